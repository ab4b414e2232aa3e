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
    update event set state = 'completed', settings = settings || '{"currency":"EUR"}' where event_id = 110;
    update leaderboard set settings = '{"format":{"score":"gross"},"payouts":{"addedCents":20000,"table":{"cents":[12000,8000]}}}'
      where leaderboard_id = 1021;
    delete from leaderboard where leaderboard_id = 1022;
    delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021;
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, conflicts, version, updated_at)
    select 1, 110, 'P', n, array_fill(4::smallint, array[18]), s, true, d, 1, now()
    from (values (1, 'SIGNED', '{}'::smallint[]), (2, 'OPEN', '{3}'), (3, 'WD', '{}')) as v (n, s, d)`)
})
afterAll(() => world.close())

const check = () => staff.call('checkResults', { params: { eventId: 'S-110' } })
const tell = (change: string) =>
  world.rows(`${change};
    insert into change (community_id, event_id, at, kind, subject) values (1, 110, now(), 'card.changed', '{}')`)

test('cards without a signature, differences and shared places that pay are what is left', async () => {
  const { cards, ties } = await check()
  expect(cards).toEqual({ all: 3, unsigned: 1, differing: 1 })
  expect(ties).toMatchObject([
    {
      leaderboardId: 1021,
      place: 1,
      label: 'T1',
      value: 72,
      unit: 'strokes',
      sides: [{ cents: 10_000 }, { cents: 10_000 }],
    },
  ])
  expect(ties[0]?.sides.map(({ sideId }) => sideId).sort()).toEqual([1, 2])
})

test('a stroke later nothing is shared, and the handicap and the strokes to par of a round are there to be drawn', async () => {
  await tell(`update card set strokes[18] = 5, version = 2, status = 'SIGNED', conflicts = '{}', updated_at = now()
    where event_id = 110 and side_id = 2`)
  await expect.poll(async () => (await check()).ties).toEqual([])
  expect((await check()).cards).toEqual({ all: 3, unsigned: 0, differing: 0 })
  const params = { eventId: 'S-110', leaderboardId: 1021 }
  const { sides } = await staff.call('getRoundInPlay', { params })
  const { flights } = await staff.call('getStandings', { params })
  const second = flights[0]?.rows.find(one => one.sideId === 2)
  const drawn = sides.find(one => one.sideId === 2)
  expect(drawn?.playingHandicap).toBeTypeOf('number')
  expect(drawn?.toPar.reduce((sum, hole) => (sum ?? 0) + (hole ?? 0), 0)).toBe(second?.toPar)
})

test('nothing is left to break while a round is being played', async () => {
  await tell(`update card set strokes[18] = 4, version = 3, updated_at = now() where event_id = 110 and side_id = 2`)
  await expect.poll(async () => (await check()).ties.length).toBe(1)
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  await expect.poll(async () => (await check()).ties).toEqual([])
})
