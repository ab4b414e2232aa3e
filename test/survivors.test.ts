/**
 * Nine ways to break the product that no test had noticed when somebody tried them by hand (issue "Finish the contract"). Each has
 * the test that notices it; its class is tried elsewhere: `prove -- --mutate server` draws others.
 */
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allOperations } from '../contract/all.ts'
import { nounsOfKind } from '../server/domain/audit/nounsOfKind.ts'
import type { CachedList } from '../server/live/listCache.ts'
import { settleAll } from '../server/web/registrations/watchOffers.ts'
import { countsAsRefused } from '../site/scorecard/countsAsRefused.ts'
import { type StaffCalls, staffCalls } from './staffCalls.ts'
import { joinAs, openRegistration, statesOfSignUps } from './testForms.ts'
import { startWorld, type World } from './world.ts'

let world: World
let staff: StaffCalls
beforeEach(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterEach(() => world.close())

const event = { eventId: 'S-110' }

test('an idempotency key with another body does not answer as the first request was answered', async () => {
  const headers = {
    authorization: `Bearer ${world.token('club')}`,
    'content-type': 'application/json',
    'idempotency-key': 'once',
  }
  const teams = (name: string) => ({
    method: 'POST' as const,
    url: '/v1/events/S-101/teams',
    headers,
    payload: JSON.stringify([{ name }]),
  })
  expect((await world.app.inject(teams('Terns'))).statusCode).toBe(200)
  const other = await world.app.inject(teams('Gulls'))
  expect([other.statusCode, JSON.parse(other.payload).code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect(await world.rows(`select name from team where event_id = 101 and name in ('Terns', 'Gulls')`)).toEqual([
    { name: 'Terns' },
  ])
})

test('a list that was read before a change is not kept after it', async () => {
  const { listCache } = world.service
  const list = {
    communityId: 1,
    text: '[]',
    cached: { bytes: Buffer.from('[]') },
    link: undefined,
  } as unknown as CachedList
  const rename = () =>
    world.call('updatePlayerName', { params: { playerId: 1 }, body: { firstName: 'Anna', lastName: 'Silva' } })
  await listCache.read('old', async () => {
    await rename()
    return list
  })
  expect(await listCache.current('old')).toBeUndefined()
  await listCache.read('new', async () => list)
  expect(await listCache.current('new')).toBe(list)
})

test('a registration is not taken back from under a score', async () => {
  await staff.call('registerPlayers', { params: event, body: { firstName: 'Zoe', lastName: 'Late', gender: 'F' } })
  const [added] = (await staff.call('listEventLog', { params: event, query: {} })).entries
  const [zoe] = await world.rows<{ id: number }>(`select player_id as id from player where last_name = 'Late'`)
  const params = { ...event, cardId: `P-${zoe?.id}` }
  const holes = [5, ...Array(17).fill(null)]
  await staff.call('correctCard', { params, query: {}, body: { holes, reason: 'Paper card' } })
  const undone = await staff.refused('undo', { params: event, query: {}, body: { steps: [added?.step ?? ''] } })
  expect(undone.code).toBe('UNDO_BLOCKED')
  expect(await world.rows(`select 1 from registration where player_id = ${zoe?.id}`)).toHaveLength(1)
})

test('a place that becomes free is offered by place in the line, not by the number of the player', async () => {
  await openRegistration(world, { fieldLimit: 5 })
  await joinAs(world, 1)
  await joinAs(world, 2)
  await world.rows(`update sign_up set place = 10 - place where event_id = 110 and state = 'waiting'`)
  await staff.call('withdrawPlayer', { params: { ...event, playerId: 6 }, query: {}, body: {} })
  await settleAll(world.service)
  expect(await statesOfSignUps(world)).toEqual([
    { name: 'Guest 1', state: 'waiting' },
    { name: 'Guest 2', state: 'offered' },
  ])
})

test('from a rehearsal nobody reaches the players of the real club', async () => {
  const copy = await staff.call('startRehearsal', { params: event, body: { seed: 7 } })
  const params = { eventId: copy.eventId }
  const find = () => staff.call('listEventPlayers', { params })
  await expect.poll(() => find().catch(() => []), { timeout: 100_000 }).not.toEqual([])
  const refused = await staff.refused('registerPlayers', { params, body: { playerId: 10 } })
  expect(refused.code).toBe('UNAUTHORIZED')
})

test('while a person changes an event, programs wait; beside each other they do not', async () => {
  const other = new pg.Client({ connectionString: world.url })
  await other.connect()
  try {
    // As a program that is in the middle of its change.
    await other.query('begin; select pg_advisory_xact_lock_shared(-110)')
    const teams = { params: { eventId: 'S-110' }, body: [{ name: 'Terns' }] }
    await world.call('createTeams', teams)
    const byHand = staff.call('arrangeTeams', {
      params: event,
      query: {},
      body: { create: [{ key: 'a', name: 'Gulls' }] },
    })
    const waits = async () =>
      (await world.rows(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length > 0
    let isDone = false
    const done = byHand.then(() => {
      isDone = true
    })
    // Whichever comes first.
    await vi.waitUntil(async () => isDone || (await waits()), { timeout: 100_000 })
    expect(isDone).toBe(false)
    await other.query('commit')
    await done
  } finally {
    await other.end()
  }
})

test('a start from the last hole is a start', async () => {
  const pairing = { teeTime: '2026-06-10T10:00:00+01:00', hole: 18, courseId: 1 }
  const made = await world.call('createTeePairings', { params: event, body: [pairing] })
  expect(made.map(({ hole }) => hole)).toEqual([18])
  const after = { params: event, body: [{ ...pairing, hole: 19 }] }
  await expect(world.call('createTeePairings', after)).rejects.toThrow(/there is no hole 19|VALIDATION/)
})

test('a flight that changes makes the screens read flights again', () => {
  for (const kind of ['flight.playerAssigned', 'flight.arranged', 'flight.deleted'])
    expect(allOperations.getFlights.reads, kind).toEqual(expect.arrayContaining([...nounsOfKind(kind)]))
})

test('being asked to wait is no refusal on the phone', () => {
  expect([400, 401, 403, 404, 409, 429, 500, 503].filter(countsAsRefused)).toEqual([400, 401, 403, 404, 409])
})
