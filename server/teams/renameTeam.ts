import { groupsOf, lockGroups } from '../eventPlayers/groups.sql.ts'
import { handle, RawJson } from '../handler.ts'
import { requireOwn, requireTeams } from './requireTeams.ts'
import { teamWithId, writeTeamName } from './teams.sql.ts'

export const renameTeam = handle('renameTeam', async ({ event, params, tx, record }) => {
  const { teamId } = params
  const name = params.name.trim()
  const [, teams] = await Promise.all([
    lockGroups(tx, event, 'team', groupsOf(event, 'team', [teamId], []), 'change'),
    requireTeams(tx, event, [{ teamId }]),
  ])
  requireOwn(teams.values())
  const before = teams.get(teamId)?.name
  if (before !== name) {
    await writeTeamName(tx, event, teamId, name)
    const { communityId, eventId } = event
    await record({
      communityId,
      eventId,
      kind: 'team.renamed',
      subject: { teamId },
      before: { name: before },
      after: { name },
    })
  }
  return new RawJson(await teamWithId(tx, event, teamId))
})
