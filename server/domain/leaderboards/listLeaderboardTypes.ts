import { LeaderboardType } from '../../../contract/leaderboards/published.ts'
import { leaderboardType } from '../../../rules/formats/leaderboardType.ts'
import { pageOf } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'

export const listLeaderboardTypes = handle('listLeaderboardTypes', async ({ page }) =>
  pageOf(
    LeaderboardType,
    Object.values(leaderboardType),
    type => [type.id],
    page,
    type => type,
  ),
)
