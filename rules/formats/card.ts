/** How one card is counted: what formats ask of its holes. */

import { type Count, exact, fraction, minus, plus, remainder, round, subtract } from '../exact.ts'
import type { Card, Hole } from '../game.ts'
import { strokesReceived } from '../handicap/strokes.ts'
import type { Amount, RoundResult, RoundState } from '../standings/rounds.ts'
import { remembered } from './remembered.ts'

/** How one hole counts, for formats in which a hole counts by itself. */
export type HoleRule = {
  /** What the hole counts with this many strokes taken and received: a whole number, or a fraction such as half a point. */
  readonly scored: (gross: number, hole: Hole, received: number) => Count
  /** What it counts without a score, the ball picked up or the hole never played; null when no round is valid without. */
  readonly unscored: ((hole: Hole, received: number) => Count) | null
  /** What a hole never played counts on a final board, where that is not the same. */
  readonly unplayed?: (hole: Hole, received: number) => Count
  /** Whether what counts is strokes, so that it compares with par. */
  readonly strokes: boolean
  /** Whether what counts are net strokes, so that they include those for the par of the tee. */
  readonly net?: boolean
}

/** The holes of a leaderboard that does not count all of them: by number, by par, or both. */
export type HoleChoice = { readonly numbers?: readonly number[]; readonly pars?: readonly number[] }

/** One card counted hole by hole; holes without an entry count nothing yet. */
export function countHoles(card: Card, rule: HoleRule): RoundResult {
  const received = strokesOf(card)
  const values: (Count | null)[] = new Array(card.holes.length).fill(null)
  let value: Count = 0
  let par = 0
  let thru = 0
  let invalid = false
  let hidden = 0
  const added = rule.strokes ? card.parStrokes : undefined
  for (let at = 0; at < card.holes.length; at++) {
    const hole = card.holes[at]
    const score = card.scores[at] ?? null
    if (hole === undefined || score === null) continue
    thru++
    const counted =
      typeof score === 'number' ? rule.scored(score, hole, received[at] ?? 0) : rule.unscored?.(hole, received[at] ?? 0)
    if (counted === undefined) {
      invalid = true
      continue
    }
    const forPar = added?.[at] ?? 0
    const own = rule.net && forPar !== 0 ? minus(counted, forPar) : counted
    values[at] = own
    value = plus(value, own)
    par += rule.net ? hole.par - forPar : hole.par
    hidden += rule.net ? 0 : forPar
  }
  const state = stateOf(card, thru, invalid)
  return {
    holes: card.holes,
    values,
    value: exact(value),
    toPar: rule.strokes ? round(exact(minus(value, par))) : null,
    ...(hidden !== 0 && { hiddenByPar: hidden }),
    ...(added && { parStrokes: added }),
    thru,
    state,
    handicap: card.playingHandicap,
    toCome: state === 'complete' ? nothing : amountToCome(card, received, rule, state === 'disqualified' ? values : []),
  }
}

/**
 * A card in stroke play: gross, or net of the strokes received on the holes played. Net over a whole card is gross less
 * playing handicap; its countback takes a part of the playing handicap, so the values stay gross.
 */
export function countStrokes(card: Card, score: 'gross' | 'net'): RoundResult {
  const gross = countHoles(card, grossStrokes)
  if (score === 'gross') return gross
  if (card.strokes !== undefined) return countHoles(card, netStrokes)
  const { hiddenByPar: forPar = 0, ...result } = gross
  const received = strokesOf(card)
  let given = 0
  for (let at = 0; at < received.length; at++) if (gross.values[at] !== null) given += received[at] ?? 0
  const { parStrokes } = card
  const all = parStrokes ? received.map((strokes, at) => strokes + (parStrokes[at] ?? 0)) : received
  return {
    ...result,
    value: subtract(gross.value, fraction(given + forPar)),
    toPar: gross.toPar === null ? null : gross.toPar - given,
    playingHandicap: (parStrokes ?? []).reduce((sum, strokes) => sum + strokes, card.playingHandicap),
    received: all,
  }
}

const grossStrokes: HoleRule = { scored: gross => gross, unscored: null, strokes: true }
/** Strokes less the strokes received, hole by hole. */
export const netStrokes: HoleRule = {
  scored: (gross, _hole, received) => gross - received,
  unscored: null,
  strokes: true,
  net: true,
}

const allocated = new WeakMap<readonly Hole[], Map<number, readonly number[]>>()

/** The strokes that a card receives per hole. Kept per tee, because many cards share its holes. */
export function strokesOf(card: Card): readonly number[] {
  if (card.strokes) return card.strokes
  const ofTee = remembered(allocated, card.holes, () => new Map<number, readonly number[]>())
  return remembered(ofTee, card.playingHandicap, () => strokesReceived(card.playingHandicap, card.holes))
}

/** The strokes of an entry, or null when there are none (nothing entered, picked up, conceded). */
export function grossAt(card: Card | null | undefined, at: number): number | null {
  const score = card?.scores[at]
  return typeof score === 'number' ? score : null
}

/**
 * The places of the holes in the order of play, from the start hole on and around; from the first hole when the cards
 * do not agree on one. Rules of Golf 5.1.
 */
export function playOrder(cards: readonly Card[]): readonly number[] {
  const holes = longestTable(cards)
  const startHole = cards.every(card => card.startHole === cards[0]?.startHole) ? cards[0]?.startHole : undefined
  const start = holes.findIndex(hole => hole.number === startHole)
  return holes.map((_, at) => remainder(at + (start < 0 ? 0 : start), holes.length))
}

/** The holes of the card that has most of them; none without cards. */
export function longestTable(cards: readonly (Card | null)[]): readonly Hole[] {
  return cards.reduce<readonly Hole[]>(
    (most, card) => (card && card.holes.length > most.length ? card.holes : most),
    [],
  )
}

/** Where a round stands: its status when it has one, else by the holes played. */
export function stateOf(card: Card, thru: number, invalid: boolean): RoundState {
  if (card.status !== undefined && card.status !== 'open') return card.status
  if (invalid) return 'noReturn'
  if (thru === 0) return 'notStarted'
  return thru === card.holes.length ? 'complete' : 'playing'
}

/** The card cut to the chosen holes. Strokes are those of the whole card, so the nine of an 18-hole round keep theirs. */
export function onlyHoles(card: Card, choice: HoleChoice): Card {
  const strokes = strokesOf(card)
  const kept = card.holes.flatMap((hole, at) => (isChosen(hole, choice) ? [at] : []))
  const holes = kept.flatMap(at => card.holes[at] ?? [])
  const { parStrokes } = card
  return {
    ...card,
    holes,
    scores: kept.map(at => card.scores[at] ?? null),
    strokes: kept.map(at => strokes[at] ?? 0),
    ...(parStrokes && { parStrokes: kept.map(at => parStrokes[at] ?? 0) }),
  }
}

/** The places of the holes that count on these cards; a hole counts when it is chosen on one of their tees. */
export function chosenPlaces(cards: readonly (Card | null)[], choice: HoleChoice): readonly number[] {
  const isChosenAt = (at: number) =>
    cards.some(card => {
      const hole = card?.holes[at]
      return hole !== undefined && isChosen(hole, choice)
    })
  return longestTable(cards).flatMap((_, at) => (isChosenAt(at) ? [at] : []))
}

/** Whether a hole is one of those that count. */
export function isChosen(hole: Hole, choice: HoleChoice): boolean {
  return (choice.numbers?.includes(hole.number) ?? true) && (choice.pars?.includes(hole.par) ?? true)
}

const nothing: Amount = { value: 0, toPar: 0 }

/** What the holes without a score count in the end, and instead of the values in `lost`, those of a disqualified player. */
function amountToCome(
  card: Card,
  received: readonly number[],
  rule: HoleRule,
  lost: readonly (Count | null)[],
): Amount | null {
  const count = rule.unplayed ?? rule.unscored
  if (count === null) return null
  let value: Count = 0
  let par = 0
  for (let at = 0; at < card.holes.length; at++) {
    const hole = card.holes[at]
    const counted = lost[at] ?? null
    if (hole === undefined || ((card.scores[at] ?? null) !== null && counted === null)) continue
    const forPar = rule.net ? (card.parStrokes?.[at] ?? 0) : 0
    value = plus(value, minus(minus(count(hole, received[at] ?? 0), forPar), counted ?? 0))
    if (counted === null) par += hole.par - forPar
  }
  return { value, toPar: round(exact(minus(value, par))) }
}
