import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { itselfAndRounds } from '../access/eventAndRounds.sql.ts'

/**
 * Locks players until the transaction ends, before anything else is locked, and answers which of them there are. All
 * transactions take locks in one order, so that none wait for each other in a circle (docs/decisions/031): players by id,
 * events by id, registrations by event and player, and then what depends on them. A player who comes back afterwards, because
 * a merge is undone, is not held: callers go on as if there were none. `keep`: the players and their names stay as they are;
 * others may keep them too. `change`: nobody else may change or keep them.
 */
export async function holdPlayers(
  tx: Transaction,
  playerIds: readonly number[],
  purpose: 'keep' | 'change',
): Promise<ReadonlySet<number>> {
  if (playerIds.length === 0) return new Set()
  const strength = purpose === 'keep' ? sql`share` : sql`no key update`
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select player_id as "playerId" from player
      where player_id = any(${playerIds}::bigint[]) order by player_id for ${strength}`,
  )
  return new Set(rows.map(({ playerId }) => playerId))
}

/**
 * Locks all that these players have in events, in the order of {@link holdPlayers}, which must come first: while players are
 * locked nothing is added. For transactions over all communities.
 */
export async function holdEventsOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await tx.rows(
    sql`
      select from event e where (e.community_id, e.event_id) in (
        select own.community_id, part.event_id from (
          select community_id, event_id from registration where player_id = any(${playerIds}::bigint[])
          union select community_id, event_id from sign_up where player_id = any(${playerIds}::bigint[])) as own
        cross join ${itselfAndRounds(sql`own`)} part)
      order by e.event_id for no key update`,
  )
  await holdRegistrationsOf(tx, playerIds)
}

/** Locks the registrations of these players in all events. For transactions over all communities. */
export async function holdRegistrationsOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await tx.rows(
    sql`
      select from registration where player_id = any(${playerIds}::bigint[]) order by event_id, player_id for no key update`,
  )
}
