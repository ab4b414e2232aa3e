import { columns } from '../standings/board.ts'
import { ballSettings, wantedOn } from './ballSettings.ts'
import { bestBalls, type Valuing } from './bestBalls.ts'
import { leaderboardType } from './leaderboardType.ts'
import { runningPoints } from './runningPoints.ts'
import { stablefordPoints, stablefordRule } from './stableford.ts'
import { teamFormat } from './teamFormat.ts'

/** Best N balls of M in Stableford points; four-ball Stableford is the best one of two. Rules of Golf 21.1, 23. */
export const bestBallStableford = teamFormat({
  id: 'bestBallStableford',
  name: 'Best ball Stableford',
  description: 'On every hole the best Stableford points of the team count, from as many balls as you choose.',
  leaderboardType: leaderboardType.bestBallStableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'A ball without a score earns no points.',
  allowances: ['fourBallStableford', 'best1of4Stroke', 'best2of4Stroke', 'best3of4Stroke', 'best4of4Stroke'],
  rule: 'Rules of Golf 21.1 and 23',
  noCard: 0,
  settings: ballSettings,
  runningPoints: ({ score }) => runningPoints(stablefordRule(score === 'gross' ? 'gross' : 'net')),
  team: settings => {
    const valuing: Valuing = {
      score: settings.score === 'gross' ? 'gross' : 'net',
      counts: (strokes, par) => stablefordPoints(strokes - par),
      better: 'high',
      missing: 0,
    }
    return {
      value: (hole, entry) => bestBalls(hole, wantedOn(hole.hole, settings), valuing, entry.genders ?? []),
      tooFew: 0,
      strokes: false,
    }
  },
})
