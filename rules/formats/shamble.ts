import { columns } from '../standings/board.ts'
import { ballSettings } from './ballSettings.ts'
import { bestBall, bestStrokes } from './bestBall.ts'
import { leaderboardType } from './leaderboardType.ts'
import { teamFormat } from './teamFormat.ts'

/** Shamble: everybody plays on from the best drive with a ball of their own; counted as best ball. Custom of clubs. */
export const shamble = teamFormat({
  id: 'shamble',
  name: 'Shamble',
  description: 'Everybody plays on from the best drive with a ball of their own; the best scores count.',
  leaderboardType: leaderboardType.bestBall,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: bestBall.withoutScore,
  allowances: ['shamble'],
  rule: 'Club custom: best drive, then best balls',
  settings: ballSettings,
  team: bestStrokes,
})
