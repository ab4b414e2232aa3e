/** Counting one card, hole by hole: what all formats share. */

import { type Count, exact, fraction, minus, plus, remainder, round, subtract } from '../exact.ts'
import type { Card, Hole } from '../game.ts'
import { strokesReceived } from '../handicap/strokes.ts'
import type { Amount, RoundResult, RoundState } from '../standings/rounds.ts'
import { remembered } from './remembered.ts'

/** What a hole is worth, in formats that count each hole by itself. */
export type HoleRule = {
  /** Its value for this many strokes taken and received: a whole number, or a fraction such as half a point. */
  readonly scored: (gross: number, hole: Hole, received: number) => Count
  /** Its value without a score (ball picked up, or never played); null when a round without the score is not valid. */
  readonly unscored: ((hole: Hole, received: number) => Count) | null
  /** Its value on a final board when it was never played, where that differs from `unscored`. */
  readonly unplayed?: (hole: Hole, received: number) => Count
  /** Whether values are strokes, and so can be compared with par. */
  readonly strokes: boolean
  /** Whether values are net strokes, which allow for the par of the tee. */
  readonly net?: boolean
}

/** Which holes count on a leaderboard that leaves some out: chosen by number, by par, or by both. */
export type HoleChoice = { readonly numbers?: readonly number[]; readonly pars?: readonly number[] }

/** The choice of a leaderboard on which all holes count. */
export const everyHole: HoleChoice = {}

/** Counts one card hole by hole; holes without an entry count nothing yet. */
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
  const result = {
    holes: card.holes,
    values,
    value: exact(value),
    toPar: rule.strokes ? round(exact(minus(value, par))) : null,
    thru,
    state,
    handicap: card.playingHandicap,
    toCome: state === 'complete' ? nothing : amountToCome(card, received, rule, state === 'disqualified' ? values : []),
  }
  return added ? { ...result, ...(hidden !== 0 && { hiddenByPar: hidden }), parStrokes: added } : result
}

/**
 * Counts a card in stroke play: gross, or net of the strokes received on the holes played. Over a whole card, net is gross
 * less the playing handicap. Countback deducts a fraction of the playing handicap, so the values by hole stay gross.
 */
export function countStrokes(card: Card, score: 'gross' | 'net'): RoundResult {
  const gross = countHoles(card, grossStrokes)
  if (score === 'gross') return gross
  if (card.strokes !== undefined) return countHoles(card, netStrokes)
  const received = strokesOf(card)
  let given = 0
  for (let at = 0; at < received.length; at++) if (gross.values[at] !== null) given += received[at] ?? 0
  const toPar = gross.toPar === null ? null : gross.toPar - given
  const { parStrokes } = card
  if (!parStrokes) {
    const value = subtract(gross.value, fraction(given))
    return { ...gross, value, toPar, playingHandicap: card.playingHandicap, received }
  }
  const { hiddenByPar = 0, ...result } = gross
  return {
    ...result,
    value: subtract(gross.value, fraction(given + hiddenByPar)),
    toPar,
    playingHandicap: parStrokes.reduce((sum, strokes) => sum + strokes, card.playingHandicap),
    received: received.map((strokes, at) => strokes + (parStrokes[at] ?? 0)),
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

/** The strokes that a card receives on each hole, in the order of its holes. */
export function strokesOf(card: Card): readonly number[] {
  return card.strokes ?? strokesOn(card.holes, card.playingHandicap)
}

const allocated = new WeakMap<readonly Hole[], Map<number, readonly number[]>>()

/** The strokes that a playing handicap receives on each hole of a tee. Kept, because many cards share its holes. */
export function strokesOn(holes: readonly Hole[], playingHandicap: number): readonly number[] {
  const ofTee = remembered(allocated, holes, () => new Map<number, readonly number[]>())
  return remembered(ofTee, playingHandicap, () => strokesReceived(playingHandicap, holes))
}

/** The gross strokes at index `at` of a card; null when there are none (nothing entered, picked up, conceded). */
export function grossAt(card: Card | null | undefined, at: number): number | null {
  const score = card?.scores[at]
  return typeof score === 'number' ? score : null
}

/**
 * The indexes of the holes in the order of play: from the start hole onwards and round to it again, or from the first hole
 * when the cards disagree on the start. Rules of Golf 5.1.
 */
export function playOrder(cards: readonly Card[]): readonly number[] {
  const holes = longestTable(cards)
  const startHole = cards.every(card => card.startHole === cards[0]?.startHole) ? cards[0]?.startHole : undefined
  const start = holes.findIndex(hole => hole.number === startHole)
  return holes.map((_, at) => remainder(at + (start < 0 ? 0 : start), holes.length))
}

/** The holes of the card with the most holes; an empty list without cards. */
export function longestTable(cards: readonly (Card | null)[]): readonly Hole[] {
  return cards.reduce<readonly Hole[]>(
    (most, card) => (card && card.holes.length > most.length ? card.holes : most),
    [],
  )
}

/** The state of a round: the status of the card when it has one, otherwise what the holes played say. */
export function stateOf(card: Card, thru: number, invalid: boolean): RoundState {
  if (card.status !== undefined && card.status !== 'open') return card.status
  if (invalid) return 'noReturn'
  if (thru === 0) return 'notStarted'
  return thru === card.holes.length ? 'complete' : 'playing'
}

/** The card with only the chosen holes. They keep the strokes that they receive on the whole card. */
export function onlyHoles(card: Card, choice: HoleChoice): Card {
  const { places, holes } = chosenOf(card.holes, choice)
  const strokes = strokesOf(card)
  const { parStrokes } = card
  return {
    ...card,
    holes,
    scores: places.map(at => card.scores[at] ?? null),
    strokes: places.map(at => strokes[at] ?? 0),
    ...(parStrokes && { parStrokes: places.map(at => parStrokes[at] ?? 0) }),
  }
}

type ChosenHoles = { readonly places: readonly number[]; readonly holes: readonly Hole[] }

const chosen = new WeakMap<HoleChoice, WeakMap<readonly Hole[], ChosenHoles>>()

/** The chosen holes of a tee, with their indexes. Kept by choice and tee, because many cards share its holes. */
function chosenOf(holes: readonly Hole[], choice: HoleChoice): ChosenHoles {
  const ofChoice = remembered(chosen, choice, () => new WeakMap<readonly Hole[], ChosenHoles>())
  return remembered(ofChoice, holes, () => {
    const places = holes.flatMap((hole, at) => (isChosen(hole, choice) ? [at] : []))
    return { places, holes: places.flatMap(at => holes[at] ?? []) }
  })
}

/** The indexes of the holes that count on these cards; a hole counts when it is chosen on any of their tees. */
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

/**
 * What the holes without a score will be worth in the end. `lost` are the values of a disqualified player, which are
 * replaced in the same way. Null when a round without a score is not valid.
 */
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
