import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/**
 * Holds players until the end of the transaction, before anything else that it locks. Everybody takes locks in one order, so
 * that nobody waits in a circle (docs/decisions/031): players by id, events by id, registrations by event and player, and
 * then what hangs on them. `keep`: they stay, under the names that they have; others may keep them too. `change`: nobody
 * else changes or keeps them.
 */
export async function holdPlayers(
  tx: Transaction,
  playerIds: readonly number[],
  purpose: 'keep' | 'change',
): Promise<void> {
  if (playerIds.length === 0) return
  const strength = purpose === 'keep' ? sql`share` : sql`no key update`
  await tx.rows(
    sql`select from player where player_id = any(${playerIds}::bigint[]) order by player_id for ${strength}`,
  )
}

/**
 * Holds all that these players have in events, in the order of {@link holdPlayers}, which comes first: with the players held
 * nothing is added. For transactions that see everything.
 */
export async function holdEventsOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await tx.rows(
    sql`
      select from event e where e.event_id in (
        select x.event_id from (
          select event_id from registration where player_id = any(${playerIds}::bigint[])
          union select event_id from sign_up where player_id = any(${playerIds}::bigint[])) as own
        join event x on x.event_id = own.event_id or x.parent_event_id = own.event_id)
      order by e.event_id for no key update`,
  )
  await holdRegistrationsOf(tx, playerIds)
}

/** Holds the registrations of these players in all events. For transactions that see everything. */
export async function holdRegistrationsOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await tx.rows(
    sql`
      select from registration where player_id = any(${playerIds}::bigint[]) order by event_id, player_id for no key update`,
  )
}
