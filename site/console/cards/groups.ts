/** The groups of a round and how their cards stand: what the table of cards and the control room show. */

import type { Shortening } from '../../../contract/settings/shortening.ts'
import type { Reply } from '../../ui/call.ts'
import { timeOf } from '../../ui/clock.ts'

export type RoundCards = Reply<'listCards'>
export type RoundCard = RoundCards['cards'][number]

/** Where the cards of a group stand: on the course, all holes in, or nothing left to do. */
export type GroupState = 'playing' | 'in' | 'done'

export type CardGroup = {
  readonly key: string
  readonly teeTime: string | undefined
  /** When the group went, where the starter has told it. */
  readonly startedAt: string | undefined
  /** `1A`; undefined for those who have no tee time. */
  readonly start: string | undefined
  readonly cards: readonly RoundCard[]
  readonly state: GroupState
  /** Holes that every card of the group has. */
  readonly holes: number
  /** Holes on which scorers differ. */
  readonly differ: number
  /** When a card last changed. */
  readonly updatedDt: string | undefined
}

/** The tee time of a group and its hole, `08:10 1A`; `noTime` for those who have none. */
export function nameOf({ teeTime, start }: CardGroup, noTime: string): string {
  return teeTime === undefined ? noTime : `${timeOf(teeTime)} ${start}`
}

/** The players of a group, by their last names. */
export function lastNames({ cards }: CardGroup): string {
  return cards.map(({ name, lastName = name }) => lastName).join(', ')
}

/** A card that waits for nothing: signed, official, or ruled. */
export function isDone({ status }: RoundCard): boolean {
  return status !== 'OPEN'
}

/** The groups in the order in which they want attention, in a round of which only some holes may count: those that are in as they came, those on the course as they started, those that are done. */
export function queueOf({ cards, holes, firstHole }: RoundCards, shortening?: Shortening): readonly CardGroup[] {
  const groups = [...Map.groupBy(cards, card => String(card.teePairingId ?? '-'))].map(([key, own]) =>
    groupOf(key, own, { holes, firstHole }, shortening),
  )
  const groupsIn = (state: GroupState) => groups.filter(group => group.state === state)
  const arrived = groupsIn('in').sort((a, b) => ((a.updatedDt ?? '') < (b.updatedDt ?? '') ? -1 : 1))
  return [...arrived, ...groupsIn('playing'), ...groupsIn('done')]
}

function groupOf(
  key: string,
  cards: readonly RoundCard[],
  { holes, firstHole }: Pick<RoundCards, 'holes' | 'firstHole'>,
  shortening: Shortening | undefined,
): CardGroup {
  const [first] = cards
  const open = cards.filter(card => !isDone(card))
  const entered = open.map(
    ({ strokes }) => strokes.slice(firstHole - 1, firstHole - 1 + holes).filter(score => score !== null).length,
  )
  const least = entered.length > 0 ? Math.min(...entered) : holes
  // A round that is annulled, or shortened to what was completed, waits for nobody.
  const isIn = Array.isArray(shortening)
    ? open.every(({ strokes }) => shortening.every(hole => (strokes[hole - 1] ?? null) !== null))
    : shortening !== undefined || least === holes
  return {
    key,
    teeTime: first?.teeTime,
    startedAt: first?.startedAt,
    start: first?.hole === undefined ? undefined : `${first.hole}${first.group}`,
    cards,
    state: open.length === 0 ? 'done' : isIn ? 'in' : 'playing',
    holes: least,
    differ: cards.reduce((sum, { conflicts }) => sum + conflicts.length, 0),
    updatedDt: cards
      .flatMap(card => card.updatedDt ?? [])
      .sort()
      .at(-1),
  }
}
