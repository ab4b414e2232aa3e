import type { LeftOut } from '../../../rules/recording/cardFromLog.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type EventState, isClosed, stateInEffect } from '../events/eventState.ts'
import { registered } from '../roster/registered.sql.ts'
import { type CardOwner, cardIdOf, type StoredEntry } from './card.ts'
import { cardVersions, type LoggedEntry, lockMembers, lockRound, lockTeams, logOf } from './recording.sql.ts'

/** A round with cards that only this transaction can write until it ends. */
export type OpenRound = {
  readonly event: VisibleEvent
  readonly state: EventState
  /** Whether the round is official or cancelled: no card changes. */
  readonly closed: boolean
  readonly holes: number
  /** The number of the first of them on the course: 1, or 10 where the second nine is played. */
  readonly firstHole: number
  /** Whether teams have one score a hole. */
  readonly teamScores: boolean
  /** Whether players' scores count: not every leaderboard is for teams with one ball. */
  readonly playerScores: boolean
  /** The players in question who are registered. */
  readonly players: ReadonlySet<number>
  /** The teams in question that play in the round, with their players. */
  readonly teams: ReadonlyMap<number, readonly number[]>
  /** The logs of the cards in question, by card, without entries that were outdone. */
  readonly logs: ReadonlyMap<string, readonly StoredEntry[]>
  /** The entries left out, by card. */
  readonly leftOut: ReadonlyMap<string, LeftOut>
  /** Every entry of these logs, by id. */
  readonly entries: ReadonlyMap<string, LoggedEntry>
}

type Wanted = {
  readonly sides: readonly CardOwner[]
  /** The players who keep scores. */
  readonly scorerIds?: readonly number[]
}

/**
 * Locks the round in its state, and the sides for one writer at a time, always in the order event, players, teams; then
 * reads their logs. All of it is one round trip. Refuses with `ROUND_REQUIRED` on a multi-round event.
 */
export async function openRound(
  refuse: Refuse<'ROUND_REQUIRED' | 'UNAUTHORIZED'>,
  tx: Transaction,
  event: VisibleEvent,
  { sides, scorerIds = [] }: Wanted,
): Promise<OpenRound> {
  requireRound(refuse, event)
  const idsOf = (wanted: CardOwner['side']) => [
    ...new Set(sides.filter(({ side }) => side === wanted).map(({ sideId }) => sideId)),
  ]
  const teamIds = idsOf('T')
  const playerIds = idsOf('P')
  const others = [...new Set(scorerIds)].filter(id => !playerIds.includes(id))
  const [rows, players, , teams, scorers, log, versions] = await Promise.all([
    lockRound(tx, event),
    registered(tx, event, playerIds, sql`for no key update`),
    lockMembers(tx, event, teamIds),
    lockTeams(tx, event, teamIds),
    registered(tx, event, others, sql``),
    logOf(tx, event, sides),
    cardVersions(tx, event, sides),
  ])
  const logs = Map.groupBy(log, cardIdOf)
  const isHere = ({ eventId }: { readonly eventId: number }) => eventId === event.eventId
  const own = rows.find(isHere)
  if (own === undefined) return refuse('UNAUTHORIZED', 'eventGone')
  const parent = rows.find(row => !isHere(row))
  const state = stateInEffect(own.state, parent?.state ?? null)
  return {
    event,
    state,
    closed: isClosed(state),
    holes: own.holes ?? 18,
    firstHole: own.firstHole,
    teamScores: own.teamScores,
    playerScores: own.playerScores,
    players: new Set([...players, ...scorers]),
    teams: new Map(teams.map(({ teamId, playerIds }) => [teamId, playerIds])),
    logs,
    leftOut: new Map(
      [...versions].map(([cardId, { version, updatedAt }]) => [
        cardId,
        { entries: Math.max(0, version - (logs.get(cardId)?.length ?? 0)), updatedAt },
      ]),
    ),
    entries: new Map(log.map(entry => [entry.entryId, entry])),
  }
}

/** Refuses with `ROUND_REQUIRED` on a multi-round event: cards belong to rounds. */
export function requireRound(refuse: Refuse<'ROUND_REQUIRED'>, event: VisibleEvent): void {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'cards')
}
