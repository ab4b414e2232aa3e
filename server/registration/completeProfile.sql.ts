import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'

/** The player has gone through the own details: they are proven, and from now on the player's alone to change. */
export async function markCompleted(tx: Transaction, playerId: number, now: Temporal.Instant): Promise<void> {
  await tx.rows(
    statement(sql`
      update player set completed_at = coalesce(completed_at, ${now.toString()}::timestamptz), unproven = '{}'
      where player_id = ${playerId}`),
  )
}
