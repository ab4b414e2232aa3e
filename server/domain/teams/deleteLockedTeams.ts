import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { removePlaces } from '../roster/groups.sql.ts'
import { requireNoScore } from './requireTeams.ts'
import { deleteTeamRows, type TeamState, teamGroups } from './teams.sql.ts'

/** Deletes teams of the event, which must be locked before, with their places in flights and their handicaps. Refuses with `SCORE_ENTERED` when one has a score. */
export async function deleteLockedTeams(
  refuse: Refuse<'SCORE_ENTERED'>,
  tx: Transaction,
  event: VisibleEvent,
  teams: ReadonlyMap<number, TeamState>,
  record: (change: Change) => Promise<void>,
): Promise<{ readonly deleted: number; readonly teamIds: number[] }> {
  requireNoScore(refuse, teams.values())
  const teamIds = [...teams.keys()]
  if (teamIds.length === 0) return { deleted: 0, teamIds }
  const [places] = await Promise.all([removePlaces(tx, event, teamGroups, teamIds), deleteTeamRows(tx, event, teamIds)])
  const placesByTeam = Map.groupBy(places, ({ groupId }) => groupId)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'team.deleted',
    subject: { teamIds, playerIds: places.map(({ playerId }) => playerId) },
    before: [...teams.values()].map(({ teamId, name }) => ({
      teamId,
      name,
      playerIds: placesByTeam.get(teamId)?.map(({ playerId }) => playerId) ?? [],
    })),
  })
  return { deleted: teamIds.length, teamIds }
}
