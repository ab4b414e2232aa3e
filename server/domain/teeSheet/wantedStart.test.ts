import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CallError, type Input } from '../../../contract/client.ts'
import type { createTeePairings, updateTeePairings } from '../../../contract/teeSheet/published.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => days('2026-06-10', '2026-06-10'))

const params = { eventId: 'S-110' }
const place = { courseId: 1, hole: 1 }

/** The round has these days in this time zone, and no tee pairings. */
async function days(first: string, last: string, timeZone = 'Europe/Lisbon'): Promise<void> {
  await world.rows('delete from tee_pairing where event_id = 110')
  await world.rows('update event set start_date = $1, end_date = $2, time_zone = $3 where event_id = 110', [
    first,
    last,
    timeZone,
  ])
}

type Start = Omit<Exclude<Input<typeof updateTeePairings>['body'], readonly unknown[]>, 'id'>

const create = (body: Input<typeof createTeePairings>['body']) => world.call('createTeePairings', { params, body })
const teeTimes = async (start: Start) => (await create({ ...place, ...start })).map(({ teeTime }) => teeTime)
const update = async (id: number, start: Start) =>
  (await world.call('updateTeePairings', { params, body: { id, ...start } })).map(({ teeTime }) => teeTime)

async function refused(asking: Promise<unknown>): Promise<unknown> {
  try {
    await asking
  } catch (error) {
    if (error instanceof CallError)
      return [error.status, (error.problem.errors as { pointer: string }[] | undefined)?.map(({ pointer }) => pointer)]
  }
  return undefined
}

test('a time of the clock is of the first day of the round, however it is written', async () => {
  const eight = '2026-06-10T08:00:00.000+01:00'
  for (const time of [
    '08:00',
    '08:00:00',
    '08:00:00.000',
    { hour: 8, minute: 0 },
    { hour: 8, minute: 0, second: 0, nano: 0 },
  ])
    expect(await teeTimes({ time }), JSON.stringify(time)).toEqual([eight])
  expect(await teeTimes({ time: { hour: 8, minute: 5, second: 7, nano: 123_456_789 } })).toEqual([
    '2026-06-10T08:05:07.123+01:00',
  ])
  expect(await teeTimes({ time: '08:05:07.1239' })).toEqual(['2026-06-10T08:05:07.123+01:00'])
})

test('the record says time and date by the clock of the event, and its id twice where it was written', async () => {
  const [made] = await create({ ...place, teeTime: '2026-06-10T22:30:00Z' })
  expect(made).toEqual({
    id: expect.any(Number),
    teePairingId: made?.id,
    errors: [],
    courseId: 1,
    time: '23:30:00',
    hole: 1,
    group: 'A',
    players: [],
    eventId: 'S-110',
    courseName: 'Alvor Links',
    date: '2026-06-10',
    teeTime: '2026-06-10T23:30:00.000+01:00',
  })
  const [listed] = await world.call('listTeePairings', { params })
  const { teePairingId: _, errors: __, ...record } = made ?? {}
  expect(listed).toEqual(record)
})

test('a round over several days takes a date, and refuses one outside it', async () => {
  await days('2026-06-10', '2026-06-12')
  expect(await teeTimes({ time: '08:00', date: '2026-06-12' })).toEqual(['2026-06-12T08:00:00.000+01:00'])
  expect(await refused(create({ ...place, time: '08:00', date: '2026-06-13' }))).toEqual([400, ['/date']])
  expect(await refused(create([{ ...place, time: '08:00', date: '2026-06-09' }]))).toEqual([400, ['/0/date']])
})

test('a change of time keeps the date, and a change of date keeps the time', async () => {
  await days('2026-06-10', '2026-06-12')
  const [made] = await create({ ...place, time: '08:00', date: '2026-06-11' })
  const id = made?.id ?? 0
  expect(await update(id, { time: '09:30' })).toEqual(['2026-06-11T09:30:00.000+01:00'])
  expect(await update(id, { date: '2026-06-12' })).toEqual(['2026-06-12T09:30:00.000+01:00'])
  expect(await update(id, { hole: 2 })).toEqual(['2026-06-12T09:30:00.000+01:00'])
  expect(await update(id, { time: '10:00', date: '2026-06-10' })).toEqual(['2026-06-10T10:00:00.000+01:00'])
  expect(await update(id, { teeTime: '2026-06-11T10:00:00Z' })).toEqual(['2026-06-11T11:00:00.000+01:00'])
})

test('a time or a date beside a timestamp is refused, and so is a new tee pairing without either', async () => {
  const teeTime = '2026-06-10T08:00:00Z'
  const good = { ...place, teeTime }
  expect(await refused(create({ ...good, time: '08:00' }))).toEqual([400, ['/time']])
  expect(await refused(create([good, { ...good, time: '08:00', date: '2026-06-10' }]))).toEqual([
    400,
    ['/1/time', '/1/date'],
  ])
  expect(await refused(create({ ...place, date: '2026-06-10' }))).toEqual([400, ['/time']])
  expect(await refused(create([good, place]))).toEqual([400, ['/1/time']])
  expect(await world.call('listTeePairings', { params })).toEqual([])
  const [made] = await create(good)
  expect(await refused(update(made?.id ?? 0, { teeTime, time: '08:00' }))).toEqual([400, ['/time']])
})

test.each([
  '8:00',
  '24:00',
  '08:60',
  '08:00:00Z',
  '08:00+01:00',
  '',
  800,
  { hour: 8 },
  { hour: 24, minute: 0 },
  { hour: 8, minute: 0, seconds: 1 },
])('what is no time of day is refused: %j', async time => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/v1/events/S-110/teePairings',
    headers: { authorization: `Bearer ${world.token('club')}` },
    payload: [{ ...place, time }],
  })
  expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([400, expect.stringMatching(/^\/0\/time/)])
})

test('a time that the clock leaves out is refused, of one that it shows twice it is the earlier', async () => {
  await days('2026-03-28', '2026-03-29')
  const missing = { ...place, time: '01:30', date: '2026-03-29' }
  expect(await refused(create(missing))).toEqual([400, ['/time']])
  expect(await refused(create([{ ...missing, time: '02:00' }, missing]))).toEqual([400, ['/1/time']])
  expect(await teeTimes({ time: '00:59:59', date: '2026-03-29' })).toEqual(['2026-03-29T00:59:59.000+00:00'])
  expect(await teeTimes({ time: '02:00', date: '2026-03-29' })).toEqual(['2026-03-29T02:00:00.000+01:00'])
  const [night] = await create({ ...place, time: '01:30', date: '2026-03-28' })
  expect(await refused(update(night?.id ?? 0, { date: '2026-03-29' }))).toEqual([400, ['/date']])
  await days('2026-10-25', '2026-10-25')
  expect(await teeTimes({ time: '01:30' })).toEqual(['2026-10-25T01:30:00.000+01:00'])
  expect(await teeTimes({ time: '02:00' })).toEqual(['2026-10-25T02:00:00.000+00:00'])
  await days('2026-11-01', '2026-11-01', 'America/New_York')
  expect(await teeTimes({ time: '01:30' })).toEqual(['2026-11-01T01:30:00.000-04:00'])
})
