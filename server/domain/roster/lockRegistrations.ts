import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { registered } from './registered.sql.ts'

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
  return new Set(await registered(tx, event, playerIds, sql`for no key update`))
}
