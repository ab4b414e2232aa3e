import { between, fraction, quotient, remainder, round } from '../exact.ts'
import type { Card, Hole } from '../game.ts'
import { type Phrase, phrase } from '../phrases.ts'
import { columns } from '../standings/board.ts'
import { countHoles, type HoleRule } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { type DayHandicap, lessDayHandicap } from './dayHandicap.ts'
import { leaderboardType } from './leaderboardType.ts'
import { parOf } from './parStrokes.ts'
import { settingsSchema } from './settings.ts'

/**
 * Callaway, for players without a handicap: the worst holes of a round become the handicap for it. Defined for 18 holes;
 * a shorter round counts gross. Table as published by clubs (geocities/Augusta/Fairway/1541, pgaprofessional.com, wcsga).
 */
export const callaway = cardFormat({
  id: 'callaway',
  name: 'Callaway',
  description: 'The worst holes of the round become the handicap, by a table; no hole counts more than twice its par.',
  leaderboardType: leaderboardType.strokePlay,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A ball picked up counts as twice the par; until all holes are in there is no handicap and no total.',
  allowances: [],
  rule: 'Callaway system; the lower handicap wins a tie',
  settings: settingsSchema({}),
  combining: given => ({ ties: { steps: ['lowerHandicap'] }, ...given }),
  card: () => card => lessDayHandicap(card, countHoles(card, atMostDoublePar), callawayOf),
})

/** Strokes, at most twice the par on each hole; a ball picked up counts as twice the par. */
export const atMostDoublePar = {
  scored: (gross: number, hole: Hole) => between(1, gross, 2 * hole.par),
  unscored: (hole: Hole) => 2 * hole.par,
  strokes: true,
} satisfies HoleRule

/**
 * The Callaway handicap for a gross score on a par 72 course. `worstHoles` are the strokes of holes 1 to 16, highest
 * first. Half a hole is deducted from 73 on, a whole one from 76, and half a hole more for every five strokes up to six
 * holes at 126; half strokes round up. Then the adjustment of the column is added. At most 50.
 */
export function callawayHandicap(gross: number, worstHoles: readonly number[]): number {
  if (gross <= 72) return 0
  const halves = halfHoles(gross)
  const whole = quotient(halves, 2)
  const deducted = worstHoles.slice(0, whole).reduce((sum, strokes) => sum + strokes, 0)
  const rest = remainder(halves, 2) === 1 ? round(fraction(worstHoles[whole] ?? 0, 2)) : 0
  return between(0, deducted + rest + adjustment(gross), 50)
}

/** The deduction in half holes: one for 73 to 75, two from 76, one more for every five strokes, twelve at most. */
function halfHoles(gross: number): number {
  return between(1, 2 + quotient(gross - 76, 5), 12)
}

function adjustment(gross: number): number {
  if (gross <= 75) return gross - 75
  return remainder(gross - 76, 5) - 2
}

function callawayOf(card: Card): DayHandicap {
  const gross = card.holes.reduce((sum, hole, at) => sum + strokesOn(card, hole, at), 0) - (parOf(card) - 72)
  const worst = card.holes
    .flatMap((hole, at) => (hole.number <= 16 ? [strokesOn(card, hole, at)] : []))
    .sort((a, b) => b - a)
  const isWhole = card.holes.length === 18
  const handicap = isWhole ? callawayHandicap(gross, worst) : 0
  return {
    handicap: fraction(handicap),
    steps: () => [
      {
        what: phrase('callawayHandicap'),
        formula: isWhole ? deductedHoles(gross, worst) : phrase('definedFor18', { holes: card.holes.length }),
        result: `${handicap}`,
      },
    ],
  }
}

function deductedHoles(gross: number, worst: readonly number[]): Phrase {
  if (gross <= 72) return phrase('noHoleDeducted')
  return phrase('worstHoles', { strokes: worst.slice(0, quotient(halfHoles(gross) + 1, 2)).join(', ') })
}

/** The round is complete, so a score that is not a number is a ball picked up. */
function strokesOn(card: Card, hole: Hole, at: number): number {
  const score = card.scores[at]
  return typeof score === 'number' ? atMostDoublePar.scored(score, hole) : atMostDoublePar.unscored(hole)
}
