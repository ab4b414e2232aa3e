import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByNumber, importCourse, importFile, numberedPlayer, recordCards } from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
let params: { readonly eventId: string }
let ids: ReadonlyMap<number, number>

const id = (number: number) => ids.get(number) ?? 0
const team = async () => (await world.call('listTeams', { params }))[0]
const turns = async () => (await team())?.turns

async function total() {
  const leaderboardId = (await world.call('listLeaderboards', { params }))[0]?.id ?? 0
  const { flights } = await world.call('getStandings', { params: { ...params, leaderboardId } })
  return flights[0]?.rows[0]?.value
}

beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  const players = [1, 2, 3, 4].map(numberedPlayer)
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Lone Ranger',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    courseIds: [
      await importCourse(
        world,
        'Course of fours',
        Array.from({ length: 18 }, () => 4),
      ),
    ],
    players,
    teams: [{ key: 'one', name: 'One', players: players.map(({ key }) => key).reverse() }],
    leaderboards: [{ name: 'Ranger', format: 'loneRanger', settings: { score: 'gross', others: 0, turns: 'asSet' } }],
  })
  params = { eventId }
  ids = await idsByNumber(world, eventId)
  // The fourth makes birdies on holes 1, 5, 9, 13 and 17; all else are bogeys.
  const card = (number: number) => ({
    playerId: id(number),
    strokes: Array.from({ length: 18 }, (_, at) => (number === 4 && at % 4 === 0 ? 3 : 5)),
  })
  await recordCards(world, eventId, [1, 2, 3, 4].map(card))
})
afterAll(() => world.close())

test('a team has the turns of its file, and Lone Ranger counts by them', async () => {
  expect(await turns()).toEqual([4, 3, 2, 1].map(id))
  expect(await total()).toBe(80)
})

test('a director sets other turns, and takes that back; who joins comes last', async () => {
  const { teamId = 0 } = (await team()) ?? {}
  const order = [1, 2, 3, 4].map((number, at) => ({ playerId: id(number), from: teamId, to: teamId, seat: at + 1 }))
  await staff.call('arrangeTeams', { params, body: { moves: order } })
  expect(await turns()).toEqual([1, 2, 3, 4].map(id))
  expect(await total()).toBe(90)

  const { entries } = await staff.call('listEventLog', { params, query: { most: 1 } })
  await staff.call('undo', { params, body: { steps: [entries[0]?.step ?? ''] } })
  expect(await turns()).toEqual([4, 3, 2, 1].map(id))
  expect(await total()).toBe(80)

  await staff.call('arrangeTeams', { params, body: { moves: [{ playerId: id(4), from: teamId, to: teamId }] } })
  expect(await turns()).toEqual([3, 2, 1].map(id))
  expect(await total()).toBe(90)
})
