import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

const mostTriesADay = 5

/** Counts a try of the caller to prove acquaintance with the player; false when all tries of a day are used up. */
export async function countTry(
  tx: Transaction,
  { actor, playerId }: { readonly actor: string; readonly playerId: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const dayAgo = now.subtract({ hours: 24 }).toString()
  const own = tx.rows(sql`select set_config('caddiemaster.actor', ${actor}, true)`)
  const counted = tx.first(
    sql<{ tries: number }>`
      insert into proof_try as t (actor, player_id, since, tries)
      values (${actor}, ${playerId}, ${now.toString()}::timestamptz, 1)
      on conflict (actor, player_id) do update set
        since = case when t.since < ${dayAgo}::timestamptz then excluded.since else t.since end,
        tries = case when t.since < ${dayAgo}::timestamptz then 1 else t.tries + 1 end
      returning tries`,
  )
  const [row] = await Promise.all([counted, own])
  return (row?.tries ?? 1) <= mostTriesADay
}
