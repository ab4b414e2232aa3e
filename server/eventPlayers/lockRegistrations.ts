import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'

/**
 * Makes this transaction the only one that gives these players places in flights, teams and tee pairings, or ends their
 * registrations. Locks are taken in one order everywhere: event, registrations, then flights, teams or tee pairings.
 */
export async function lockRegistrations(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[],
): Promise<void> {
  await tx.rows(
    statement(sql`
      select from registration
      where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = any(${playerIds}::bigint[])
      order by player_id for no key update`),
  )
}
