import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups } from '../roster/groups.sql.ts'
import { requireOwn, requireTeams } from './requireTeams.ts'
import { teamGroups, teamWithId, writeTeamName } from './teams.sql.ts'

export const renameTeam = handle('renameTeam', async ({ event, params, tx, record, refuse }) => {
  const { teamId } = params
  const name = params.name.trim()
  const [, teams] = await Promise.all([
    lockGroups(tx, event, teamGroups, groupsOf(event, teamGroups, [teamId], []), 'change'),
    requireTeams(refuse, tx, event, [{ teamId }]),
  ])
  requireOwn(refuse, teams.values())
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
