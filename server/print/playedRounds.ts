/** The rounds of an event as printouts need them: tee pairings with time, hole and handicaps. */
import type { Static } from 'typebox'
import type { TeePairing } from '../../contract/teeSheet/published.ts'
import { publicEventId, type VisibleEvent } from '../domain/access/visibleEvent.ts'
import { type HandicapOnCards, handicapsOnCards } from '../domain/dots/handicapsOnCards.ts'
import { type MatchOfRound, madeMatches } from '../domain/leaderboards/madeMatches.sql.ts'
import { createsMatches } from '../domain/leaderboards/sides.ts'
import { shownTeePairings, teePairings, teePairingsOfRounds } from '../domain/teeSheet/teePairings.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'

export type Pairing = Static<typeof TeePairing>
export type PairedPlayer = Pairing['players'][number]

/** Which tee sheet: the one that directors work on and print, or the one that people see who have a link. */
export type SheetOf = 'working' | 'shown'

export type PlayedRound = {
  readonly eventId: string
  /** The name of the round; undefined for a single round event. */
  readonly name: string | undefined
  readonly pairings: readonly Pairing[]
  /** Whether the pairings are on more than one course. */
  readonly hasCourses: boolean
  readonly handicaps: ReadonlyMap<number, HandicapOnCards>
  /** The matches that a director has made in it. */
  readonly matches: readonly MatchOfRound[]
}

/** The rounds that have tee times, in order. */
export async function playedRounds(
  tx: Transaction,
  event: VisibleEvent,
  roundNames: ReadonlyMap<string, string>,
  sheet: SheetOf = 'working',
): Promise<readonly PlayedRound[]> {
  const [pairings, handicaps, made] = await Promise.all([
    pairingsOf(tx, event, sheet),
    handicapsOnCards(tx, event),
    madeMatches(tx, event),
  ])
  const matches = made.filter(({ formatId }) => createsMatches(formatId))
  const ofRounds = Map.groupBy(handicaps, ({ part }) => publicEventId('R', part.eventId))
  return [...Map.groupBy(pairings, pairing => pairing.eventId)].map(([eventId, own]) => ({
    eventId,
    name: roundNames.get(eventId),
    pairings: own,
    hasCourses: new Set(own.map(({ courseId }) => courseId)).size > 1,
    handicaps: new Map((ofRounds.get(eventId) ?? []).map(handicap => [handicap.playerId, handicap])),
    matches: matches.filter(match => publicEventId('R', match.eventId) === eventId),
  }))
}

/** The tee pairings of the event or of all its rounds, by time, hole and group. */
export async function pairingsOf(
  tx: Transaction,
  event: VisibleEvent,
  sheet: SheetOf = 'working',
): Promise<readonly Pairing[]> {
  if (sheet === 'shown') return JSON.parse((await shownTeePairings(tx, event)).text)
  const listed = event.kind === 'M' ? teePairingsOfRounds(tx, event, {}) : teePairings(tx, event, {})
  return JSON.parse((await listed).text)
}
