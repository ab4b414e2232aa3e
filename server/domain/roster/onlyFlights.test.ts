import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
let params: { eventId: string }
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

beforeEach(async () => {
  const body = { name: 'Cup', startDate: '2027-03-06', timeZone: 'Europe/Lisbon', courseIds: [1], recipe: 'twoRounds' }
  params = { eventId: (await staff.call('createEvent', { params: { communityId: 1 }, body })).event.eventId }
})

const guest = (lastName: string) => ({ lastName, firstName: 'Ana', gender: 'F' as const })
const bring = async (...lastNames: readonly string[]) => {
  const lines = lastNames.map((lastName, at) => ({ line: at + 1, people: [guest(lastName)] }))
  const done = await staff.call('importPlayers', { params, body: { lines } })
  return done.lines.flatMap(({ playerIds }) => playerIds)
}
const flights = async () =>
  (await staff.call('getFlights', { params })).flights.map(({ name, memberIds }) => [name, [...memberIds]] as const)
const missing = async () => {
  const { rules } = await staff.call('checkReadiness', { params })
  return rules.find(({ rule }) => rule === 'everybodyInAFlight')?.findings.map(({ text }) => text)
}

test('who is registered is in the only flight of every leaderboard over several rounds, whoever comes later too', async () => {
  const first = await bring('Abreu', 'Costa')
  const later = await bring('Dias')
  const all = [...first, ...later]
  expect(await flights()).toEqual([
    ['Everybody', all],
    ['Everybody', all],
  ])
  expect(await missing()).toEqual([])
})

test('a leaderboard over several rounds that is made later has everybody, and so has one whose sides become teams', async () => {
  const [ana = 0, bea = 0] = await bring('Abreu', 'Costa')
  await staff.call('arrangeTeams', {
    params,
    body: {
      create: [{ key: 'a' }],
      moves: [
        { playerId: ana, from: null, to: 'a' },
        { playerId: bea, from: null, to: 'a' },
      ],
    },
  })
  const [team] = await world.call('listTeams', { params })
  const made = await staff.call('createLeaderboard', { params, body: { name: 'Points', format: 'stableford' } })
  expect(made.flights).toMatchObject([{ name: 'Everybody', members: 2 }])
  const { leaderboardId } = made
  await staff.call('updateLeaderboard', {
    params: { ...params, leaderboardId },
    body: { format: { from: 'stableford', to: 'fourBall' } },
  })
  expect((await flights()).at(-1)).toEqual(['Everybody', [team?.teamId]])
})

test('who takes the place of another takes the place in the only flight', async () => {
  const [leaving = 0] = await bring('Abreu')
  const by = guest('Melo')
  const { playerId } = await staff.call('replacePlayer', { params: { ...params, playerId: leaving }, body: { by } })
  expect((await flights()).map(([, ids]) => ids)).toEqual([[playerId], [playerId]])
})

test('several flights are left to the director, and nobody is missing in silence', async () => {
  const { leaderboards } = await staff.call('getEventSetup', { params })
  for (const { leaderboardId } of leaderboards)
    await staff.call('arrangeFlights', {
      params,
      body: {
        boards: [
          {
            leaderboardId,
            flights:
              leaderboardId === leaderboards[0]?.leaderboardId
                ? []
                : [
                    { name: 'A', memberIds: [] },
                    { name: 'B', memberIds: [] },
                  ],
          },
        ],
      },
    })
  await bring('Abreu')
  expect((await flights()).map(([, ids]) => ids)).toEqual([[], []])
  expect(await missing()).toEqual([
    'Nobody is on Gross: a leaderboard over several rounds needs a flight.',
    '1 player is not in a flight of Net: Ana Abreu.',
  ])
})
