/** What the phone shows of a card: what the server knows with the taps that are still on the phone, counted by the rules. */
import type { PhoneCard, PhoneRound, StandingEntry } from '../../contract/site/scorecard.ts'
import { countStrokes, onlyHoles, strokesOf } from '../../rules/formats/card.ts'
import { pointsOn } from '../../rules/formats/runningPoints.ts'
import type { Card } from '../../rules/game.ts'
import { type HoleEntry, officialHole, registersOf } from '../../rules/recording/scoreLog.ts'
import type { StoredTap } from './store.ts'

/** One hole of a card: what counts, what this scorer said, and what others said when they differ. Strokes; 0 picked up, null nothing. */
export type HoleView = {
  readonly strokes: number | null
  readonly own: number | null
  readonly conflict: readonly { readonly scorer: string; readonly value: number | null }[]
}

/** The hole of a card as it stands for this scorer. */
export function holeView(card: PhoneCard, hole: number, scorer: number): HoleView {
  const entries = (registersOf(card.entries.map(logged)).get(hole) ?? []) as readonly HoleEntry[]
  const { strokes, conflict } = officialHole(entries)
  const said = entries.filter(({ kind, register, value }) => kind === 'score' && register !== 'C' && value !== null)
  return {
    strokes,
    own: entries.find(entry => entry.scorer === `player:${scorer}`)?.value ?? null,
    conflict: conflict ? said.map(entry => ({ scorer: entry.scorer, value: entry.value })) : [],
  }
}

/** The round with a tap of this phone in its register. */
export function withTap(round: PhoneRound, tap: StoredTap): PhoneRound {
  return { ...round, cards: round.cards.map(card => (card.cardId === tap.cardId ? withEntry(card, tap) : card)) }
}

function withEntry(card: PhoneCard, tap: StoredTap): PhoneCard {
  const entry: StandingEntry = {
    entryId: tap.entryId,
    hole: tap.hole,
    kind: 'score',
    value: tap.value,
    register: card.playerIds.includes(tap.scorer) ? 'P' : 'M',
    scorer: `player:${tap.scorer}`,
    device: tap.device,
    deviceSequence: tap.deviceSequence,
  }
  return { ...card, entries: [...card.entries.filter(({ entryId }) => entryId !== tap.entryId), entry] }
}

/** The round with all taps that wait, also those of whoever had the phone before. */
export function withTaps(round: PhoneRound, taps: readonly StoredTap[]): PhoneRound {
  return taps.filter(tap => tap.rejected === undefined && tap.roundId === round.roundId).reduce(withTap, round)
}

/** The highest number of a device that this phone has seen in the round. */
export function highestSequence(round: PhoneRound): number {
  return round.cards.flatMap(card => card.entries).reduce((most, entry) => Math.max(most, entry.deviceSequence), 0)
}

/** Running totals. Gross and net to par; net is null without a handicap, points also where none are given. */
export type Totals = {
  readonly gross: number
  readonly net: number | null
  readonly points: number | null
  readonly thru: number
}

/**
 * Whether a hole counts in a round that the committee has shortened. Of the holes that everybody has completed the phone
 * knows only its own group's: there all may count, and the leaderboard says which do.
 */
export function isCounted({ shortening = null }: PhoneRound, hole: number): boolean {
  return Array.isArray(shortening) ? shortening.includes(hole) : shortening !== 'nothing'
}

/** Totals of a card as `scorer` entered it, over the holes that count; of an annulled round over all of them. */
export function totalsOf(round: PhoneRound, card: PhoneCard, scorer: number): Totals {
  const { shortening } = round
  const whole = ruledCard(card, scorer)
  const counted = Array.isArray(shortening) ? onlyHoles(whole, { numbers: shortening }) : whole
  const gross = countStrokes(counted, 'gross')
  const has = card.playingHandicap !== null
  return {
    gross: gross.toPar ?? 0,
    net: has ? countStrokes(counted, 'net').toPar : null,
    points: pointsOf(round, card, counted),
    thru: gross.thru,
  }
}

/** The points of what is counted of a card; null where the round gives none, or a handicap is missing. */
function pointsOf({ points }: PhoneRound, { playingHandicap }: PhoneCard, counted: Card): number | null {
  if (!points || (points.score === 'net' && playingHandicap === null)) return null
  const received = strokesOf(counted)
  const hundredths = counted.holes.reduce((sum, { par }, at) => {
    const score = counted.scores[at] ?? null
    if (score === null) return sum
    return sum + (typeof score === 'number' ? pointsOn(points, score, par, received[at] ?? 0) : points.pickedUp)
  }, 0)
  return hundredths / 100
}

/** The strokes over some holes, those that count; null while one of them has none or was picked up, and without any. */
export function strokesOver(
  round: PhoneRound,
  card: PhoneCard,
  scorer: number,
  [from, to]: readonly [number, number],
): number | null {
  const counted = card.holes.filter(({ number }) => number >= from && number <= to && isCounted(round, number))
  const strokes = counted.map(({ number }) => holeView(card, number, scorer).strokes)
  return strokes.length === 0 || strokes.includes(null) || strokes.includes(0)
    ? null
    : strokes.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

/** Strokes received on each hole of the card; negative where they are given. */
export function receivedOn(card: PhoneCard): readonly number[] {
  return strokesOf({ holes: card.holes, scores: [], playingHandicap: card.playingHandicap ?? 0 })
}

function ruledCard(card: PhoneCard, scorer: number): Card {
  const scores = card.holes.map(({ number }) => {
    const { strokes } = holeView(card, number, scorer)
    return strokes === 0 ? 'pickedUp' : strokes
  })
  return { holes: card.holes, scores, playingHandicap: card.playingHandicap ?? 0 }
}

function logged(entry: StandingEntry) {
  return { ...entry, arrival: 0, status: null, receivedAt: '' }
}
