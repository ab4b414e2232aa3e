import { columns } from '../standings/board.ts'
import { countStrokes } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/** Stroke play, gross or net: the fewest strokes over all holes win. Rules of Golf 3.3. */
export const strokePlay = cardFormat({
  id: 'strokePlay',
  name: 'Stroke play',
  description: 'The strokes of all holes are added, net after deducting the playing handicap; the fewest win.',
  leaderboardType: leaderboardType.strokePlay,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A hole without a score, a ball picked up included, leaves the round without a valid return.',
  allowances: ['individualStroke'],
  rule: 'Rules of Golf 3.3',
  settings: settingsSchema({ score: grossOrNet('gross') }),
  card: settings => card => countStrokes(card, settings.score),
})
