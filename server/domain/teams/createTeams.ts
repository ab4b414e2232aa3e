import { ruleOut } from '../../kernel/refuse.ts'
import { lockEvent } from '../access/lockEvent.sql.ts'
import { entriesOf } from '../operation/entriesOf.ts'
import { handle } from '../operation/handler.ts'
import { namedPlayers } from '../roster/namedPlayers.ts'
import { assignToTeams } from './assignToTeams.ts'
import { insertTeams, setOfTeams, teamsWithIds } from './teams.sql.ts'

export const createTeams = handle('createTeams', async ({ event, body, caller, tx, refuse, record }) => {
  const wanted = entriesOf(body)
  namedPlayers(refuse, wanted, [])
  const [, set] = await Promise.all([lockEvent(tx, event), setOfTeams(tx, event)])
  const names = wanted.map(({ name }, index) => name?.trim() ?? `Team #${set.count + index + 1}`)
  const teamIds = await insertTeams(tx, event, names)
  const teams = teamIds.map(teamId => ({ teamId }))
  const refuseOfNew = ruleOut(refuse, 'NOT_FOUND', 'MULTI_ROUND_EVENT_REQUIRED')
  const moves = await assignToTeams(
    refuseOfNew,
    tx,
    event,
    caller.communities,
    teams,
    namedPlayers(refuse, wanted, teamIds),
  )
  if (set.count === 0 && set.hasScore) refuse('SCORE_ENTERED', 'replacedTeam')
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'team.created',
    subject: { teamIds, playerIds: moves.after.map(({ playerId }) => playerId) },
    before: moves.before.map(({ playerId, groupId }) => ({ playerId, teamId: groupId })),
    after: teamIds.map((teamId, index) => ({ teamId, name: names[index], playerIds: wanted[index]?.playerIds ?? [] })),
  })
  return teamsWithIds(tx, event, teamIds)
})
