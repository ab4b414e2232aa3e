/** How well everybody plays today, judged by the holes played so far. */

import { quotient } from '../exact.ts'
import { strokesOf } from '../formats/card.ts'
import type { Entry } from '../formats/format.ts'
import type { Card } from '../game.ts'
import { partsOfStroke, varianceAt } from './strokesToPar.ts'

/** A card with holes to come. Means are parts of a stroke over par, by hole to come, before the form of the player. */
export type OpenCard = {
  readonly entry: number
  readonly round: number
  readonly place: number
  readonly card: Card
  /** The indexes of the holes to come. */
  readonly toCome: readonly number[]
  readonly means: readonly number[]
  /** Whose ball it is: an index into `forms`. */
  readonly player: number
}

/** What a player makes better or worse than expected on each hole, in parts of a stroke, and how far that may be off. */
export type Form = { readonly mean: number; readonly spread: number }

/** Everything a simulation draws from. */
export type Field = { readonly open: readonly OpenCard[]; readonly forms: readonly Form[] }

/** A player over par for each stroke received, and beside it: the line through the real cards of `rules/vectors/scoring`. */
const perStroke = 923
const beside = 233

/** As many holes count against the field's own mean, and against that of one hole. */
const holesOfField = 36
const holesOfHole = 8

/**
 * How far players of one field differ before anything is known, in parts of a stroke squared: two strokes over 18 holes.
 * They never differ by less than one and a half, as on tours. `playersOfSpread` is the weight of the first against what the
 * field shows.
 */
const usualSpread = quotient(2 * partsOfStroke, 18) ** 2
const leastSpread = quotient(3 * partsOfStroke, 2 * 18) ** 2
const playersOfSpread = 20

/**
 * Judges a field: what it makes of the course, of each hole, and what each player makes of it. A player's own holes weigh
 * against the field's mean as much as their number deserves (an empirical Bayes estimate). `isPlayed` says
 * whether a hole of a round (by index) is still to be played by those who have no score on it.
 */
export function fieldOf(entries: readonly Entry[], isPlayed: (round: number, hole: number) => boolean): Field {
  const balls = ballsOf(entries)
  const played = balls.flatMap(playedHoles)
  const field = quotient(sumOf(played), played.length + holesOfField)
  const holes = grouped(played, ({ hole }) => hole, field)
  const effectOf = (key: string) => {
    const own = holes.get(key)
    return own ? quotient(own.sum, own.count + holesOfHole) : 0
  }
  const players = new Map<number, Seen>()
  for (const { player, hole, over, variance } of played) {
    const own = players.get(player) ?? { sum: 0, count: 0, variance }
    players.set(player, {
      sum: own.sum + over - field - effectOf(hole),
      count: own.count + 1,
      variance,
    })
  }
  const spread = spreadOf([...players.values()])
  const highest = balls.reduce((most, { player }) => (player > most ? player : most), -1)
  return {
    open: balls.flatMap(ball => openCard(ball, field, effectOf, isPlayed)),
    forms: Array.from({ length: highest + 1 }, (_, player) => formOf(players.get(player), spread)),
  }
}

type Ball = { readonly entry: number; readonly round: number; readonly place: number; readonly player: number } & {
  readonly card: Card
}

/** Every card of the field. Who has none in a later round plays the holes of the last one. */
function ballsOf(entries: readonly Entry[]): readonly Ball[] {
  let player = 0
  return entries.flatMap((entry, at) => {
    const first = player
    const places = entry.rounds.reduce((most, cards) => (cards.length > most ? cards.length : most), 0)
    player += places
    return entry.rounds.flatMap((cards, round) =>
      cards.flatMap((card, place) => {
        const own = card ?? blankCard(entry.rounds.slice(0, round).map(earlier => earlier[place] ?? null))
        return own ? [{ entry: at, round, place, player: first + place, card: own }] : []
      }),
    )
  })
}

function blankCard(earlier: readonly (Card | null)[]): Card | null {
  const last = earlier.findLast(card => card !== null)
  return last ? { ...last, scores: last.holes.map(() => null) } : null
}

type Played = { readonly player: number; readonly hole: string; readonly over: number; readonly variance: number }

/** The holes with a number of strokes, and how many parts of a stroke it was over what the strokes received lead to expect. */
function playedHoles({ card, player, round }: Ball): readonly Played[] {
  const received = strokesOf(card)
  return card.holes.flatMap((hole, at) => {
    const score = card.scores[at]
    if (typeof score !== 'number') return []
    const mean = expected(received[at] ?? 0)
    const over = (score - hole.par) * partsOfStroke - mean
    return [{ player, hole: `${round}/${hole.number}`, over, variance: varianceAt(mean) }]
  })
}

function expected(received: number): number {
  return beside + perStroke * received
}

/** The holes that are still to come. A card that was closed stays as it is. */
function openCard(
  { card, ...ball }: Ball,
  field: number,
  effectOf: (hole: string) => number,
  isPlayed: (round: number, hole: number) => boolean,
): readonly OpenCard[] {
  if (card.status !== undefined && card.status !== 'open') return []
  const toCome = card.holes.flatMap(({ number }, at) =>
    (card.scores[at] ?? null) === null && isPlayed(ball.round, number) ? [at] : [],
  )
  if (toCome.length === 0) return []
  const received = strokesOf(card)
  const means = toCome.map(
    at => expected(received[at] ?? 0) + field + effectOf(`${ball.round}/${card.holes[at]?.number}`),
  )
  return [{ ...ball, card, toCome, means }]
}

type Seen = { readonly sum: number; readonly count: number; readonly variance: number }

/** How far the players of this field differ from hole to hole, beyond what chance makes of equal ones. */
function spreadOf(players: readonly Seen[]): number {
  const enough = players.filter(({ count }) => count >= 9)
  const holes = enough.reduce((sum, { count }) => sum + count, 0)
  const between = enough.reduce((sum, one) => sum + quotient(one.sum ** 2, one.count) - one.variance, 0)
  const shown = between > 0 ? quotient(between, holes) : 0
  const weighed = quotient(shown * enough.length + usualSpread * playersOfSpread, enough.length + playersOfSpread)
  return weighed > leastSpread ? weighed : leastSpread
}

function formOf(seen: Seen | undefined, spread: number): Form {
  if (!seen) return { mean: 0, spread: rootOf(spread) }
  const weight = seen.count * spread + seen.variance
  return { mean: quotient(seen.sum * spread, weight), spread: rootOf(quotient(seen.variance * spread, weight)) }
}

function sumOf(played: readonly Played[]): number {
  return played.reduce((sum, { over }) => sum + over, 0)
}

function grouped(played: readonly Played[], keyOf: (one: Played) => string, less: number) {
  const groups = new Map<string, { sum: number; count: number }>()
  for (const one of played) {
    const own = groups.get(keyOf(one)) ?? { sum: 0, count: 0 }
    groups.set(keyOf(one), { sum: own.sum + one.over - less, count: own.count + 1 })
  }
  return groups
}

/** The integer square root, by Newton's steps. */
function rootOf(square: number): number {
  if (square < 2) return square
  let root = square
  let next = quotient(root + 1, 2)
  while (next < root) {
    root = next
    next = quotient(root + quotient(square, root), 2)
  }
  return root
}
