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

const prepared = new WeakMap<World, Promise<unknown>>()

export async function databaseHash(world: World): Promise<string> {
  const known = prepared.get(world) ?? prepare(world)
  prepared.set(world, known)
  await known
  const [row] = await world.rows<{ hash: string }>('execute database_hash')
  return row?.hash ?? ''
}

/** To plan a statement over a hundred tables takes longer than to run it, and thousands of tests do. */
async function prepare(world: World): Promise<void> {
  const parts = (await tablesOf(world))
    .filter(table => !(table in changedByRefusals))
    .map(
      table =>
        `select '${table}' as name, coalesce(md5(string_agg(r, '|' order by r)), '') as hash from (
          select (to_jsonb(t) - '${triedWrites}')::text as r from ${table} t) x`,
    )
  await world.rows(
    `prepare database_hash as
      select md5(string_agg(name || hash, '' order by name)) as hash from (${parts.join(' union all ')}) x`,
  )
}
