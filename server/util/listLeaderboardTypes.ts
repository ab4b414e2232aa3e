import { leaderboardType } from '../../rules/formats/leaderboardTypes.ts'
import { pageOf } from '../database/list.ts'
import { handle } from '../handler.ts'

export const listLeaderboardTypes = handle('listLeaderboardTypes', async ({ page }) =>
  pageOf(Object.values(leaderboardType), type => [type.id], page),
)
