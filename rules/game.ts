/**
 * The vocabulary that all rules share: hole, tee, card, side, result. Data only.
 *
 * Handicaps are signed: a plus handicap is a negative number. Strokes, pars and handicaps of a round are integers; an
 * index and a rating are integers of tenths, with `Tenths` in their name.
 */

import type { Named, Phrase, Sentence } from './phrases.ts'

/** One hole as a tee plays it. `strokeIndex` is 1 (hardest) to the number of holes. */
export type Hole = {
  readonly number: number
  readonly par: number
  readonly strokeIndex: number
  /** The length, in the unit in which the course gives it. */
  readonly yards?: number
  readonly metres?: number
}

/** The values of a rated tee for one gender. `holes` in the order of their numbers: 18 of them, or 9. */
export type Tee = {
  readonly par: number
  readonly ratingTenths: number
  readonly slope: number
  readonly front?: NineValues
  readonly back?: NineValues
  readonly holes: readonly Hole[]
}

/** Par, rating and slope of nine holes. */
export type NineValues = { readonly par: number; readonly ratingTenths: number; readonly slope: number }

/** The entry for one hole on a card: strokes taken (1 or more), ball picked up, hole conceded to the other side, or nothing yet. */
export type Score = number | 'pickedUp' | 'conceded' | null

/**
 * How a round ended other than by finishing it: `noReturn` (no card returned, or not a valid score), `withdrawn`,
 * `disqualified`, `noShow` (never started). `open` for everybody else, finished or not.
 */
export type RoundStatus = 'open' | 'noReturn' | 'withdrawn' | 'disqualified' | 'noShow'

/**
 * One card of one round: a player's, or that of a team in a format with one score a hole.
 *
 * `scores[i]` belongs to `holes[i]`, in the order of hole numbers, whatever hole the group started on.
 * `playingHandicap` is the one for these holes (the nine-hole value when nine are played).
 */
export type Card = {
  readonly holes: readonly Hole[]
  readonly scores: readonly Score[]
  readonly playingHandicap: number
  /** The highest playing handicap that the terms of the competition allow, with the strokes for the par of the tee. */
  readonly limit?: number
  /** No handicap is known, nor what should count instead, so there is no net result; `playingHandicap` is 0 then. */
  readonly withoutHandicap?: true
  /** Strokes received per hole when they are fixed elsewhere (a match, strokes off the low ball); else allocated by stroke index. */
  readonly strokes?: readonly number[]
  /** Strokes per hole for a tee of higher par than others play, where net strokes decide. Rules of Handicapping 6.2b. */
  readonly parStrokes?: readonly number[]
  readonly startHole?: number
  readonly status?: RoundStatus
}

/** One competitor: a player, or a team. Ids are the caller's; equal ids mean the same side. */
export type Side = {
  readonly id: number
  readonly playerIds: readonly number[]
}

/** How a number on a board came about, step by step, for a person who asks why. */
export type Explanation = readonly ExplanationStep[]

/**
 * One step: `what` names it in golf terms (the course handicap, holes 10 to 18), `formula` shows the numbers
 * ('12.4 x 128 / 113 + 71.2 - 72'), `result` what they come to, `rule` the clause it follows. `step`: which step of the countback
 * it belongs to, as the settings name it; nobody reads it.
 */
export type ExplanationStep = {
  readonly what: Sentence | Named
  readonly formula?: Phrase
  readonly result: Phrase
  readonly rule?: Sentence | Named
  readonly step?: string
}

/** A value together with how it came about. */
export type Explained<Value> = { readonly value: Value; readonly steps: Explanation }
