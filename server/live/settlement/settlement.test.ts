import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
const params = { eventId: 'S-110' }
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await world.rows(`
    delete from card where event_id = 110; delete from score_entry where event_id = 110;
    update event set state = 'completed', settings = settings || '{"currency":"EUR"}' where event_id = 110;
    update leaderboard set settings = '{"format":{"score":"gross"},"payouts":{"addedCents":25000,"table":{"cents":[12000,8000]}}}'
      where leaderboard_id = 1021;
    update leaderboard set settings = '{"format":{"score":"gross"},"payouts":{"addedCents":10001,"table":"winnerTakesAll","teamPrize":"split"}}'
      where leaderboard_id = 1022;
    delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021;
    delete from team_player where event_id = 110;
    insert into team_player values (1, 110, 1, 3011, 110), (1, 110, 3, 3011, 110);
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select 1, 110, 'P', n, array_fill((3 + n)::smallint, array[18]), 'SIGNED', true, 1, now() from unnest(array[1, 2, 3]) n`)
})
afterAll(() => world.close())

const settlement = (role?: 'viewer') => staff.call('getSettlement', { params }, role)
const pay = (payeeId: string, body: object) =>
  staff.call('setPaidOut', { params: { eventId: 'S-110', payeeId }, body } as never)
const paidOf = async (payeeId: string) => (await settlement()).payees.find(one => one.payeeId === payeeId)
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    error => (error as { code?: string }).code,
  )

test('every prize is with who wins it, to the cent, and what is left of a purse is said', async () => {
  const { currency, purses, payees } = await settlement()
  expect(currency).toBe('EUR')
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)
  const purse = sum(purses.map(({ purseCents }) => purseCents))
  const left = sum(purses.map(({ undistributedCents }) => undistributedCents))
  expect([purse, left]).toEqual([35_001, 5_000])
  expect(sum(payees.map(({ dueCents }) => dueCents))).toBe(purse - left)
  // Ana (1) wins the medal, and half of the prize of her team; Bruno (2) is second; Carla (3) has the other half and its odd cent.
  expect(payees.map(({ payeeId, dueCents, prizes }) => [payeeId, dueCents, prizes.map(({ label }) => label)])).toEqual([
    ['P-1', 17_000, ['1', '1']],
    ['P-2', 8_000, ['2']],
    ['P-3', 5_001, ['1']],
  ])
})

test('what was handed out is kept by who and how; two that pay the same prize at once pay it once', async () => {
  const done = await pay('P-1', { cents: { from: 0, to: 17_000 }, method: 'transfer', note: 'Sent on Monday' })
  expect(done).toMatchObject({ payeeId: 'P-1', given: { cents: 17_000, method: 'transfer', note: 'Sent on Monday' } })
  expect((await paidOf('P-1'))?.given).toMatchObject({ by: expect.any(String), note: 'Sent on Monday' })
  const seen = (await settlement('viewer')).payees.find(one => one.payeeId === 'P-1')?.given
  expect(seen).toMatchObject({ cents: 17_000 })
  expect(seen).not.toHaveProperty('note')
  const twice = await Promise.all([1, 2].map(() => code(pay('P-2', { cents: { from: 0, to: 8_000 } }))))
  expect(twice.sort()).toEqual(['CHANGED_MEANWHILE', 'done'])
  expect(await world.rows('select cents from prize_given where player_id = 2')).toEqual([{ cents: 8_000 }])
})

test('a correction leaves what was handed out, and who no longer wins is named with it', async () => {
  await world.rows(`update card set strokes = array_fill(9::smallint, array[18]), version = 2, updated_at = now()
    where event_id = 110 and side_id = 2;
    insert into change (community_id, event_id, at, kind, subject) values (1, 110, now(), 'card.changed', '{}')`)
  await expect.poll(async () => (await paidOf('P-3'))?.dueCents).toBe(13_001)
  expect(await paidOf('P-2')).toMatchObject({ name: 'Bruno Costa', prizes: [], dueCents: 0, given: { cents: 8_000 } })
  await pay('P-2', { cents: 0 })
  expect(await paidOf('P-2')).toBeUndefined()
})

test('money is handed out after the results are official too, by the committee alone', async () => {
  await world.rows(`update event set state = 'official' where event_id = 110`)
  await pay('P-3', { cents: 5_000, method: 'voucher' })
  expect((await paidOf('P-3'))?.given).toMatchObject({ cents: 5_000, method: 'voucher' })
  const asViewer = staff.call(
    'setPaidOut',
    { params: { eventId: 'S-110', payeeId: 'P-3' }, body: { cents: 1 } },
    'scorer',
  )
  expect(await code(asViewer)).toBe('ROLE_REQUIRED')
})
