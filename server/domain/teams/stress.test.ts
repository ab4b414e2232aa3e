/** Fifty clients of two servers assign, move, create and delete in one event at the same time. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { seed } from '../../../tools/seed.ts'
import { seeded } from '../../ops/sample/seeded.ts'

const clients = 50
const requestsOfEach = 12

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

type Request = { readonly method: 'POST' | 'DELETE'; readonly path: string; readonly body?: unknown }

const random = seeded(seed)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const players = [1, 2, 3, 6, 9]
const teams = new Set([3011, 3012])
const pairings = new Set([5021, 5022])
const somePlayers = () => players.filter(() => random() < 0.4)
const newPairing = () => ({ courseId: 1, teeTime: '2026-06-10T09:00:00Z', hole: 1, playerIds: somePlayers() })

const requests: readonly (() => Request)[] = [
  () => ({ method: 'POST', path: `teams/${pick([...teams])}/players/${pick(players)}` }),
  () => ({ method: 'POST', path: `teams/${pick([...teams])}/players/${pick(players)}` }),
  () => ({ method: 'DELETE', path: `teams/${pick([...teams])}/players/${pick(players)}` }),
  () => ({ method: 'POST', path: 'teams/players', body: [{ teamId: pick([...teams]), playerIds: [pick(players)] }] }),
  () => ({ method: 'POST', path: 'teams', body: [{ playerIds: somePlayers() }, {}] }),
  () => ({ method: 'DELETE', path: `teams/${pick([...teams])}` }),
  () => ({ method: 'DELETE', path: pick(['teams', 'teams/players', `teams/${pick([...teams])}/players`]) }),
  () => ({ method: 'POST', path: `flights/${pick([2021, 2022])}/players/${pick(players)}` }),
  () => ({ method: 'DELETE', path: `flights/${pick([2021, 2022])}/players/${pick(players)}` }),
  () => ({ method: 'POST', path: `flights/${pick([2023, 2024])}/teams/${pick([...teams])}` }),
  () => ({ method: 'DELETE', path: `flights/${pick([2023, 2024])}/teams/${pick([...teams])}` }),
  () => ({ method: 'POST', path: `teePairings/${pick([...pairings])}/players/${pick(players)}` }),
  () => ({ method: 'DELETE', path: `teePairings/${pick([...pairings])}/players/${pick(players)}` }),
  () => ({ method: 'POST', path: 'teePairings', body: [newPairing()] }),
  () => ({
    method: 'POST',
    path: 'teePairings/players',
    body: [
      { teePairingId: pick([...pairings]), playerIds: [1, 2] },
      { teePairingId: pick([...pairings]), playerIds: [6, 3] },
    ],
  }),
  () => ({
    method: 'DELETE',
    path: pick(['teePairings', 'teePairings/players', `teePairings/${pick([...pairings])}`]),
  }),
]

async function send(app: FastifyInstance, { method, path, body }: Request): Promise<{ status: number; text: string }> {
  const answer = await app.inject({
    method,
    url: `/v1/events/S-110/${path}`,
    headers: { authorization: `Bearer ${world.token('club')}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body ?? {}),
  })
  if (answer.statusCode === 200) {
    for (const [, id] of answer.payload.matchAll(/"teamId":(\d+)/g)) teams.add(Number(id))
    for (const [, id] of answer.payload.matchAll(/"teePairingId":(\d+)/g)) pairings.add(Number(id))
  }
  return { status: answer.statusCode, text: answer.payload }
}

test(`every answer is a success or a clear refusal, and nobody has two places (seed ${seed})`, async () => {
  const apps = [world.app, await world.anotherServer()]
  const answers: { status: number; text: string }[] = []
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const app = apps[client % 2] ?? world.app
      for (let n = 0; n < requestsOfEach; n += 1) answers.push(await send(app, pick(requests)()))
    }),
  )
  expect(answers).toHaveLength(clients * requestsOfEach)
  expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(clients)
  await expectPlaces()
})

test('the audit, replayed, ends in the places that the database has', async () => {
  for (const [kind, table] of [
    ['team', 'team_player'],
    ['teePairing', 'tee_pairing_player'],
  ] as const) {
    const id = kind === 'team' ? 'team_id' : 'tee_pairing_id'
    const rows = await world.rows<{ player: number; place: number }>(
      `select player_id::int as player, ${id}::int as place from ${table} where event_id = 110 order by player_id`,
    )
    expect(await replayed(kind)).toEqual(rows.map(({ player, place }) => [player, place]))
  }
})

test('a registration that ends while the player is assigned takes every place along', async () => {
  const paths = [...teams]
    .map(id => `teams/${id}`)
    .concat(
      [...pairings].map(id => `teePairings/${id}`),
      'flights/2021',
    )
  const assignments = () =>
    Promise.all(paths.map(path => send(world.app, { method: 'POST', path: `${path}/players/6` })))
  const [before, , after] = await Promise.all([
    assignments(),
    world.rows('delete from registration where event_id = 110 and player_id = 6'),
    assignments(),
  ])
  const refused = [...before, ...after].filter(({ status }) => status !== 200).map(({ text }) => JSON.parse(text).code)
  expect(refused.filter(code => !['NOT_FOUND', 'NOT_REGISTERED'].includes(code))).toEqual([])
  for (const table of [
    'team_player where event_id = 110',
    'tee_pairing_player where event_id = 110',
    'flight_player where leaderboard_id = 1021',
  ])
    expect(await world.rows(`select 1 from ${table} and player_id = 6`)).toEqual([])
})

type Placed = { playerId?: number; teamId?: number; teePairingId?: number; playerIds?: number[] }

async function replayed(kind: 'team' | 'teePairing'): Promise<[number, number][]> {
  const places = new Map([[1, kind === 'team' ? 3011 : 5021]])
  const audited = await world.rows<{ before: Placed[] | null; after: Placed[] | null }>(
    `select before, after from audit where event_id = 110 and action like '${kind}.%' order by audit_id`,
  )
  for (const { before, after } of audited) {
    for (const [playerId, place] of placed(before)) {
      expect(places.get(playerId), 'the audit knew where the player was').toBe(place)
      places.delete(playerId)
    }
    for (const [playerId, place] of placed(after)) places.set(playerId, place)
  }
  return [...places].sort(([a], [b]) => a - b)
}

function placed(entries: Placed[] | null): (readonly [number, number])[] {
  return (entries ?? []).flatMap(({ playerId, playerIds = [], teamId, teePairingId }) =>
    (playerId === undefined ? playerIds : [playerId]).map(id => [id, teamId ?? teePairingId ?? 0] as const),
  )
}

async function expectPlaces(): Promise<void> {
  const params = { eventId: 'S-110', leaderboardId: 1021 }
  const inFlights = (await world.call('listFlightsOfLeaderboard', { params })).flatMap(flight => flight.players ?? [])
  const outside = await world.call('listUnassignedPlayers', { params })
  expect([...inFlights, ...outside].map(({ playerId }) => playerId).sort()).toEqual(players)
  const listed = (await world.call('listTeams', { params: { eventId: 'S-110' } })).map(({ teamId }) => teamId)
  const ofPairs = { params: { eventId: 'S-110', leaderboardId: 1022 } }
  const teamsInFlights = (await world.call('listFlightsOfLeaderboard', ofPairs)).flatMap(flight => flight.teams ?? [])
  const teamsOutside = await world.call('listUnassignedTeams', ofPairs)
  expect([...teamsInFlights, ...teamsOutside].map(({ teamId }) => teamId).sort()).toEqual(listed.sort())
}
