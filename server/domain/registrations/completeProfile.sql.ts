import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Marks a profile as checked by its player, who alone can change it from now on. `byMail` proves its details too. */
export async function markCompleted(
  tx: Transaction,
  playerId: number,
  byMail: boolean,
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      update player set completed_at = coalesce(completed_at, ${now.toString()}::timestamptz),
        unproven = case when ${byMail}::boolean then '{}' else unproven end,
        email_community_id = case when ${byMail}::boolean then null else email_community_id end
      where player_id = ${playerId}`,
  )
}
