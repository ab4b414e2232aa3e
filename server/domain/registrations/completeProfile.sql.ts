import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The player has checked the profile, which only the player can change from now on; `byMail` they are proven too. */
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
