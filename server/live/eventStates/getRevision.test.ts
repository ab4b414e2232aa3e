import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await world.rows(`
    delete from card where event_id = 110; delete from score_entry where event_id = 110;
    update event set state = 'completed' where event_id = 110;
    delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021;
    update leaderboard set settings = '{"format":{"score":"gross"},"payouts":{"addedCents":20000,"table":{"cents":[12000,8000]}}}'
      where leaderboard_id = 1021;
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select 1, 110, 'P', n, array[3 + n] || array_fill(4::smallint, array[17]), 'SIGNED', true, 1, '2026-06-10T15:00:00Z' from unnest(array[1, 2, 3]) n`)
})
afterAll(() => world.close())

const state = (wanted: 'completed' | 'official', reason?: string) =>
  staff.call('setEventState', {
    params: { eventId: 'S-110' },
    body: { state: wanted, ...(reason !== undefined && { reason }) },
  })
const correct = (playerId: number, first: number) =>
  staff.call('correctCard', {
    params: { eventId: 'S-110', cardId: `P-${playerId}` },
    body: { holes: [first, ...Array(17).fill(4)], reason: 'Wrong total' },
  })
const revision = () => staff.call('getRevision', { params: { eventId: 'S-110' } }, 'viewer')
const medal = async () => (await revision()).boards.find(({ leaderboardId }) => leaderboardId === 1021)?.sides

test('before results were official there is nothing to compare with, and after that nothing has changed', async () => {
  expect(await revision()).toEqual({ boards: [] })
  await state('official')
  expect(await revision()).toEqual({ boards: [] })
  await state('completed', 'A card was added up wrongly')
  expect((await revision()).officialDt).toBeDefined()
  expect((await revision()).boards).toEqual([])
})

test('a correction shows whose place and prize is another than was published', async () => {
  await correct(1, 6)
  await expect.poll(medal).toEqual([
    {
      sideId: 1,
      name: 'Ana Silva',
      from: { flight: null, label: '1', value: 72, payoutCents: 12_000 },
      to: { flight: null, label: 'T2', value: 74, payoutCents: 4000 },
    },
    {
      sideId: 2,
      name: 'Bruno Costa',
      from: { flight: null, label: '2', value: 73, payoutCents: 8000 },
      to: { flight: null, label: '1', value: 73, payoutCents: 12_000 },
    },
    {
      sideId: 3,
      name: 'Carla Dias',
      from: { flight: null, label: '3', value: 74, payoutCents: 0 },
      to: { flight: null, label: 'T2', value: 74, payoutCents: 4000 },
    },
  ])
})

test('results that are official anew are compared with those that were official before', async () => {
  world.setClock('2026-05-01T18:00:00Z')
  await state('official')
  expect((await medal())?.map(({ sideId }) => sideId)).toEqual([1, 2, 3])
  await state('completed', 'Another mistake')
  expect(await medal()).toBeUndefined()
  await correct(1, 4)
  await expect.poll(async () => (await medal())?.map(({ to }) => to?.label)).toEqual(['2', '1', '3'])
})
