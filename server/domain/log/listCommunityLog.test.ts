import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const params = { communityId: 1 }

test('what is of the club itself is said with names, without what was changed inside of events', async () => {
  await staff.call('updateCommunity', { params, body: { currency: 'EUR' } })
  await staff.call('inviteStaff', { params, body: { email: 'nuno@example.com', role: 'starter' } })
  await staff.call('setHandicaps', { params: { eventId: 'S-110' }, body: { players: [{ playerId: 2, hcIndex: 7 }] } })
  await staff.call('updateStaff', { params: { ...params, administratorId: 12 }, body: { role: 'scorer' } })
  const { eventId } = await staff.call('createEvent', {
    params,
    body: { name: 'Spring cup', startDate: '2026-05-20', timeZone: 'Europe/Lisbon', courseIds: [1] },
  })
  const { entries, names, people } = await staff.call('listCommunityLog', { params, query: { own: true, named: true } })
  expect(entries.map(({ kind, eventName }) => [kind, eventName])).toEqual([
    ['event.created', 'Spring cup'],
    ['administrator.roleChanged', undefined],
    ['administrator.invited', undefined],
    ['community.identitySet', undefined],
  ])
  expect(entries[2]).toMatchObject({ after: { role: 'starter', email: 'nuno@example.com' } })
  expect(names).toEqual(
    expect.arrayContaining([
      { kind: 'administrator', id: 12, name: 'The director' },
      { kind: 'event', id: Number(eventId.slice(2)), name: 'Spring cup' },
    ]),
  )
  expect(people).toEqual([{ actor: 'administrator:11', actorName: 'The manager' }])
  const all = await staff.call('listCommunityLog', { params, query: {} })
  expect(all.entries.map(({ kind }) => kind)).toContain('playerHandicap.set')
  expect(all).not.toHaveProperty('names')
})

test('whom an invitation was sent to is only for roles that may see contacts', async () => {
  const read = async (as: 'manager' | 'viewer') =>
    JSON.stringify(await staff.call('listCommunityLog', { params, query: { own: true, named: true } }, as))
  expect(await read('manager')).toContain('nuno@example.com')
  expect(await read('viewer')).not.toContain('nuno@example.com')
})
