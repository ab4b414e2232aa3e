import type { Language } from '../../../contract/words/languages.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { playOrder } from '../../../rules/teeSheets/teeTime.ts'
import { publicEventId, type VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventOrRounds } from '../../domain/events/eventOrRounds.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type RoundCard, roundCards } from '../../live/board.sql.ts'
import { slotKey } from '../../live/cardSlots.ts'
import { cell, type Section } from '../../print/document.ts'
import type { Names } from '../../print/names.ts'
import { type Pairing, pairingsOf } from '../../print/playedRounds.ts'
import { doubledHoles, teeOf, timeCell } from '../../print/teeSheet.ts'

/** A group and how far it is. `at`: the hole where it starts, or that it plays now; of one that is in, the last. */
export type PlacedGroup = Pairing & {
  readonly state: 'ahead' | 'out' | 'in'
  readonly thru: number
  readonly at: number
}

/** The groups of a round: those who have not begun, those on the course by the holes that they have played, those who are in. */
export type GroupsOfRound = {
  /** All of them, in the order of the tee sheet. */
  readonly all: readonly PlacedGroup[]
  readonly ahead: readonly PlacedGroup[]
  readonly out: readonly PlacedGroup[]
  readonly inCount: number
  /** The numbers of the holes that are played, by course. */
  readonly holesOf: ReadonlyMap<number, readonly number[]>
  /** The holes from which several groups start at the same time. */
  readonly doubled: ReadonlySet<number>
}

/** How far the groups of a round are, by their cards. `round`: the public id of the round in play. */
export async function groupsOfRound(tx: Transaction, event: VisibleEvent, round: string): Promise<GroupsOfRound> {
  const [all, written, parts] = await Promise.all([
    pairingsOf(tx, event, 'shown'),
    roundCards(tx, event),
    eventOrRounds(tx, event, 'rounds'),
  ])
  const pairings = all.filter(({ eventId }) => eventId === round)
  const cards = new Map(written.map(card => [slotKey(card.eventId, card.side, card.sideId), card]))
  const played = parts.filter(part => publicEventId('R', part.eventId) === round)
  const tees = played.flatMap(part => [...part.tees.values()])
  const holesOf = new Map(tees.map(({ courseId, card }) => [courseId, card.map(({ number }) => number)]))
  // A tee time that nobody has is no group yet.
  const placed = pairings.flatMap(pairing => {
    if (pairing.players.length === 0) return []
    const holes = playOrder(holesOf.get(pairing.courseId) ?? usualHoles, pairing.hole)
    const progress = progressOf(cardsOfGroup(pairing, cards), holes)
    return { ...pairing, ...progress, at: holes[Math.min(progress.thru, holes.length - 1)] ?? pairing.hole }
  })
  return {
    all: placed,
    ahead: placed.filter(({ state }) => state === 'ahead'),
    out: placed.filter(({ state }) => state === 'out').toSorted((a, b) => b.thru - a.thru),
    inCount: placed.filter(({ state }) => state === 'in').length,
    holesOf,
    doubled: doubledHoles(pairings),
  }
}

/** The card of each player, or the one of the team where it plays one ball. */
function cardsOfGroup({ eventId, players }: Pairing, cards: ReadonlyMap<string, RoundCard>): readonly RoundCard[] {
  const round = Number(eventId.slice(2))
  const keys = players.flatMap(({ playerId, teamId }) => [
    slotKey(round, 'P', playerId),
    ...(teamId === undefined ? [] : [slotKey(round, 'T', teamId)]),
  ])
  return [...new Set(keys)].flatMap(key => cards.get(key) ?? [])
}

/** Of a course that is not known. */
export const usualHoles: readonly number[] = Array.from({ length: 18 }, (_, at) => at + 1)

const stillPlaying: ReadonlySet<RoundCard['status']> = new Set(['OPEN', 'SIGNED', 'OFFICIAL'])

/** By the numbers of the holes in the order of play. A group has come as far as the card that is furthest, and is in when nobody of it has a hole left. */
function progressOf(cards: readonly RoundCard[], holes: readonly number[]) {
  const begun = cards.map(card => ({
    ...card,
    thru: holes.filter(number => (card.strokes[number - 1] ?? null) !== null).length,
  }))
  const thru = Math.max(0, ...begun.map(card => card.thru))
  const playing = begun.filter(card => stillPlaying.has(card.status) && card.thru > 0)
  const left = playing.filter(card => card.status === 'OPEN' && card.thru < holes.length)
  if (left.length > 0) return { state: 'out', thru } as const
  // Somebody who was out before the first hole leaves the others ahead.
  return { state: thru > 0 ? 'in' : 'ahead', thru } as const
}

/** The groups on the course as a table; undefined when there is none. */
export function groupsOut(
  { out, doubled }: GroupsOfRound,
  names: Names,
  clock: Clock,
  language: Language,
): Section | undefined {
  const words = wordsIn(language).wall
  if (out.length === 0) return undefined
  return {
    id: 'out',
    title: words.onCourse,
    count: out.length,
    columns: [
      { key: 'time', name: words.time, tight: true },
      { key: 'tee', name: words.teeHead, tight: true },
      { key: 'players', name: words.players },
      { key: 'thru', name: words.thru, end: true },
    ],
    heading: 2,
    rows: out.map(group => ({
      id: String(group.id),
      cells: [
        timeCell(group, clock, language),
        cell(teeOf(group, doubled)),
        cell(names.players(group.players)),
        cell(group.thru),
      ],
    })),
    empty: '',
  }
}
