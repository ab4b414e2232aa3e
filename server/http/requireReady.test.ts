import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../test/staffCalls.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const params = { eventId: 'S-101' }
const start = { params, body: { state: 'in progress' as const } }

test('a person starts a round only when everybody has a tee time, whatever the reason', async () => {
  const refused = await staff.refused('setEventState', { params, body: { ...start.body, reason: 'It gets late' } })
  expect(refused.code).toBe('NOT_READY')
  expect(refused.detail).toBe(
    '2 players have no tee time: Filipe Melo and Elsa Reis. Put that right before the round starts.',
  )
  expect(refused.errors).toContainEqual({
    pointer: '/oneTeeTimeEach',
    message: '2 players have no tee time: Filipe Melo and Elsa Reis.',
    code: 'playersWithoutTeeTime',
    values: { count: 2, names: { all: ['Filipe Melo', 'Elsa Reis'] } },
  })
})

test('other rules are overridden by a reason, which stands in the audit', async () => {
  await world.rows('insert into tee_pairing_player values (1, 101, 5, 5002, 100), (1, 101, 6, 5002, 100)')
  expect((await staff.refused('setEventState', start)).detail).toContain(
    'or say in "reason" why the round starts anyway.',
  )
  await staff.call('setEventState', { params, body: { ...start.body, reason: 'Flights are made during lunch' } })
  expect(
    await world.rows("select after from audit where action = 'event.stateSet' order by audit_id desc limit 1"),
  ).toEqual([{ after: { state: 'in progress', reason: 'Flights are made during lunch' } }])
})

test('who goes on after a suspension is not asked, nor is a program', async () => {
  await staff.call('setEventState', { params, body: { state: 'suspended', reason: 'Lightning' } })
  await staff.call('setEventState', start)
  await world.call('setEventState', { params: { eventId: 'S-102' }, body: { state: 'in progress' } })
})
