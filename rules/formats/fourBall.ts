import { columns } from '../standings/board.ts'
import { bestBalls, type Valuing } from './bestBalls.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'
import { type TeamRule, teamFormat } from './teamFormat.ts'

/** Four-ball: two partners, the better ball counts on every hole. Rules of Golf 23. */
export const fourBall = teamFormat({
  id: 'fourBall',
  name: 'Four-ball',
  description: 'Two partners play a ball each; the better score of the two counts on every hole.',
  leaderboardType: leaderboardType.bestBall,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'One score on every hole is enough; a hole without any leaves the side without a valid return.',
  allowances: ['fourBallStroke'],
  rule: 'Rules of Golf 23',
  settings: settingsSchema({ score: grossOrNet('net') }),
  team: settings => strokesOfBest(1, settings.score),
})

/** Counts the `count` lowest scores of a team, in strokes, the same number on every hole. */
export function strokesOfBest(count: number, score: 'gross' | 'net'): TeamRule {
  const valuing: Valuing = { score, counts: strokes => strokes, better: 'low', missing: null }
  return {
    value: hole => bestBalls(hole, { kind: 'best', count }, valuing, []),
    tooFew: null,
    strokes: true,
  }
}
