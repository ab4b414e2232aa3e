/** Whether a request may name players of an event: they are registered, known to the caller but not registered, or neither. */

import { type Said, said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { FieldError, Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

type Standing = { readonly playerId: number; readonly registered: boolean; readonly known: boolean }

/** A player id in a request. `pointer` is its place in the body; without one it is in the path. */
export type Named = { readonly playerId: number; readonly pointer?: string }

/**
 * Makes sure that all players are registered for the event (for the M event of a round). Refuses with `UNAUTHORIZED` for a
 * player whom the caller does not know, then with `whenKnown` (`NOT_REGISTERED` for assignments, `NOT_FOUND` elsewhere).
 * `locked`: whose registrations this transaction has locked. They are the registered ones: somebody who was registered since is
 * not locked, and what was read with the lock does not have them.
 */
export async function requireRegistered<C extends 'NOT_REGISTERED' | 'NOT_FOUND'>(
  refuse: Refuse<NoInfer<C> | 'UNAUTHORIZED'>,
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  named: readonly Named[],
  whenKnown: C,
  locked?: ReadonlySet<number>,
): Promise<void> {
  const players = named.filter(({ playerId }) => !locked?.has(playerId))
  if (players.length === 0) return
  const standings = new Map(
    (
      await standingsOf(
        tx,
        event,
        communities,
        players.map(({ playerId }) => playerId),
      )
    ).map(row => [row.playerId, row]),
  )
  const unknown = players.filter(
    ({ playerId }) => !standings.get(playerId)?.registered && !standings.get(playerId)?.known,
  )
  refuseUnknown(refuse, unknown)
  const missing = locked ? players : players.filter(({ playerId }) => !standings.get(playerId)?.registered)
  if (missing.length > 0) {
    // The compiler cannot look up the words of a code that it does not know; both codes have the same.
    const refuseKnown = refuse as unknown as Refuse<'NOT_REGISTERED' | 'NOT_FOUND'>
    refuseKnown(whenKnown, 'players', {
      players: list(missing),
      errors: pointers(missing, said('fields.isNotRegisteredEvent')),
    })
  }
}

/** Refuses with `UNAUTHORIZED` when there are any. */
export function refuseUnknown(refuse: Refuse<'UNAUTHORIZED'>, unknown: readonly Named[]): void {
  if (unknown.length === 0) return
  refuse('UNAUTHORIZED', 'players', {
    players: list(unknown),
    errors: pointers(unknown, said('fields.isNotPlayerInReach')),
  })
}

/** `offset 0` keeps PostgreSQL from reading the whole field, or all members, for one player. */
function standingsOf(
  tx: Transaction,
  event: VisibleEvent,
  communities: readonly number[],
  playerIds: readonly number[],
): Promise<Standing[]> {
  return tx.rows(
    sql<Standing>`
      select p.id as "playerId",
        exists (select from registration r where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId} and r.player_id = p.id offset 0) as registered,
        exists (select from membership m where m.community_id = any(${communities}) and m.player_id = p.id offset 0) as known
      from unnest(${playerIds}::bigint[]) as p(id)`,
  )
}

function list(players: readonly Named[]): string {
  return `Player ${players
    .slice(0, 5)
    .map(({ playerId }) => playerId)
    .join(', ')}${players.length > 5 ? ' ...' : ''}`
}

function pointers(players: readonly Named[], message: Said): FieldError[] {
  return players.flatMap(({ pointer }) => (pointer === undefined ? [] : [{ pointer, message }]))
}
