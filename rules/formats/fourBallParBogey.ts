import { columns } from '../standings/board.ts'
import { bestBalls, type Valuing } from './bestBalls.ts'
import { leaderboardType } from './leaderboardType.ts'
import { parBogeyPoints, parBogeyRule } from './parBogey.ts'
import { runningPoints } from './runningPoints.ts'
import { grossOrNet, settingsSchema } from './settings.ts'
import { teamFormat } from './teamFormat.ts'

/** Four-ball par/bogey: the better of two partners' results against par on every hole. Rules of Golf 21.3 and 23. */
export const fourBallParBogey = teamFormat({
  id: 'fourBallParBogey',
  name: 'Four-ball Par / Bogey',
  description: 'Two partners play a ball each against par; the better result of the two counts on every hole.',
  leaderboardType: leaderboardType.bestBallStableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'One score on every hole is enough; a hole without any is lost.',
  allowances: ['fourBallParBogey'],
  rule: 'Rules of Golf 21.3 and 23',
  settings: settingsSchema({ score: grossOrNet('net') }),
  runningPoints: ({ score }) => runningPoints(parBogeyRule(score === 'gross' ? 'gross' : 'net')),
  team: ({ score }) => {
    const counts = (strokes: number, par: number) => parBogeyPoints(strokes - par)
    const valuing: Valuing = { score, counts, better: 'high', missing: null }
    return {
      value: hole => bestBalls(hole, { kind: 'best', count: 1 }, valuing, []),
      tooFew: -1,
      strokes: false,
    }
  },
})
