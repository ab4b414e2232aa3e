/** The starter's taps: each happens once, the last one stands, and only groups of the round count. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())
beforeEach(() => world.rows('delete from group_start'))

const params = { eventId: 'S-110' }
type Entry = { entryId: string; teePairingId: number; at: string; undone?: true }
const atMinute = (minute: number) => `2026-05-01T06:${String(minute).padStart(2, '0')}:00.000+00:00`
const gone = (teePairingId: number, minute: number): Entry => ({
  entryId: randomUUID(),
  teePairingId,
  at: atMinute(minute),
})
const undone = (teePairingId: number, minute: number): Entry => ({ ...gone(teePairingId, minute), undone: true })
const send = async (entries: Entry[], as: Parameters<StaffCalls['call']>[2] = 'starter') =>
  (await staff.call('recordStart', { params, body: { entries } }, as)).entries.map(({ result }) => result)
const starts = (eventId = 'S-110') => staff.call('listStarts', { params: { eventId } }, 'scorer')
const group = async (teePairingId: number) => (await starts()).groups.find(one => one.id === teePairingId)
const startedAt = async (teePairingId: number) => (await group(teePairingId))?.startedAt
const logged = () =>
  world.rows<{ action: string; subject: object }>(
    "select action, subject from audit where action like 'start.%' order by audit_id",
  )
const assign = (teePairingId: number, playerIds: number[]) =>
  world.call('assignPlayersToTeePairings', { params, body: [{ teePairingId, playerIds }] })

test('groups stand as they start, each with its players by seats and what the desk says; an empty one is left out', async () => {
  expect((await starts()).groups.map(({ id }) => id)).toEqual([5021])
  await assign(5022, [6, 2])
  await world.rows(
    'update tee_pairing_player set seat = case player_id when 6 then 1 else 2 end where tee_pairing_id = 5022',
  )
  const entries = [{ entryId: randomUUID(), playerId: 2, state: 'here' as const, seenAt: atMinute(1) }]
  await staff.call('setCheckIns', { params, body: { entries } }, 'shop')
  const { groups, timeZone, state } = await starts()
  expect({ timeZone, state }).toEqual({ timeZone: 'Europe/Lisbon', state: 'published' })
  expect(groups.map(({ id }) => id)).toEqual([5021, 5022])
  expect(groups[1]).toMatchObject({ teeTime: '2026-06-10T09:10:00.000+01:00', hole: 1, group: 'A' })
  expect(groups[1]?.players.map(({ playerId, state: said }) => [playerId, said])).toEqual([
    [6, 'notHere'],
    [2, 'here'],
  ])
  expect(JSON.stringify(groups)).not.toMatch(/email|phone|dob|paid/)
})

test('a group that has gone says when, and who told it', async () => {
  expect(await send([gone(5021, 10)])).toEqual(['recorded'])
  expect(await group(5021)).toMatchObject({ startedAt: atMinute(10), startedBy: expect.stringMatching(/./) })
  expect(await startedAt(5022)).toBeUndefined()
})

test('the same entry sent again is answered alike, and happens and is told once', async () => {
  const before = (await logged()).length
  const entry = gone(5021, 11)
  expect(await send([entry, entry])).toEqual(['recorded', 'recorded'])
  expect(await send([{ ...entry, entryId: entry.entryId.toUpperCase(), at: atMinute(40) }])).toEqual(['recorded'])
  expect(await startedAt(5021)).toBe(atMinute(11))
  expect(await world.rows(`select entry_id from group_start where entry_id = '${entry.entryId}'`)).toHaveLength(1)
  expect((await logged()).slice(before)).toEqual([{ action: 'start.recorded', subject: { teePairingIds: [5021] } }])
})

test('of several taps the last one stands, whenever it arrives: a start that was taken back is none', async () => {
  expect(await send([undone(5021, 20)])).toEqual(['recorded'])
  expect(await startedAt(5021)).toBeUndefined()
  expect((await logged()).at(-1)).toEqual({ action: 'start.undone', subject: { teePairingIds: [5021] } })
  expect(await send([gone(5021, 15)])).toEqual(['recorded'])
  expect(await startedAt(5021)).toBeUndefined()
  expect(await send([gone(5021, 21)])).toEqual(['recorded'])
  expect(await startedAt(5021)).toBe(atMinute(21))
})

test('a clock that is ahead counts as the moment of arrival, and does not outdo who taps later', async () => {
  const ahead = { ...gone(5022, 0), at: '2099-01-01T00:00:00.000+00:00' }
  expect(await send([ahead])).toEqual(['recorded'])
  expect(Date.parse((await startedAt(5022)) ?? '')).toBeLessThanOrEqual(Date.parse('2098-01-01'))
  expect(await send([{ ...ahead, entryId: randomUUID(), undone: true }])).toEqual(['recorded'])
  expect(await startedAt(5022)).toBeUndefined()
})

test('a group of another round is rejected, and the others are kept', async () => {
  expect(await send([gone(5001, 30), gone(5022, 30), gone(4301, 30), gone(999_999, 30)])).toEqual([
    'rejected',
    'recorded',
    'rejected',
    'rejected',
  ])
  expect(await startedAt(5022)).toBe(atMinute(30))
  expect((await starts('S-101')).groups.every(one => one.startedAt === undefined)).toBe(true)
})

test('a group that is deleted and comes back has its start again', async () => {
  await send([gone(5022, 31)])
  await staff.call('deleteTeePairing', { params: { ...params, teePairingId: 5022 } }, 'director')
  expect(await group(5022)).toBeUndefined()
  const [step] = await world.rows('select step_id from step order by step_number desc limit 1')
  await staff.call('undo', { params, body: { steps: [String(step?.step_id)] } })
  expect(await startedAt(5022)).toBe(atMinute(31))
})

test('cards of the control room have the start of their group', async () => {
  const cards = async () =>
    (await staff.call('listCards', { params }, 'viewer')).cards
      .filter(one => one.teePairingId !== undefined)
      .map(one => [one.teePairingId, one.startedAt])
  await send([gone(5021, 41), undone(5022, 41)])
  expect(await cards()).toEqual([
    [5021, atMinute(41)],
    [5022, undefined],
    [5022, undefined],
  ])
})

test('a viewer neither sees nor says who starts', async () => {
  expect((await staff.refused('listStarts', { params }, 'viewer')).code).toBe('ROLE_REQUIRED')
  const body = { entries: [gone(5021, 50)] }
  expect((await staff.refused('recordStart', { params, body }, 'viewer')).code).toBe('ROLE_REQUIRED')
})

/** As a browser does that has opened the link, and is logged in nowhere. */
async function withLink(path: string, token: string, body?: object) {
  const response = await world.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/console/api${path}`,
    headers: { 'staff-link': token, 'sec-fetch-site': 'same-origin' },
    ...(body !== undefined && { payload: body }),
  })
  return response.json()
}

test('a link for the starter opens the starts of its event, and nothing else; one for the desk opens no starts', async () => {
  const make = async (eventId: string, purpose: 'starter' | 'checkIn') => {
    const body = { purpose, label: 'Pedro’s phone' }
    const { url } = await staff.call('createStaffLink', { params: { eventId }, body }, 'director')
    return { path: new URL(url).pathname, token: url.split('/').at(-1) ?? '' }
  }
  const { token, path } = await make('S-110', 'starter')
  const entry = gone(5021, 55)
  expect(await withLink('/events/S-110/starts', token, { entries: [entry] })).toEqual({
    entries: [{ entryId: entry.entryId, result: 'recorded' }],
  })
  const { groups } = await withLink('/events/S-110/starts', token)
  expect(groups[0]).toMatchObject({ startedAt: atMinute(55), startedBy: 'Pedro’s phone' })
  expect((await world.app.inject(path)).statusCode).toBe(200)
  expect((await world.app.inject(path.replace('starter', 'checkIn'))).statusCode).toBe(404)
  for (const other of ['S-101', 'S-400']) {
    expect((await withLink(`/events/${other}/starts`, token)).code).toBe('UNAUTHORIZED')
    expect((await withLink(`/events/${other}/starts`, token, { entries: [gone(5001, 56)] })).code).toBe('UNAUTHORIZED')
  }
  expect((await withLink('/events/S-110/checkIns', token)).code).toBe('TOKEN_INVALID')
  const desk = await make('S-110', 'checkIn')
  expect((await withLink('/events/S-110/starts', desk.token)).code).toBe('TOKEN_INVALID')
  expect((await withLink('/events/S-110/starts', desk.token, { entries: [entry] })).code).toBe('TOKEN_INVALID')
})
