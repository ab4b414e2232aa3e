import type { Explanation, ExplanationStep, Hole, Score } from '../game.ts'
import { phrase, rulesOfHandicapping } from '../phrases.ts'
import { strokesReceived } from './strokes.ts'

export type AdjustedGrossSettings = {
  /** What a hole that was not played counts as: nothing, which leaves the round incomplete, or net par where that is allowed. */
  readonly unplayedHoles: 'none' | 'netPar'
}

export type AdjustedGross = {
  /** Adjusted gross score; null when a hole is missing. */
  readonly value: number | null
  /** The strokes that count on each hole; null where none do. */
  readonly holes: readonly (number | null)[]
  readonly holesPlayed: number
  readonly steps: Explanation
}

/**
 * The score of a round for the handicap record: no hole counts more than net double bogey, and a hole started but not
 * finished counts as net double bogey. `courseHandicap` is the rounded, unrestricted one for these holes at 100 %, null
 * before the first index. Rules of Handicapping 3.1, 3.2, 3.3.
 */
export function adjustedGross(
  holes: readonly Hole[],
  scores: readonly Score[],
  courseHandicap: number | null,
  settings: AdjustedGrossSettings = { unplayedHoles: 'none' },
): AdjustedGross {
  const strokes = strokesReceived(courseHandicap ?? 0, holes)
  const steps: ExplanationStep[] = []
  const counted = holes.map((hole, index) => {
    const received = strokes[index] ?? 0
    const score = scores[index] ?? null
    if (score === null) return settings.unplayedHoles === 'netPar' ? hole.par + received : null
    const highest =
      courseHandicap === null ? noIndexMaximum(hole.par) : netDoubleBogey(hole.par, received, courseHandicap)
    if (typeof score === 'number' && score <= highest) return score
    steps.push({
      what: phrase('hole', { hole: hole.number }),
      formula: typeof score === 'number' ? `${score}` : phrase(score),
      result: `${highest}`,
      rule: rulesOfHandicapping('3.1'),
    })
    return highest
  })
  const value = counted.reduce<number | null>((sum, hole) => (sum === null || hole === null ? null : sum + hole), 0)
  steps.push({ what: phrase('adjustedGross'), result: value === null ? phrase('incomplete') : `${value}` })
  return { value, holes: counted, holesPlayed: scores.filter(score => score !== null).length, steps }
}

/**
 * The most strokes that count on a hole for the handicap record: par + 2 + strokes received, but par + 5 with a course
 * handicap above 54 and four strokes or more on the hole. Rules of Handicapping 3.1b.
 */
export function netDoubleBogey(par: number, strokes: number, courseHandicap = 0): number {
  return courseHandicap > 54 && strokes >= 4 ? noIndexMaximum(par) : par + 2 + strokes
}

/** The most strokes that count on a hole for a player without an index: par + 5. Rules of Handicapping 3.1a. */
export function noIndexMaximum(par: number): number {
  return par + 5
}
