/** An official on the course with a link: notes, penalties, withdrawals and the suspension of play, and nothing else. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HelperCalls, helperCalls } from '../../../test/helperCalls.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { entry, start } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
let official: HelperCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await start(world)
  official = await helperCalls(world, 'S-110', 'official')
})
afterAll(() => world.close())

const params = { eventId: 'S-110' }
const carla = { ...params, cardId: 'P-3' }
const at = '2026-05-01T06:00:00.000+00:00'
const say = (said: object, entryId: string = randomUUID()) => ({ entryId, teePairingId: 5021, at, ...said })
const record = async (...entries: ReturnType<typeof say>[]) =>
  (await official.call('recordNotes', { params, body: { entries } })).entries.map(({ result }) => result)
const notes = async () => (await official.call('listNotes', { params })).notes
const penalty = (entryId: string, said = {}) => ({
  params: carla,
  body: { entryId, hole: 1, strokes: 2, rule: '14.7a', reason: 'Played from a wrong place', ...said },
})

test('notes and warnings are kept once, the last first, with the name of the link; one takes another back', async () => {
  const [warned, noted] = [say({}), say({ words: 'Slow on 9', at: '2026-05-01T06:05:00.000+00:00' })]
  expect(await record(warned, noted, warned)).toEqual(['recorded', 'recorded', 'recorded'])
  expect(await record(warned, say({ teePairingId: 4301 }))).toEqual(['recorded', 'rejected'])
  expect(await notes()).toEqual([
    { ...noted, kind: 'note', by: 'Rui’s phone' },
    { ...warned, kind: 'timeWarning', by: 'Rui’s phone' },
  ])
  await record(say({ takesBack: noted.entryId }))
  expect((await notes()).map(({ kind }) => kind)).toEqual(['timeWarning'])
  expect((await staff.call('listNotes', { params }, 'viewer')).notes).toHaveLength(1)
  const { entries } = await staff.call('listEventLog', { params, query: { named: true } })
  expect(entries.filter(({ kind }) => kind === 'note.recorded')).toHaveLength(2)
})

test('a penalty is strokes on top of what counts, by the committee, once, with Rule and reason in the log of the card', async () => {
  await world.call('recordScores', { params, body: [entry({ hole: 1, strokes: 5 })] })
  const given = penalty(randomUUID())
  for (let time = 0; time < 2; time += 1) expect((await official.call('addPenalty', given)).version).toBe(2)
  expect(await world.rows(`select from audit where action = 'card.penalised'`)).toHaveLength(1)
  const card = await world.call('getCard', { params: carla })
  expect(card.holeScores[0]).toMatchObject({ hole: 1, gross: 7, corrected: true, conflict: false })
  const log = await world.call('getCardHistory', { params: carla })
  expect(log.at(-1)).toMatchObject({
    as: 'committee',
    recordedBy: `staffLink:${official.staffLinkId}`,
    reason: 'Rule 14.7a, +2: Played from a wrong place',
    before: 5,
    after: 7,
  })
  await official.call('addPenalty', penalty(randomUUID(), { strokes: 1 }))
  expect((await world.call('getCard', { params: carla })).holeScores[0]).toMatchObject({ gross: 8 })
})

test('an official suspends and resumes play, and takes the round to no other state', async () => {
  const to = async (state: 'suspended' | 'in progress' | 'completed', reason?: string) =>
    (await official.call('setEventState', { params, body: { state, ...(reason && { reason }) } })) as {
      state?: string
      code?: string
    }
  expect((await to('suspended', 'Lightning')).state).toBe('suspended')
  expect((await to('in progress')).state).toBe('in progress')
  expect((await to('completed')).code).toBe('UNAUTHORIZED')
  await world.rows(`update event set state = 'published' where event_id = 110`)
  expect((await to('in progress')).code).toBe('UNAUTHORIZED')
  await start(world)
})

test('an official withdraws a player after a look at what follows, and takes it back; the director could too', async () => {
  const input = { params: { ...params, playerId: 1 }, body: { status: 'withdrawn' as const, reason: 'Injured' } }
  const looked = await official.call('withdrawPlayer', { ...input, query: { preview: true } })
  expect(looked).toHaveProperty('reply.teePairingIds', [5021])
  expect((await official.call('withdrawPlayer', input as never)).playerId).toBe(1)
  const step = async () =>
    String((await world.rows('select step_id from step order by step_number desc limit 1'))[0]?.step_id)
  const starter = await helperCalls(world, 'S-110', 'starter')
  const undone = (by: HelperCalls, steps: string[]) => by.call('undo', { params, query: {}, body: { steps } })
  expect((await undone(starter, [await step()])).code).toBe('UNAUTHORIZED')
  expect((await undone(official, [await step()])).undone).toBe(1)
  await official.call('withdrawPlayer', input as never)
  expect((await staff.call('undo', { params, query: {}, body: { steps: [await step()] } }, 'director')).undone).toBe(1)
})

test('a card with scores is ruled, and a starter says of it only that somebody does not come', async () => {
  const rule = (by: HelperCalls, status: 'WD' | 'DQ' | 'NS' | 'OPEN') =>
    by.call('setCardStatus', { params: carla, query: {}, body: { status, reason: 'Injured' } }) as Promise<{
      status?: string
      code?: string
    }>
  const starter = await helperCalls(world, 'S-110', 'starter')
  expect((await rule(official, 'WD')).status).toBe('WD')
  expect((await rule(starter, 'OPEN')).code).toBe('UNAUTHORIZED')
  expect((await rule(official, 'OPEN')).status).toBe('OPEN')
  expect((await rule(starter, 'DQ')).code).toBe('UNAUTHORIZED')
  expect((await rule(starter, 'NS')).status).toBe('NS')
  expect((await rule(starter, 'OPEN')).status).toBe('OPEN')
  const leave = (status: 'withdrawn' | 'noShow') =>
    starter.call('withdrawPlayer', { params: { ...params, playerId: 6 }, query: {}, body: { status } })
  expect((await leave('withdrawn')).code).toBe('UNAUTHORIZED')
  expect((await leave('noShow')).playerId).toBe(6)
})

test('the link of an official reaches no other event, no contacts and no money', async () => {
  expect((await official.call('listCards', { params: { eventId: 'S-101' } })).code).toBe('UNAUTHORIZED')
  for (const id of ['listEventPlayers', 'getSettlement', 'setCheckIns', 'listStaffLinks', 'correctCard'] as const)
    expect([id, (await official.call(id, { params: carla, body: {} } as never)).code]).toEqual([id, 'TOKEN_INVALID'])
})
