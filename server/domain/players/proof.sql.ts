import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

const mostTriesADay = 5

/** Counts an attempt of the credential to prove that it knows the player; false when it has used all attempts of the day. */
export async function countTry(
  tx: Transaction,
  { credentialId, playerId }: { readonly credentialId: number; readonly playerId: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const dayAgo = now.subtract({ hours: 24 }).toString()
  const own = tx.rows(sql`select set_config('caddiemaster.credential', ${String(credentialId)}, true)`)
  const counted = tx.first(
    sql<{ tries: number }>`
      insert into proof_try as t (credential_id, player_id, since, tries)
      values (${credentialId}, ${playerId}, ${now.toString()}::timestamptz, 1)
      on conflict (credential_id, player_id) do update set
        since = case when t.since < ${dayAgo}::timestamptz then excluded.since else t.since end,
        tries = case when t.since < ${dayAgo}::timestamptz then 1 else t.tries + 1 end
      returning tries`,
  )
  const [row] = await Promise.all([counted, own])
  return (row?.tries ?? 1) <= mostTriesADay
}
