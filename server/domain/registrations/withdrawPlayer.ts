import { handle } from '../operation/handler.ts'
import { holdPlayers } from '../players/holdPlayers.sql.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { deleteRegistration, hasScore, lockRegistration, placesOfPlayer } from './eventPlayers.sql.ts'

/** A player without a score leaves the event; whoever has one stays, with a status on the card. */
export const withdrawPlayer = handle('withdrawPlayer', async ({ event, params, body, caller, tx, record, refuse }) => {
  const { playerId } = params
  const { status = 'withdrawn', reason } = body
  // The player first, as everywhere: a player by name goes with the registration.
  await holdPlayers(tx, [playerId], 'change')
  await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND')
  if (event.kind === 'R') refuse('REGISTER_ON_MULTI_ROUND_EVENT', 'remove', { eventId: event.registrationEventId })
  await lockRegistration(tx, event, playerId)
  if (await hasScore(tx, event, playerId)) refuse('SCORE_ENTERED', 'player')
  const places = await placesOfPlayer(tx, event, playerId)
  await deleteRegistration(tx, event, playerId)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'registration.withdrawn',
    subject: { playerIds: [playerId] },
    before: { status: 'registered', ...places },
    after: { status, ...(reason !== undefined && { reason }) },
  })
  const { teamIds, teePairingIds, flightIds } = places
  return { playerId, teamIds, teePairingIds, flightIds }
})
