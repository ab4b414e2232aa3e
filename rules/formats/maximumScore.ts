import type { Hole } from '../game.ts'
import { columns } from '../standings/board.ts'
import { countHoles } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/** Maximum score: stroke play in which no hole counts more than a limit. Rules of Golf 21.2. */
export const maximumScore = cardFormat({
  id: 'maximumScore',
  name: 'Maximum score',
  description: 'Stroke play in which a hole never counts more than the limit, however many strokes it took.',
  leaderboardType: leaderboardType.strokePlay,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A hole without a score counts as the limit, and so does a hole never played.',
  allowances: ['individualMaximumScore'],
  rule: 'Rules of Golf 21.2',
  settings: settingsSchema({
    score: grossOrNet('net'),
    limit: {
      type: 'string',
      enum: ['doublePar', 'overPar', 'fixed', 'netDoubleBogey'],
      default: 'netDoubleBogey',
      title: 'Limit',
      description: 'Twice the par, a number of strokes over par, a fixed number, or par + 2 + the strokes received.',
    },
    strokes: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 5,
      title: 'Strokes',
      description: 'The strokes over par, or the fixed number, when the limit is one of these.',
    },
  }),
  card: ({ score, limit, strokes }) => {
    const limits: Readonly<Record<typeof limit, (hole: Hole, received: number) => number>> = {
      doublePar: hole => 2 * hole.par,
      overPar: hole => hole.par + strokes,
      fixed: () => strokes,
      netDoubleBogey: (hole, received) => hole.par + 2 + received,
    }
    const most = limits[limit]
    const strokesOff = (received: number) => (score === 'net' ? received : 0)
    const rule = {
      scored: (gross: number, hole: Hole, received: number) => {
        const highest = most(hole, received)
        return (gross < highest ? gross : highest) - strokesOff(received)
      },
      unscored: (hole: Hole, received: number) => most(hole, received) - strokesOff(received),
      strokes: true,
      net: score === 'net',
    }
    return card => countHoles(card, rule)
  },
})
