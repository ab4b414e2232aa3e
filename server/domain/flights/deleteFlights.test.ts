import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const idsOf = async (eventId: string) => (await world.call('listFlights', { params: { eventId } })).map(({ id }) => id)

test('an M id means the flights of the event itself, not those of its rounds', async () => {
  expect(await world.call('deleteFlights', { params: { eventId: 'M-100' } })).toEqual({
    deleted: 3,
    flightIds: [2001, 2002, 2003],
    leaderboardIds: [1001, 1002],
  })
  expect(await idsOf('M-100')).toEqual([])
  expect(await idsOf('S-101')).toEqual([2011])
})

test('with a leaderboard only its flights go; its players and teams are unassigned then', async () => {
  const deleted = await world.call('deleteFlights', { params: { eventId: 'S-110' }, query: { leaderboardId: 1021 } })
  expect(deleted).toEqual({ deleted: 2, flightIds: [2021, 2022], leaderboardIds: [1021] })
  expect(await idsOf('S-110')).toEqual([2023, 2024])
  const params = { eventId: 'S-110', leaderboardId: 1021 }
  const unassigned = await world.call('listUnassignedPlayers', { params })
  expect(unassigned.map(({ playerId }) => playerId)).toEqual([2, 3, 9, 6, 1])
})

test('the audit keeps the flights that are deleted, with their members', async () => {
  await world.call('deleteFlights', { params: { eventId: 'S-110' } })
  const [audited] = await world.rows('select subject, before from audit')
  expect(audited).toEqual({
    subject: { flightIds: [2021, 2022, 2023, 2024], leaderboardIds: [1021, 1022] },
    before: [
      { flightId: 2021, leaderboardId: 1021, name: 'Low', playerIds: [1, 2] },
      { flightId: 2022, leaderboardId: 1021, name: 'High', playerIds: [] },
      { flightId: 2023, leaderboardId: 1022, name: 'Pairs', teamIds: [3011] },
      { flightId: 2024, leaderboardId: 1022, name: 'More Pairs', teamIds: [] },
    ],
  })
})

test('deleting what is gone already answers that nothing was deleted, and writes no audit', async () => {
  await world.call('deleteFlights', { params: { eventId: 'S-110' } })
  const nothing = { deleted: 0, flightIds: [], leaderboardIds: [] }
  expect(await world.call('deleteFlights', { params: { eventId: 'S-110' } })).toEqual(nothing)
  expect(await world.rows("select 1 from audit where action = 'flight.deleted'")).toHaveLength(1)
})

test('while flights are switched off the stored ones do not show, and show again when they are switched on', async () => {
  expect(await idsOf('S-120')).toEqual([])
  const params = { eventId: 'S-120', leaderboardId: 1031 }
  expect(await world.call('listFlightsOfLeaderboard', { params })).toEqual([])
  expect(await world.call('listUnassignedPlayers', { params })).toEqual([])
  expect(await world.call('listUnassignedTeams', { params: { ...params, leaderboardId: 1032 } })).toEqual([])
  await world.rows('update event set flights_enabled = true where event_id = 120')
  expect(await idsOf('S-120')).toEqual([2031, 2032])
})

test('players without a flight come in pages by name', async () => {
  const names: string[] = []
  let url = '/v1/events/S-110/flights/leaderboards/1021/unassigned/players?limit=2'
  await world.call('deleteFlights', { params: { eventId: 'S-110' } })
  for (let pages = 0; url !== '' && pages < 9; pages += 1) {
    const response = await world.app.inject({ url, headers: { authorization: `Bearer ${world.token('club')}` } })
    names.push(...JSON.parse(response.payload).map((player: { lastName: string }) => player.lastName))
    url = /<http:\/\/test.local([^>]*)>/.exec(String(response.headers.link ?? ''))?.[1] ?? ''
  }
  expect(names).toEqual(['Costa', 'Dias', 'In', 'Melo', 'Silva'])
})
