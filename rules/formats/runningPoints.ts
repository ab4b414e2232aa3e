import { type Count, exact, quotient } from '../exact.ts'
import type { HoleRule } from './card.ts'

/** The points that a format gives for the score on a hole, as data: a phone adds them up without the format. */
export type RunningPoints = {
  readonly score: 'gross' | 'net'
  /** Hundredths of a point for each score to par: the first for `from` or better, the last for that or worse. */
  readonly hundredths: readonly number[]
  readonly from: number
  /** Hundredths for a ball picked up. */
  readonly pickedUp: number
}

const [from, to] = [-5, 6]
/** Any hole will do: the points depend on the score to par alone. */
const hole = { number: 1, par: 6, strokeIndex: 1 }

/** The points of a rule that counts each hole by its score to par. */
export function runningPoints(rule: HoleRule): RunningPoints {
  const scores = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const pointsFor = (toPar: number, received: number) => rule.scored(hole.par + toPar, hole, received)
  const isNet = scores.some(toPar => hundredthsOf(pointsFor(toPar, 0)) !== hundredthsOf(pointsFor(toPar, 1)))
  return {
    score: isNet ? 'net' : 'gross',
    hundredths: scores.map(toPar => hundredthsOf(pointsFor(toPar, 0))),
    from,
    pickedUp: rule.unscored ? hundredthsOf(rule.unscored(hole, 0)) : 0,
  }
}

/** The hundredths of a point for a score; `received`: the strokes received on the hole. */
export function pointsOn(points: RunningPoints, gross: number, par: number, received: number): number {
  const toPar = gross - (points.score === 'net' ? received : 0) - par
  const at = toPar - points.from
  const last = points.hundredths.length - 1
  return points.hundredths[at < 0 ? 0 : at > last ? last : at] ?? 0
}

function hundredthsOf(value: Count): number {
  const { n, d } = exact(value)
  return quotient(n * 100, d)
}
