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

const params = { eventId: 'S-110' }
const log = (query: object = {}) => staff.call('listEventLog', { params, query })

test('ids are named, also of groups and players who are gone', async () => {
  await staff.call('withdrawPlayer', { params: { ...params, playerId: 9 }, body: { reason: 'Injured' } })
  await staff.call('arrangeTeeSheet', { params, body: { remove: [5022] } })
  await staff.call('setHandicaps', { params, body: { players: [{ playerId: 2, hcIndex: 7 }] } }, 'director')
  const { names = [], people } = await log({ named: true })
  const called = names.map(({ kind, id, name }) => `${kind} ${id} ${name}`)
  expect(called).toEqual(
    expect.arrayContaining(['player 9 Walter In', 'teePairing 5022 09:10 1A', 'player 2 Bruno Costa']),
  )
  expect(people?.map(({ actorName }) => actorName)).toEqual(['The director', 'The manager'])
  expect(await log()).not.toHaveProperty('names')
})

test('only one kind, or one person; older ones follow on demand', async () => {
  const kinds = async (query: object) => (await log(query)).entries.map(({ kind }) => kind)
  expect(await kinds({ kinds: ['playerHandicap'] })).toEqual(['playerHandicap.set'])
  expect(await kinds({ actor: 'administrator:12' })).toEqual(['playerHandicap.set'])
  const { entries, more } = await log({ most: 2 })
  expect([entries.length, more]).toEqual([2, true])
  const older = await log({ before: entries.at(-1)?.logId })
  expect(older.entries.map(({ kind }) => kind)).toEqual(['registration.withdrawn'])
  expect(older.more).toBe(false)
})

test('what concerns one player: alone, in a list, in what changed; nothing of the others', async () => {
  const kinds = async (playerId: number) => (await log({ playerId })).entries.map(({ kind }) => kind)
  expect(await kinds(9)).toEqual(['registration.withdrawn'])
  expect(await kinds(2)).toContain('playerHandicap.set')
  expect(await kinds(2)).not.toContain('registration.withdrawn')
  await staff.call('arrangeTeeSheet', { params, body: { moves: [{ playerId: 2, from: null, to: 5021 }] } })
  expect((await kinds(2))[0]).toBe('teePairing.arranged')
})

test('contacts are shown to roles that may see them, and to nobody else', async () => {
  await world.rows(`
    insert into audit (community_id, at, actor, action, event_id, subject, before, after)
    values (1, now(), 'player:2', 'registration.answersChanged', 110, '{"playerIds": [2]}', '{"email": "old@example.com"}',
      '{"people": [{"playerId": 2, "phone": "912345678", "answers": {"shirt": "M"}}]}')`)
  const last = async (as: 'director' | 'viewer') => {
    const query = { kinds: ['registration.answersChanged'], named: true }
    return JSON.stringify(await staff.call('listEventLog', { params, query }, as))
  }
  for (const secret of ['old@example.com', '912345678', 'shirt']) {
    expect(await last('director')).toContain(secret)
    expect(await last('viewer')).not.toContain(secret)
  }
  expect(await last('viewer')).toContain('Bruno Costa')
})
