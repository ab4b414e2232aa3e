import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { requireFlightsOn } from '../../domain/flights/requireFlight.ts'
import { insertLeaderboard } from '../../domain/leaderboards/insertLeaderboard.ts'
import { typeOf } from '../../domain/leaderboards/oneBall.ts'
import { handle } from '../../domain/operation/handler.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { leaderboardDetail } from './leaderboardDetail.ts'
import { strangeFlights, strangeSides } from './strangeSides.ts'

export const createLeaderboard = handle('createLeaderboard', async ({ event, body, tx, language, record, refuse }) => {
  const { name, format, settings = {} } = body
  // Nobody is on a leaderboard over several rounds without a flight (decision 114).
  const flights = body.flights ?? (event.kind === 'M' ? [wordsIn(language).recipes.everybody] : [])
  if (flights.length > 0) requireFlightsOn(refuse, event)
  const type = typeOf(format, settings)
  requireNone(refuse, [
    ...(type ? await strangeSides(tx, event, type.team, settings) : []),
    ...strangeFlights(settings, []),
  ])
  const { leaderboardId, flightIds } = await insertLeaderboard(refuse, tx, event, {
    name,
    format,
    settings,
    flights: flights.map(flight => ({ name: flight })),
  })
  const { communityId, eventId } = event
  await record({
    communityId,
    eventId,
    kind: 'leaderboard.created',
    subject: { leaderboardIds: [leaderboardId], flightIds },
    after: { name, format, settings, flights },
  })
  const detail = await leaderboardDetail(tx, event, leaderboardId, language)
  if (!detail) throw new Error(`Leaderboard ${leaderboardId} was made and is gone.`)
  return detail
})
