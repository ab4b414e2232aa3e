/** Why a player has a number: the handicap counted again step by step, and the strokes that it gives. Pure. */
import { fromDecimal, percent } from '../../../rules/exact.ts'
import type { Explanation, Hole } from '../../../rules/game.ts'
import { courseHandicapFor } from '../../../rules/handicap/courseHandicap.ts'
import { playingHandicap } from '../../../rules/handicap/playingHandicap.ts'
import { strokesReceived } from '../../../rules/handicap/strokes.ts'
import type { Entrant } from '../frame/useRoster.ts'

type Handicap = NonNullable<Entrant['handicap']>

/**
 * The steps from the index to the playing handicap; nothing where they do not lead there, because somebody set it. A tee of
 * nine holes counts as if they were played twice; without a tee the index itself counts.
 */
export function stepsOf(handicap: Handicap | undefined, holesOfTee = 18): Explanation {
  const { hcIndex, teeRating, teeSlope, teePar, hcAllocPct, hcPlaying } = handicap ?? {}
  if (hcIndex === undefined) return []
  const turns = holesOfTee === 9 ? 2 : 1
  const tee =
    teeRating === undefined || teeSlope === undefined || teePar === undefined
      ? null
      : { par: teePar * turns, ratingTenths: fromDecimal(teeRating) * turns, slope: teeSlope }
  const course = courseHandicapFor(fromDecimal(hcIndex), tee, 18)
  const playing = playingHandicap(course.value, { allowance: percent(hcAllocPct ?? 100) })
  return playing.value === hcPlaying ? [...course.steps, ...playing.steps] : []
}

/** The holes on which a handicap gives the same strokes, the most first; holes without any are left out. Negative: given back. */
export type StrokesOnHoles = { readonly strokes: number; readonly holes: readonly number[] }

/** On which holes how many strokes fall, the most strokes first; negative for strokes that are given. */
export function strokesOnHoles(hcPlaying: number, holes: readonly Hole[]): readonly StrokesOnHoles[] {
  const strokes = strokesReceived(hcPlaying, holes)
  const groups = Map.groupBy(holes, hole => strokes[holes.indexOf(hole)] ?? 0)
  return [...groups]
    .filter(([count]) => count !== 0)
    .sort(([a], [b]) => Math.abs(b) - Math.abs(a))
    .map(([count, ofCount]) => ({ strokes: count, holes: ofCount.map(({ number }) => number) }))
}
