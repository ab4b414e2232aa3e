/** The rounds of a side, and how they become a total. */

import { add, type Count, compare, exact, type Fraction, fraction, highest, zero } from '../exact.ts'
import type { Explanation } from '../game.ts'
import type { RowStatus } from './board.ts'
import type { CountbackRound, CountbackStep } from './countback.ts'
import type { CutRule } from './makeCut.ts'

/** The result of a side in one round: the values of its holes, as countback compares them, and what they come to. */
export type RoundResult = CountbackRound & {
  /** The total over the holes played. */
  readonly value: Fraction
  /** Strokes to par over the holes played, by the par of the player's own tee; null where strokes do not count, or not yet. */
  readonly toPar: number | null
  /**
   * What a live ranking adds to the strokes to par, so that it goes by strokes as the final one does. On gross boards with
   * tees of different par: the strokes by which a higher par flatters the score over the holes played.
   */
  readonly hiddenByPar?: number
  /** The strokes by hole for the par of the tee; net `values` already allow for them. */
  readonly parStrokes?: readonly number[]
  /** Holes played, including those picked up. */
  readonly thru: number
  readonly state: RoundState
  /** The handicap of the round, for ties decided by handicap. */
  readonly handicap: number
  /**
   * What a final board adds: the holes without a score, at the value the format gives them, and for a disqualified player
   * the difference to the worst value of the round. Null when the format gives them none, so that there is no total.
   */
  readonly toCome: Amount | null
  /** No hole of the round counts: it is as if it had not been played. */
  readonly isVoid?: true
  /** The steps to the value, where it is more than the sum of the holes. */
  readonly steps?: () => Explanation
}

export type Amount = { readonly value: Count; readonly toPar: number }

export type RoundState =
  | 'withoutHandicap'
  | 'notStarted'
  | 'playing'
  | 'complete'
  | 'noReturn'
  | 'withdrawn'
  | 'disqualified'
  | 'noShow'

/** How the rounds of an event become one total. Rounds are indexes from 0. */
export type Combining = {
  /** The rounds that count; all of them when absent. */
  readonly rounds?: readonly number[]
  /** How many of the best rounds count; all of them when absent. */
  readonly best?: number
  /** A final board ranks totals, and only those that are complete; a live one ranks everybody by the holes played so far. */
  readonly final?: boolean
  /** Rounds that are over although the board is not final: holes without a score will not be played any more. */
  readonly over?: readonly number[]
  /** The cuts of the event, in order; `afterRound` counts rounds from 1. */
  readonly cuts?: readonly CutRule[]
  /** The ids of the sides that are ranked; all when absent. The others only take part in the cuts. */
  readonly ranked?: readonly number[]
  /** How ties are broken on a final board, and for which places (all when absent). Without it, ties are shared. */
  readonly ties?: {
    readonly steps: readonly CountbackStep[]
    readonly net?: 'fraction' | 'holeStrokes'
    readonly places?: readonly number[]
  }
}

/** How a format ranks totals of several rounds. */
export type Scoring = {
  readonly ranks: 'low' | 'high'
  /** Live boards rank by strokes to par instead of the value. */
  readonly byPar: boolean
  /** What a round without a card is worth in a total of several rounds; null when there is no total then. */
  readonly noCard: number | null
}

/** The indexes of the rounds that count, from the first to the last that any side has. */
export function chosenRounds(
  sides: readonly { readonly rounds: readonly unknown[] }[],
  combining: Combining | undefined,
): readonly number[] {
  const count = highest(sides.map(side => side.rounds.length)) ?? 0
  return Array.from({ length: count }, (_, round) => round).filter(round => combining?.rounds?.includes(round) ?? true)
}

/** The rounds of a side put together. */
export type Total = {
  /** What it is ranked by: the value, or strokes to par while a board is live; null when it is not ranked. */
  readonly key: Fraction | null
  readonly value: Fraction | null
  readonly toPar: number | null
  /** The rounds in the total. */
  readonly counted: readonly number[]
  /** What each of them adds to the total. */
  readonly values: readonly Fraction[]
  /** Why there is no total; null when there is one. */
  readonly without: RowStatus | null
  /** Ranked behind everybody else: made the cut and was stopped by the second one. */
  readonly behind?: boolean
}

/** A side without a total. */
export const noTotal: Total = { key: null, value: null, toPar: null, counted: [], values: [], without: 'incomplete' }

type Part = {
  readonly round: number
  readonly value: Fraction
  readonly toPar: number | null
  readonly thru: number
  readonly hidden?: number
}

/**
 * The total of a side over these rounds. On a live board holes not yet played count nothing. On a final one, and in a round
 * that is over, they count what the format says; if it says nothing, there is no total.
 *
 * A round without a valid return takes a side out, unless only the best rounds count or the format gives such a round its
 * worst value (no points in Stableford, the maximum in maximum score; Rules of Golf 21.1c, 21.2c).
 *
 * A void round (the committee annulled it) is as if it had not been played.
 */
export function totalOf(
  results: readonly (RoundResult | null)[],
  chosen: readonly number[],
  scoring: Scoring,
  combining: Combining,
): Total {
  const rounds = chosen.filter(round => !results[round]?.isVoid)
  if (rounds.length === 0 && chosen.length > 0) return { ...noTotal, without: 'notStarted' }
  const parts: Part[] = []
  let without: RowStatus | null = null
  for (const round of rounds) {
    const part = partOf(results[round] ?? null, round, rounds, scoring, combining)
    if (typeof part === 'string') without ??= part
    else parts.push(part)
  }
  const best = combining.best
  const needed = best === undefined ? rounds.length : combining.final ? best : 1
  if (parts.length < needed || parts.length === 0) return { ...noTotal, without: without ?? 'incomplete' }
  if (parts.every(part => part.thru === 0)) {
    return { ...noTotal, without: without ?? (combining.final ? 'incomplete' : 'notStarted') }
  }
  return summed(best === undefined ? parts : bestParts(parts, best, scoring, combining), scoring, combining)
}

/** Whether a round (by index) is over, so that no more scores will come. */
export function isRoundOver({ final = false, over = [] }: Combining, round: number): boolean {
  return final || over.includes(round)
}

/** What a round adds to the total, or why it adds nothing. */
function partOf(
  result: RoundResult | null,
  round: number,
  rounds: readonly number[],
  scoring: Scoring,
  combining: Combining,
): Part | RowStatus {
  const isOver = isRoundOver(combining, round)
  if (result === null || result.state === 'notStarted') {
    const toPar = scoring.byPar ? 0 : null
    if (!isOver && round === rounds.at(-1)) return { round, value: zero, toPar, thru: 0 }
    if (rounds.length < 2) return 'incomplete'
    if (result?.toCome) return withAmount({ round, value: result.value, toPar, thru: 0 }, result.toCome)
    return scoring.noCard === null ? 'incomplete' : { round, value: fraction(scoring.noCard), toPar, thru: 0 }
  }
  const { value, toPar, thru, hiddenByPar: hidden = 0 } = result
  const asPlayed = { round, value, toPar, thru, hidden }
  if (result.state === 'withoutHandicap') return result.state
  if (result.state === 'complete') return asPlayed
  if (result.state === 'playing') {
    if (!isOver) return asPlayed
    return result.toCome ? withAmount(asPlayed, result.toCome) : 'incomplete'
  }
  return rounds.length < 2 || result.toCome === null ? result.state : withAmount(asPlayed, result.toCome)
}

function withAmount(part: Part, amount: Amount): Part {
  return {
    ...part,
    value: add(part.value, exact(amount.value)),
    toPar: part.toPar === null ? null : part.toPar + amount.toPar,
  }
}

function bestParts(parts: readonly Part[], count: number, scoring: Scoring, combining: Combining): readonly Part[] {
  const sign = scoring.ranks === 'low' ? 1 : -1
  return [...parts]
    .sort((a, b) => sign * compareKeys(keyOf(a, scoring, combining), keyOf(b, scoring, combining)) || a.round - b.round)
    .slice(0, count)
    .sort((a, b) => a.round - b.round)
}

function compareKeys(a: Fraction | null, b: Fraction | null): number {
  return a === null || b === null ? 0 : compare(a, b)
}

function summed(parts: readonly Part[], scoring: Scoring, combining: Combining): Total {
  let value = zero
  let toPar: number | null = 0
  let hidden = 0
  for (const part of parts) {
    value = add(value, part.value)
    hidden += part.hidden ?? 0
    toPar = toPar === null || part.toPar === null ? null : toPar + part.toPar
  }
  return {
    key: keyOf({ value, toPar, hidden }, scoring, combining),
    value,
    toPar,
    counted: parts.map(part => part.round),
    values: parts.map(part => part.value),
    without: null,
  }
}

function keyOf(
  total: { readonly value: Fraction; readonly toPar: number | null; readonly hidden?: number },
  scoring: Scoring,
  combining: Combining,
): Fraction | null {
  if (combining.final || !scoring.byPar) return total.value
  return total.toPar === null ? null : fraction(total.toPar + (total.hidden ?? 0))
}
