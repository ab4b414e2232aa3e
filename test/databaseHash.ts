/** One hash over everything that an operation could change, so that a refusal can be shown to change nothing. */
import { tablesOf } from './tablesOf.ts'
import type { World } from './world.ts'

/** Tables that a refusal may change, each with the reason. Every other one of the catalogue is in the hash. */
const changedByRefusals: Readonly<Record<string, string>> = {
  begun: 'what a browser has begun is for one answer, right or wrong',
  code_try: 'a wrong code counts',
  proof_try: 'a try to prove that one knows a player counts, also when it was wrong',
}

/** Whoever asks `/health` has a write tried, which says when. */
const triedWrites = 'written_at'

const tablesByWorld = new WeakMap<World, Promise<readonly string[]>>()

export async function databaseHash(world: World): Promise<string> {
  const known = tablesByWorld.get(world) ?? tablesOf(world)
  tablesByWorld.set(world, known)
  const parts = (await known)
    .filter(table => !(table in changedByRefusals))
    .map(
      table =>
        `select '${table}' as name, coalesce(md5(string_agg(r, '|' order by r)), '') as hash from (
          select (to_jsonb(t) - '${triedWrites}')::text as r from ${table} t) x`,
    )
  const [row] = await world.rows<{ hash: string }>(
    `select md5(string_agg(name || hash, '' order by name)) as hash from (${parts.join(' union all ')}) x`,
  )
  return row?.hash ?? ''
}
