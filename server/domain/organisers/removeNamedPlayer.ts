import { ruleOut } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { holdPlayers } from '../players/holdPlayers.sql.ts'
import { deleteRegistration } from '../registrations/eventPlayers.sql.ts'
import { requireLeaving } from '../registrations/requireLeaving.ts'
import { teamsOfOrganiser } from './organisers.sql.ts'
import { placeInTeams } from './placeInTeams.ts'
import { requireNamed } from './requireNamed.ts'
import { requireNaming } from './requireOrganiser.ts'

export const removeNamedPlayer = handle('removeNamedPlayer', async context => {
  const { tx, event, params, caller, record, refuse } = context
  const { playerId } = params
  const named = await requireNaming(refuse, context)
  const { teamId } = requireNamed(refuse, named.people, playerId)
  // The player comes first, as everywhere, and the team goes that would be left without anybody.
  await holdPlayers(tx, [playerId], 'change')
  const own = await teamsOfOrganiser(tx, event, params.organiserId)
  if (own.some(one => one.teamId === teamId))
    await placeInTeams(context, named, [{ playerId, team: undefined, pointer: '' }])
  const before = await requireLeaving(ruleOut(refuse, 'SCORE_ENTERED'), tx, event, caller.communities, playerId)
  await deleteRegistration(tx, event, playerId)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'registration.removed',
    subject: { playerIds: [playerId] },
    before,
  })
  return { playerId }
})
