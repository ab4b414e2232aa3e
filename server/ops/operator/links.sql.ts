import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Whether a player is registered for an event. */
export async function isRegistered(
  tx: Transaction,
  communityId: number,
  eventId: number,
  playerId: number,
): Promise<boolean> {
  const row = await tx.first(
    sql`select 1 from registration where community_id = ${communityId} and event_id = ${eventId} and player_id = ${playerId}`,
  )
  return row !== undefined
}
