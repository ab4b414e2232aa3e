import { columns } from '../standings/board.ts'
import { strokesOfBest } from './fourBall.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'
import { teamFormat } from './teamFormat.ts'

/** Aggregate: on every hole the scores of all players of a team are added. Custom of clubs. */
export const aggregate = teamFormat({
  id: 'aggregate',
  name: 'Aggregate',
  description: 'The scores of all players of the team are added.',
  leaderboardType: leaderboardType.bestBall,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A hole on which a player has no score leaves the team without a valid return.',
  allowances: ['best4of4Stroke'],
  rule: 'Rules of Golf 24',
  settings: settingsSchema({ score: grossOrNet('net') }),
  team: settings => strokesOfBest(everybody, settings.score),
})

/** More than any team has players, so that all of them count. */
const everybody = 100
