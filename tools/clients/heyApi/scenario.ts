/** The client of hey-api in the hands of an integrator: one event, from login to its scores. */
import { given } from '../given.ts'
import { client } from './generated/client.gen.ts'
import {
  createTeams,
  createTeePairings,
  getResultsLink,
  lockAllPlayerHandicaps,
  login,
  registerPlayers,
  searchEvents,
  searchPlayerScores,
  updatePlayerPhone,
} from './generated/sdk.gen.ts'

const { baseUrl, email, password, communityId, eventId } = given
client.setConfig({ baseUrl, throwOnError: true })
const { data: access } = await login({ body: { email, password }, throwOnError: true })
client.setConfig({ auth: () => access.token })

const query = {
  communityId,
  eventIds: [eventId],
  startDateFrom: '2000-01-01',
  sortAsc: true,
  maxResults: 5,
}
const { data: events } = await searchEvents({ query, throwOnError: true })
const path = { eventId }
const { data: registered } = await registerPlayers({
  path,
  body: ['Hagen', 'Ilves', 'Jorge', 'Kelly'].map(lastName => ({
    firstName: 'Hey',
    lastName,
    gender: 'M' as const,
    hcIndex: 9.1,
  })),
  throwOnError: true,
})
const playerIds = [registered].flat().map(({ playerId }) => playerId)
const { data: teams } = await createTeams({ path, body: { name: 'Hey', playerIds }, throwOnError: true })
const { data: pairings } = await createTeePairings({
  path,
  body: [{ courseId: events[0]?.courseId ?? 0, time: '14:10', hole: 1, playerIds }],
  throwOnError: true,
})
const { data: locked } = await lockAllPlayerHandicaps({ path, query: { lock: true }, throwOnError: true })
await updatePlayerPhone({
  path: { playerId: 2 },
  query: { phoneCountryCd: 'PT', phone: '912000333' },
  throwOnError: true,
})
const { data: scores } = await searchPlayerScores({ path, query: { playerIds }, throwOnError: true })
const { data: results } = await getResultsLink({ path, throwOnError: true })

console.log(
  JSON.stringify({
    events: events.map(one => one.eventId),
    zone: events[0]?.timeZone,
    players: playerIds.length,
    teams: [teams].flat().map(team => team.players.length),
    times: [pairings].flat().map(({ time, hole, group }) => [time, hole, group]),
    locked: locked.lock,
    scores: scores.map(({ numHoles }) => numHoles),
    link: results.url,
  }),
)
