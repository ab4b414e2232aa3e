import { fraction } from '../exact.ts'
import type { Card } from '../game.ts'
import { phrase } from '../phrases.ts'
import { columns } from '../standings/board.ts'
import { countStrokes, grossAt } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { type DayHandicap, lessDayHandicap } from './dayHandicap.ts'
import { leaderboardType } from './leaderboardType.ts'
import { settingsSchema } from './settings.ts'

/** System 36: par or better earns 2 points, a bogey 1; the points short of 2 a hole are the handicap. Custom. */
export const system36 = cardFormat({
  id: 'system36',
  name: 'System 36',
  description: 'Two points for par or better, one for a bogey; 36 less the points is the handicap of the round.',
  leaderboardType: leaderboardType.strokePlay,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A hole without a score leaves the round without a valid return.',
  allowances: [],
  rule: 'System 36',
  settings: settingsSchema({}),
  card: () => card => lessDayHandicap(card, countStrokes(card, 'gross'), system36Of),
})

function system36Of(card: Card): DayHandicap {
  const points = card.holes.reduce((sum, hole, at) => sum + pointsOf((grossAt(card, at) ?? 0) - hole.par), 0)
  const full = 2 * card.holes.length
  return {
    handicap: fraction(full - points),
    steps: () => [
      { what: phrase('handicapOfRound'), formula: phrase('lessPoints', { full, points }), result: `${full - points}` },
    ],
  }
}

function pointsOf(toPar: number): number {
  if (toPar <= 0) return 2
  return toPar === 1 ? 1 : 0
}
