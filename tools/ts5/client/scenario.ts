/** What an integrator does with a client generated from our OpenAPI document: one event, from login to links. */
import createClient from 'openapi-fetch'
import type { paths } from './openapi.ts'

const [baseUrl, email, password, community, event] = (globalThis as unknown as { process: { argv: string[] } }).process.argv.slice(2)
if (!baseUrl || !email || !password || !community || !event) throw new Error('base url, e-mail, password, community id and event id')
const communityId = Number(community)
const eventId = event

const anonymous = createClient<paths>({ baseUrl })
const { token } = good(await anonymous.POST('/v1/auth', { body: { email, password } }))
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } })

const events = good(await client.GET('/v1/events', { params: { query: { communityId, eventIds: [eventId], startDateFrom: '2000-01-01', sortAsc: true, maxResults: 5 } } }))
if (!events.some(one => one.eventId === eventId)) throw new Error('The event is not found.')
const path = { eventId }

const names = ['Anders', 'Berg', 'Costa', 'Dias', 'Eriksen', 'Faria', 'Gomes', 'Hughes', 'Ivanov', 'Jensen', 'Klein', 'Lopes']
const registered = good(
  await client.POST('/v1/events/{eventId}/players', {
    params: { path },
    body: names.map((lastName, index) => ({ firstName: 'Client', lastName, gender: index % 2 ? 'F' as const : 'M' as const, hcIndex: 4.5 + index })),
  }),
)
const players = Array.isArray(registered) ? registered : [registered]
const playerIds = players.map(player => player.playerId)

const teams = good(
  await client.POST('/v1/events/{eventId}/teams', {
    params: { path },
    body: [{ name: 'Client One', playerIds: playerIds.slice(0, 6) }, { playerIds: playerIds.slice(6) }],
  }),
)
const flights = good(await client.GET('/v1/events/{eventId}/flights', { params: { path } }))
const leaderboards = good(await client.GET('/v1/events/{eventId}/leaderboards', { params: { path } }))
const types = good(await client.GET('/v1/util/leaderboards/types'))
const isTeam = (leaderboardId: number) => types.find(type => type.id === leaderboards.find(one => one.id === leaderboardId)?.typeId)?.team
for (const flight of flights) {
  if (isTeam(flight.leaderboardId)) {
    for (const { teamId } of teams) good(await client.POST('/v1/events/{eventId}/flights/{flightId}/teams/{teamId}', { params: { path: { eventId, flightId: flight.id, teamId } } }))
  } else {
    for (const playerId of playerIds.slice(0, 3)) good(await client.POST('/v1/events/{eventId}/flights/{flightId}/players/{playerId}', { params: { path: { eventId, flightId: flight.id, playerId } } }))
  }
}

const [course] = good(await client.GET('/v1/events/{eventId}/courses', { params: { path } }))
if (!course) throw new Error('The event has no course.')
const pairings = good(
  await client.POST('/v1/events/{eventId}/teePairings', {
    params: { path },
    body: [0, 1, 2].map(group => ({ courseId: course.courseId, time: `09:${group}0:00`, hole: 1, playerIds: playerIds.slice(group * 4, group * 4 + 4) })),
  }),
)

const [first] = playerIds
if (first === undefined) throw new Error('Nobody was registered.')
good(await client.PATCH('/v1/events/{eventId}/players/{playerId}/handicap/index', { params: { path: { eventId, playerId: first } }, body: { hcIndex: 7.2 } }))
const locked = good(await client.PATCH('/v1/events/{eventId}/players/handicaps/lock', { params: { path, query: { lock: true } } }))
good(await client.PATCH('/v1/players/{playerId}/phone', { params: { path: { playerId: 2 }, query: { phoneCountryCd: 'PT', phone: '912000444' } } }))
const scores = good(await client.GET('/v1/events/{eventId}/players/scores', { params: { path, query: { playerIds } } }))
const results = good(await client.GET('/v1/events/{eventId}/weblinks/results', { params: { path } }))
const scoring = good(await client.GET('/v1/events/{eventId}/weblinks/players/{playerId}/scoring', { params: { path: { eventId, playerId: first } } }))

console.log(JSON.stringify({ players: players.length, teams: teams.map(team => team.players.length), pairings: pairings.map(pairing => pairing.players.length), locked: locked.updated, holes: scores.map(score => score.numHoles), links: [results.url, scoring.url] }))

/** The answer, or the problem as an error. */
function good<T>(result: { data?: T; error?: unknown; response: Response }): T {
  if (result.error !== undefined || result.data === undefined) throw new Error(`${result.response.url}: ${JSON.stringify(result.error)}`)
  return result.data
}
