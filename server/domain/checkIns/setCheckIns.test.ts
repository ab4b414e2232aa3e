import { randomUUID } from 'node:crypto'
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
type Entry = {
  entryId: string
  playerId: number
  state?: 'here' | 'notHere' | 'noShow'
  paid?: boolean
  seenAt: string
}
const atMinute = (minute: number) => `2026-05-01T06:${String(minute).padStart(2, '0')}:00.000+00:00`
const entry = (playerId: number, minute: number, said: Partial<Entry>): Entry => ({
  entryId: randomUUID(),
  playerId,
  seenAt: atMinute(minute),
  ...said,
})
const send = async (entries: Entry[], as: Parameters<StaffCalls['call']>[2] = 'starter') =>
  (await staff.call('setCheckIns', { params, body: { entries } }, as)).entries.map(({ result }) => result)
const player = async (playerId: number) => {
  const { players } = await staff.call('listCheckIns', { params }, 'shop')
  const { state, paid, seenAt } = players.find(one => one.playerId === playerId) ?? {}
  return { state, paid, seenAt }
}
const logged = async () => (await world.rows("select audit_id from audit where action = 'checkIn.recorded'")).length

test('nobody is here before somebody says so; who has paid by the registration has paid', async () => {
  await staff.call('updateRegistration', { params: { eventId: 'S-110', playerId: 1 }, body: { paidCents: 4000 } })
  expect(await player(1)).toEqual({ state: 'notHere', paid: true, seenAt: undefined })
  expect(await player(2)).toEqual({ state: 'notHere', paid: false, seenAt: undefined })
})

test('the same entry sent again is answered alike, and happens and is told once', async () => {
  const before = await logged()
  const here = entry(3, 10, { state: 'here', paid: true })
  expect(await send([here, here])).toEqual(['recorded', 'recorded'])
  expect(await send([{ ...here, entryId: here.entryId.toUpperCase(), state: 'noShow' }])).toEqual(['recorded'])
  expect(await player(3)).toEqual({ state: 'here', paid: true, seenAt: atMinute(10) })
  expect(await world.rows(`select entry_id from check_in where entry_id = '${here.entryId}'`)).toHaveLength(1)
  expect((await logged()) - before).toBe(1)
})

test('of several taps the last one stands, whenever it arrives, and each half by itself', async () => {
  expect(await send([entry(2, 20, { state: 'notHere' })])).toEqual(['recorded'])
  expect(await send([entry(2, 15, { state: 'here', paid: true })])).toEqual(['recorded'])
  expect(await player(2)).toEqual({ state: 'notHere', paid: true, seenAt: atMinute(20) })
})

test('a device whose clock is ahead does not outdo who taps later', async () => {
  const ahead = { ...entry(9, 0, { state: 'here' }), seenAt: '2099-01-01T00:00:00.000+00:00' }
  await send([ahead])
  expect(Date.parse((await player(9)).seenAt ?? '')).toBeLessThanOrEqual(Date.parse('2098-01-01'))
})

test('an entry about somebody who is not registered is rejected, and the others are kept', async () => {
  expect(await send([entry(5, 1, { state: 'here' }), entry(6, 1, { state: 'here' })])).toEqual(['rejected', 'recorded'])
  expect((await player(6)).state).toBe('here')
})

test('whoever is withdrawn and comes back is as he was said to be', async () => {
  await send([entry(3, 50, { state: 'here' })])
  await staff.call('withdrawPlayer', { params: { eventId: 'S-110', playerId: 3 }, query: {}, body: {} })
  expect((await player(3)).state).toBeUndefined()
  const [step] = await world.rows('select step_id from step order by step_number desc limit 1')
  await staff.call('undo', { params, body: { steps: [String(step?.step_id)] } })
  expect((await player(3)).state).toBe('here')
})

test('a viewer neither sees nor says who is here, and no log shows who has paid to roles without contacts', async () => {
  expect((await staff.refused('listCheckIns', { params }, 'viewer')).code).toBe('ROLE_REQUIRED')
  const body = { entries: [entry(1, 1, { state: 'here' })] }
  expect((await staff.refused('setCheckIns', { params, body }, 'viewer')).code).toBe('ROLE_REQUIRED')
  const log = await staff.call('listEventLog', { params, query: { kinds: ['checkIn'] } } as never, 'viewer')
  expect(JSON.stringify(log)).not.toContain('paid')
})
