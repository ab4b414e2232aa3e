import { ruleOut } from '../../kernel/refuse.ts'
import { publicEventId, visibleEvent } from '../access/visibleEvent.ts'
import { lockFlightToEnter } from '../flights/members.sql.ts'
import { moveToFlight } from '../flights/moveToFlight.ts'
import { requireFlight, requireFlightsOn, requireForPlayers } from '../flights/requireFlight.ts'
import { handle } from '../operation/handler.ts'
import { registerOne } from '../registrations/registerOne.ts'
import { recordMoves } from '../roster/moves.ts'
import { assignToTeePairings } from '../teeSheet/assignToTeePairings.ts'
import { requireRound } from '../teeSheet/requireTeePairings.ts'
import { teePairingGroups } from '../teeSheet/teePairings.sql.ts'

export const addLateEntry = handle('addLateEntry', async context => {
  const { event: round, body, caller, tx, record, refuse } = context
  requireRound(refuse, round)
  const { communities } = caller
  const whole =
    round.kind === 'R' && (await visibleEvent(tx, publicEventId('M', round.registrationEventId), communities))
  const event = whole || round
  const playerId = await registerOne(
    ruleOut(refuse, 'REGISTER_ON_MULTI_ROUND_EVENT'),
    { ...context, event },
    body.who,
    '/who',
  )
  const unregistered = ruleOut(refuse, 'NOT_REGISTERED')
  const { teePairingId } = body
  if (teePairingId !== undefined) {
    const pairing = { teePairingId, pointer: '/teePairingId' }
    const place = { playerId, groupId: teePairingId }
    const moves = await assignToTeePairings(unregistered, tx, round, communities, [pairing], [place])
    await recordMoves(record, round, teePairingGroups, moves)
  }
  if (body.flightIds.length > 0) requireFlightsOn(refuse, event)
  const member = { kind: 'player', id: playerId } as const
  await Promise.all(body.flightIds.map(enter))
  return { playerId }

  async function enter(flightId: number): Promise<void> {
    const flight = requireFlight(refuse, await lockFlightToEnter(tx, event, flightId, member))
    requireForPlayers(refuse, flight.team)
    await Promise.all(moveToFlight(tx, event, flight, member, record))
  }
})
