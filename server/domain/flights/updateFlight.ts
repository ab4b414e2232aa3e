import { said } from '../../../contract/words/say.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { flightsWithMembers, writeFlights } from '../leaderboards/leaderboardChange.sql.ts'
import { from } from '../operation/from.ts'
import { handle } from '../operation/handler.ts'
import { lockFlights } from './flights.sql.ts'
import { flightsOff } from './requireFlight.ts'

export const updateFlight = handle('updateFlight', async ({ event, params, body, tx, record, refuse }) => {
  const { flightId } = params
  const [found] = await lockFlights(tx, event, { flightId }, 'remove')
  if (!found) return refuse('NOT_FOUND', 'flight')
  if (flightsOff(event)) refuse('FLIGHTS_DISABLED')
  const { leaderboardId } = found
  const flights = await flightsWithMembers(tx, event, leaderboardId)
  const place = flights.findIndex(flight => flight.flightId === flightId)
  const present = flights[place]
  if (!present) throw new Error(`Flight ${flightId} is held and is gone.`)
  const name = from(refuse, '/name', body.name, present.name, `flight/${flightId}`)
  requireNone(refuse, name === null ? [{ pointer: '/name', message: said('fields.cannotBeCleared') }] : [])
  const changed = { ...present, name: name ?? present.name }
  const others = flights.filter(flight => flight !== present)
  const after = others.toSpliced((body.position ?? place + 1) - 1, 0, changed)
  const idsAndNames = (list: typeof flights) => list.map(flight => ({ flightId: flight.flightId, name: flight.name }))
  if (JSON.stringify(idsAndNames(after)) !== JSON.stringify(idsAndNames(flights))) {
    await writeFlights(tx, event, idsAndNames(after))
    const { communityId, eventId } = event
    await record({
      communityId,
      eventId,
      kind: 'flight.changed',
      subject: { flightIds: [flightId], leaderboardIds: [leaderboardId] },
      before: { flights: idsAndNames(flights) },
      after: { flights: idsAndNames(after) },
    })
  }
  return {
    leaderboardId,
    flights: after.map(({ memberIds, ...flight }) => ({
      flightId: flight.flightId,
      name: flight.name,
      members: memberIds.length,
    })),
  }
})
