import { columns } from '../standings/board.ts'
import { ballSettings } from './ballSettings.ts'
import { bestBall, bestStrokes } from './bestBall.ts'
import { leaderboardType } from './leaderboardType.ts'
import { teamFormat } from './teamFormat.ts'

/** Shamble: the best drive is chosen, then everybody plays an own ball; counted as best balls. Custom of clubs. */
export const shamble = teamFormat({
  id: 'shamble',
  name: 'Shamble',
  description: 'All play on from the best drive, each an own ball to the hole; then the best scores count.',
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
