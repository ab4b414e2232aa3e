import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await world.rows(
    'delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021',
  )
  await recordCards(world, 'S-110', [
    { playerId: 1, strokes: [...Array(9).fill(4), ...Array(9).fill(5)] },
    { playerId: 2, strokes: [...Array(9).fill(5), ...Array(9).fill(4)] },
  ])
})
afterAll(() => world.close())

const params = { eventId: 'S-110', leaderboardId: 1021 }
const gross = { score: 'gross' }

/** The reply to a change that is tried out, with the first rows. */
async function tried(settings: object) {
  const query = { preview: true, standings: true } as const
  const body = { settings, reason: 'preview' } as never
  const { reply } = (await staff.call('updateLeaderboard', { params, query, body })) as never as Tried
  return reply.standings?.[0]
}
type Tried = { readonly reply: Awaited<ReturnType<typeof change>> }
const change = (settings: object) =>
  staff.call('updateLeaderboard', { params, query: {}, body: { settings, reason: 'Agreed' } as never })

const placesOf = (flight: Awaited<ReturnType<typeof tried>>) =>
  flight?.rows.filter(({ thru }) => thru > 0).map(({ sideId, label, payoutCents }) => [sideId, label, payoutCents])

test('a change that is tried out tells how the cards would stand and what would be won, and leaves all as it was', async () => {
  const before = await staff.call('getLeaderboard', { params })
  const money = { payouts: { addedCents: 10_000, table: { cents: [7000, 3000] } } }
  const flight = await tried({ format: gross, ...money })
  expect(placesOf(flight)).toEqual([
    [1, 'T1', 5000],
    [2, 'T1', 5000],
  ])
  expect(flight).toMatchObject({ purseCents: 10_000, undistributedCents: 0 })
  const back = await tried({ format: gross, holes: { numbers: [10, 11, 12, 13, 14, 15, 16, 17, 18] }, ...money })
  expect(placesOf(back)).toEqual([
    [2, '1', 7000],
    [1, '2', 3000],
  ])
  expect(await staff.call('getLeaderboard', { params })).toEqual(before)
})

test('where a tie is broken it says what was compared and what each had', async () => {
  await world.rows("update event set state = 'completed' where event_id = 110")
  const query = { preview: true, standings: true } as const
  const body = { settings: { format: gross, ties: { steps: 'backNine' } }, reason: 'preview' } as never
  const { reply } = (await staff.call('updateLeaderboard', { params, query, body })) as never as Tried
  expect(placesOf(reply.standings?.[0])?.map(([side, label]) => [side, label])).toEqual([
    [2, '1'],
    [1, '2'],
  ])
  expect(reply.decided).toEqual([2, 1].map(sideId => ({ sideId, step: 'backNine', by: 'holes 10 to 18: 36, 45' })))
})

test('standings are told only where they are asked for, also of a change that changes nothing', async () => {
  expect(await change({ format: gross })).not.toHaveProperty('standings')
  expect(placesOf(await tried({ format: gross }))?.map(([side]) => side)).toEqual([1, 2])
})
