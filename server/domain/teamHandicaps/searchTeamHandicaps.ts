import { TeamHandicap } from '../../../contract/teamHandicaps/published.ts'
import { filledPage } from '../../kernel/database/filledPage.ts'
import { isWhole } from '../../kernel/database/list.ts'
import { teamIdsInEffect } from '../handicaps/teamHandicaps.sql.ts'
import { teamHandicapsInEffect } from '../handicaps/teamHandicapsInEffect.ts'
import { handle } from '../operation/handler.ts'
import { namedTeams } from '../teams/namedSides.sql.ts'
import { requireRound } from './changeTeamHandicap.ts'
import { teamHandicapRecord } from './teamHandicapRecord.ts'

export const searchTeamHandicaps = handle('searchTeamHandicaps', async ({ event, criteria, page, tx, refuse }) => {
  requireRound(refuse, event)
  const { locked: wanted, courseId, playerIds } = criteria
  const teamIds = namedTeams(criteria)
  const choice = { ...(teamIds && { teamIds }), ...(playerIds && { playerIds }) }
  const [seen = 0] = (page.after ?? []).map(Number)
  return filledPage(
    TeamHandicap,
    {
      rows: async (last: number = seen, count) =>
        isWhole(page) ? [] : teamIdsInEffect(tx, event, 'event', choice, last, count),
      items: async (teamIds: readonly number[]) => {
        const handicaps = await teamHandicapsInEffect(tx, event, 'event', isWhole(page) ? choice : { teamIds })
        return handicaps.filter(
          ({ locked, tee }) =>
            (wanted === undefined || locked === wanted) && (courseId === undefined || tee?.courseId === courseId),
        )
      },
      keys: ({ teamId }) => [teamId],
      show: teamHandicapRecord,
    },
    page,
  )
})
