import {
  approximately,
  divide,
  type Fraction,
  fraction,
  fromDecimal,
  multiply,
  percent,
  round,
  roundToTenths,
  toDecimal,
} from '../../exact.ts'
import type { Hole, NineValues } from '../../game.ts'
import { adjustedGross, netDoubleBogey, noIndexMaximum } from '../../handicap/adjustedGross.ts'
import { type Allowance, allowances, teamWeights } from '../../handicap/allowances.ts'
import {
  capIndex,
  clubIndex,
  exceptionalScoreAdjustment,
  indexRow,
  recommendedClubIndex,
} from '../../handicap/clubIndex.ts'
import {
  type CourseHandicapSettings,
  courseHandicapFor,
  ratingMinusPar,
  recommendedCourseHandicap,
} from '../../handicap/courseHandicap.ts'
import { parDifferences } from '../../handicap/differentTees.ts'
import { matchStrokes } from '../../handicap/matchStrokes.ts'
import { playingHandicap } from '../../handicap/playingHandicap.ts'
import { scoreDifferential, scoreDifferentialOfNine } from '../../handicap/scoreDifferential.ts'
import { strokesReceived } from '../../handicap/strokes.ts'
import { teamHandicap } from '../../handicap/teamHandicap.ts'
import { type Check, fromInput } from '../vector.ts'

type TeeIn = {
  readonly handicapIndex: number
  readonly slope: number
  readonly rating: number
  readonly par: number
  readonly holes?: 18 | 9
}

/** The percentage that counts, with the limits of the competition. */
type AllowedIn = TeeIn & {
  readonly allowancePct: number
  readonly maximumIndex?: number
  readonly maximum?: number
  readonly parDifference?: number
}

type RoundIn = {
  readonly handicapIndex: number | null
  readonly slope: number
  readonly rating: number
  readonly par: readonly number[]
  readonly hc: readonly number[]
  readonly gross: readonly (number | null)[]
  readonly pcc?: number
}

type PostedIn = {
  readonly adjustedGross: number
  readonly rating: number
  readonly slope: number
  readonly pcc?: number
}

type TeamIn =
  | { readonly courseHandicaps: readonly number[]; readonly weights: readonly number[] }
  | { readonly sumOfCourseHandicaps: number; readonly divisor: number }

type NetDoubleBogeyIn = {
  readonly par: number
  readonly strokesReceived?: number
  readonly courseHandicap?: number
  readonly hc?: number
  readonly holes?: number
  readonly noIndexYet?: boolean
}

/** The federation whose rounds the vectors are keeps half of an index exact. */
const exactHalfIndex: CourseHandicapSettings = { formula: 'ratingMinusPar', nineHoleIndexRounding: 'none' }

/** Its records hold the index as calculated, above the maximum of 54.0 too. */
const calculatedIndex = { ...recommendedClubIndex, maximumIndexTenths: null }

export const handicapKinds: Readonly<Record<string, Check>> = {
  courseHandicap: fromInput<TeeIn>(input => ({
    courseHandicap: round(courseHandicapOf(input)),
    unrounded: approximately(courseHandicapOf(input)),
    halfIndex: halfIndexOf(input),
  })),
  playingHandicap: fromInput<AllowedIn>(input => ({
    playingHandicap: playingHandicapOf(input),
    halfIndex: halfIndexOf(input),
  })),
  allowance: fromInput<{ readonly courseHandicap: number; readonly allowancePct: number }>(input => ({
    playingHandicap: playingHandicap(decimal(input.courseHandicap), { allowance: percent(input.allowancePct) }).value,
  })),
  ratingMinusPar: fromInput<{ readonly rating: number; readonly par: number }>(({ rating, par }) => ({
    strokesAdded: approximately(ratingMinusPar(fromDecimal(rating), par)),
  })),
  roundTenth: fromInput<{ readonly value: number }>(({ value }) => ({
    rounded: toDecimal(roundToTenths(fraction(fromDecimal(value, 6), 1_000_000))),
  })),
  recommendedAllowance: vector => {
    const { pct } = vector.fields.out as { readonly pct: number | readonly number[] }
    const { format } = vector.fields.in as { readonly format: string }
    return { expected: pct, found: percentOf(format, typeof pct === 'number' ? null : pct.length) }
  },
  teamHandicap: fromInput<TeamIn>(input => {
    const { value, unrounded } = teamHandicapOf(input)
    return { playingHandicap: value, unrounded: approximately(unrounded) }
  }),
  mixedTees: fromInput<{ readonly format: string; readonly parOfTees: readonly number[] }>(({ format, parOfTees }) => ({
    extraStrokes: parDifferences(parOfTees, /stableford|bogey|topar|quota/i.test(format) ? 'ownPar' : 'netStrokes'),
  })),
  matchStrokes: fromInput<{ readonly playingHandicaps: readonly number[] }>(({ playingHandicaps }) => ({
    strokes: matchStrokes(playingHandicaps),
  })),
  matchOfIndexes: fromInput<Omit<AllowedIn, 'handicapIndex'> & { readonly handicapIndexes: readonly number[] }>(
    ({ handicapIndexes, ...input }) => {
      const playingHandicaps = handicapIndexes.map(handicapIndex => playingHandicapOf({ ...input, handicapIndex }))
      return { playingHandicaps, strokes: matchStrokes(playingHandicaps) }
    },
  ),
  strokesOnHole: fromInput<{ readonly playingHandicap: number; readonly hc: number; readonly holes: number }>(
    input => ({
      strokes: strokesOn(input.playingHandicap, input.hc, input.holes),
    }),
  ),
  strokesAllHoles: fromInput<{ readonly playingHandicap: number; readonly hc: readonly number[] }>(input => ({
    strokes: strokesReceived(input.playingHandicap, holesOf(input.hc)),
  })),
  netDoubleBogey: fromInput<NetDoubleBogeyIn>(input => ({ max: highestScore(input) })),
  scoreDifferential: fromInput<RoundIn | PostedIn>(input => ({
    scoreDifferential: toDecimal(
      scoreDifferential({
        adjustedGross: 'adjustedGross' in input ? input.adjustedGross : adjusted(input, 18),
        ratingTenths: fromDecimal(input.rating),
        slope: input.slope,
        playingConditions: input.pcc ?? 0,
      }).value,
    ),
    ...playedOf(input),
  })),
  scoreDifferential9: fromInput<RoundIn>(input => {
    const round = {
      adjustedGross: adjusted(input, 9),
      ratingTenths: fromDecimal(input.rating),
      slope: input.slope,
      playingConditions: input.pcc ?? 0,
    }
    return {
      scoreDifferential18: toDecimal(scoreDifferentialOfNine(round, fromDecimal(input.handicapIndex ?? 0)).value),
      halfIndex: input.handicapIndex === null ? null : halfIndexOf({ handicapIndex: input.handicapIndex }),
      ...playedOf(input),
    }
  }),
  handicapIndex: fromInput<{ readonly scoreDifferentials: readonly number[] }>(input => indexOf(input, null)),
  handicapCaps: fromInput<{ readonly scoreDifferentials: readonly number[]; readonly lowHandicapIndex: number }>(
    input => indexOf(input, fromDecimal(input.lowHandicapIndex)),
  ),
  handicapCap: fromInput<{ readonly average: number; readonly lowHandicapIndex: number }>(input => ({
    handicapIndex: toDecimal(
      roundToTenths(capIndex(fraction(fromDecimal(input.average, 2), 100), fromDecimal(input.lowHandicapIndex)).value),
    ),
  })),
  exceptionalScore: fromInput<{ readonly betterThanIndexBy: number }>(({ betterThanIndexBy }) => ({
    reduction: toDecimal(exceptionalScoreAdjustment(fromDecimal(betterThanIndexBy), 0)),
  })),
  indexTable: fromInput<{ readonly differentials: number }>(({ differentials }) => {
    const row = indexRow(differentials)
    return row ? { lowest: row.lowest, adjustment: toDecimal(row.adjustmentTenths) } : {}
  }),
}

function courseHandicapOf(input: TeeIn, settings = recommendedCourseHandicap): Fraction {
  const values = valuesOf(input, input.par)
  return courseHandicapFor(fromDecimal(input.handicapIndex), values, input.holes ?? 18, settings).value
}

function playingHandicapOf({ maximumIndex, allowancePct, maximum, parDifference, ...input }: AllowedIn): number {
  const limited: CourseHandicapSettings =
    maximumIndex === undefined
      ? recommendedCourseHandicap
      : { ...recommendedCourseHandicap, maximumIndexTenths: fromDecimal(maximumIndex) }
  return playingHandicap(courseHandicapOf(input, limited), {
    allowance: percent(allowancePct),
    ...(parDifference !== undefined && { parDifference }),
    ...(maximum !== undefined && { maximum }),
  }).value
}

/** Half of an index as it counts for nine holes, by the local guidance of the USGA to Rule 6 a rounded tenth. */
function halfIndexOf({ handicapIndex }: Pick<TeeIn, 'handicapIndex'>): number {
  return toDecimal(roundToTenths(fraction(fromDecimal(handicapIndex), 20)))
}

function playedOf(input: RoundIn | PostedIn): { readonly holesPlayed?: number } {
  if ('adjustedGross' in input) return {}
  return { holesPlayed: input.gross.filter(score => score !== null).length }
}

function valuesOf({ rating, slope }: { readonly rating: number; readonly slope: number }, par: number): NineValues {
  return { par, ratingTenths: fromDecimal(rating), slope }
}

/** An allowance as one percentage, or as the weights of a team when a case gives so many. */
function percentOf(format: string, players: number | null): number | readonly number[] | null {
  const allowance: Allowance | undefined = Object.entries(allowances).find(
    ([name]) => name.toLowerCase() === format.toLowerCase(),
  )?.[1]
  if (!allowance) return null
  const weights = teamWeights(allowance, players ?? 1).map(weight => approximately(multiply(weight, fraction(100))))
  return players === null && !('weights' in allowance) ? (weights[0] ?? null) : weights
}

function teamHandicapOf(input: TeamIn) {
  if ('weights' in input) return teamHandicap(input.courseHandicaps.map(decimal), input.weights.map(percent))
  return teamHandicap([decimal(input.sumOfCourseHandicaps)], [divide(fraction(1), decimal(input.divisor))])
}

function highestScore({
  par,
  noIndexYet,
  strokesReceived: strokes,
  courseHandicap,
  hc,
  holes,
}: NetDoubleBogeyIn): number {
  if (noIndexYet) return noIndexMaximum(par)
  const received = strokes ?? strokesOn(courseHandicap ?? 0, hc ?? 1, holes ?? 18)
  return netDoubleBogey(par, received, courseHandicap)
}

function strokesOn(playingHandicap: number, hc: number, holes: number): number {
  const table = holesOf(Array.from({ length: holes }, (_, index) => index + 1))
  return strokesReceived(playingHandicap, table)[hc - 1] ?? 0
}

function holesOf(hc: readonly number[], par?: readonly number[]): readonly Hole[] {
  return hc.map((strokeIndex, index) => ({ number: index + 1, par: par?.[index] ?? 4, strokeIndex }))
}

function adjusted(input: RoundIn, holes: 18 | 9): number {
  const values = valuesOf(
    input,
    input.par.reduce((total, par) => total + par, 0),
  )
  const index = input.handicapIndex === null ? null : fromDecimal(input.handicapIndex)
  const courseHandicap = index === null ? null : round(courseHandicapFor(index, values, holes, exactHalfIndex).value)
  const scores = input.gross.map(score => (score === 0 || score === null ? 'pickedUp' : score))
  return adjustedGross(holesOf(input.hc, input.par), scores, courseHandicap).value ?? 0
}

function indexOf(input: { readonly scoreDifferentials: readonly number[] }, lowIndexTenths: number | null) {
  const { value } = clubIndex(
    input.scoreDifferentials.map(value => fromDecimal(value)),
    lowIndexTenths,
    calculatedIndex,
  )
  return { handicapIndex: value === null ? null : toDecimal(value) }
}

function decimal(value: number): Fraction {
  return fraction(fromDecimal(value, 4), 10_000)
}
