import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/**
 * Locks the registrations of these players, so that only this transaction gives them places in flights, teams and tee
 * pairings, or ends their registrations; returns those who are registered. Locks are taken in one order everywhere: event, registrations, then flights, teams
 * or tee pairings.
 */
export async function lockRegistrations(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select player_id as "playerId" from registration
      where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = any(${playerIds}::bigint[])
      order by player_id for no key update`,
  )
  return new Set(rows.map(({ playerId }) => playerId))
}
