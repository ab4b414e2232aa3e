/** The client of orval in the hands of an integrator: one event, from login to its scores. */
import { given } from '../given.ts'
import {
  createTeams,
  createTeePairings,
  getResultsLink,
  lockAllPlayerHandicaps,
  login,
  registerPlayers,
  searchEvents,
  searchPlayerScores,
} from './generated.ts'

const { baseUrl, email, password, communityId, eventId } = given
// Its functions know the path only: who uses it says where the service is, and who calls.
const send = globalThis.fetch
let token = ''
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  if (token !== '') headers.set('authorization', `Bearer ${token}`)
  return send(new URL(String(input), baseUrl), { ...init, headers })
}

const access = good(await login({ email, password }))
token = access.token
const found = good(
  await searchEvents({
    communityId,
    eventIds: [eventId],
    startDateFrom: '2000-01-01',
    sortAsc: true,
    maxResults: 5,
  }),
)
const registered = good(
  await registerPlayers(
    eventId,
    ['Olsen', 'Prado', 'Quist', 'Rossi'].map(lastName => ({
      firstName: 'Orval',
      lastName,
      gender: 'M' as const,
      hcIndex: 9.1,
    })),
  ),
)
const playerIds = [registered].flat().map(({ playerId }) => playerId)
const teams = good(await createTeams(eventId, { name: 'Orval', playerIds }))
const pairings = good(
  await createTeePairings(eventId, [{ courseId: found[0]?.courseId ?? 0, time: '15:10', hole: 1, playerIds }]),
)
const locked = good(await lockAllPlayerHandicaps(eventId, { lock: true }))
const scores = good(await searchPlayerScores(eventId, { playerIds }))
const results = good(await getResultsLink(eventId))

console.log(
  JSON.stringify({
    events: found.map(one => one.eventId),
    zone: found[0]?.timeZone,
    players: playerIds.length,
    teams: [teams].flat().map(team => team.players.length),
    times: [pairings].flat().map(({ time, hole, group }) => [time, hole, group]),
    locked: locked.lock,
    scores: scores.map(({ numHoles }) => numHoles),
    link: results.url,
  }),
)

/** The answer of 200; everything else is a problem. */
function good<R extends { readonly status: number; readonly data: unknown }>(
  answer: R,
): Extract<R, { status: 200 }>['data'] {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.data)}`)
  return answer.data as Extract<R, { status: 200 }>['data']
}
