import type { Static } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { updateEvent } from '../../../contract/setup/console.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const medal = { eventId: 'S-110' }
const update = (eventId: string, body: Static<typeof updateEvent.body>, preview?: true) =>
  staff.call('updateEvent', { params: { eventId }, query: preview ? { preview } : {}, body })

const handicaps = (eventId: number) =>
  world.rows<{ player: number; tee: number; playing: number | null }>(
    'select player_id::int as player, tee_id::int as tee, hc_playing as playing from player_handicap where event_id = $1 order by 1',
    [eventId],
  )

test('handicaps follow a changed allowance, but not a locked one, nor one set by hand', async () => {
  await world.rows('update player_handicap set by_hand = true, hc_playing = 9 where event_id = 110 and player_id = 3')
  const before = await handicaps(110)
  await update('S-110', { settings: { allocPct: 50 } })
  // 5.8 x 131 / 113 + (72.4 - 72) = 7.12 and 20.1 x 131 / 113 + 0.4 = 23.70, half of it.
  expect(await handicaps(110)).toEqual(
    before.map(row => ({ ...row, playing: { 2: 4, 6: 12 }[row.player] ?? row.playing })),
  )
})

test('who plays the usual tee plays the new one; who chose another keeps it', async () => {
  await world.rows('update player_handicap set tee_id = 12 where event_id = 120 and player_id = 6')
  // White is the usual tee of men while nobody says another, and player 1 is a woman who was put there.
  await world.rows('update player_handicap set tee_id = 13 where event_id = 120 and player_id = 1')
  await update('S-120', { settings: { defaultTees: { M: 12, F: 13 } } })
  expect((await handicaps(120)).map(({ tee }) => tee)).toEqual([13, 12])
  await update('S-120', { settings: { defaultTees: { M: 11, F: 13 } } })
  expect((await handicaps(120)).map(({ tee }) => tee)).toEqual([13, 11])
  expect(
    (
      await staff.refused('updateEvent', {
        params: { eventId: 'S-120' },
        query: {},
        body: { settings: { defaultTees: { M: 91 } } },
      })
    ).errors,
  ).toMatchObject([{ pointer: '/settings/defaultTees/M', message: 'is not a tee of the courses here' }])
})

test('a setting that is cleared is that of the event again, and setup says where each one comes from', async () => {
  await update('M-100', { settings: { allocPct: 90 } })
  await update('S-102', { settings: { allocPct: 80 } })
  const inForce = async () => {
    const { event, rounds } = await staff.call('getEventSetup', { params: { eventId: 'M-100' } })
    return [event, ...rounds].map(part => part.inForce.find(({ setting }) => setting === '/allocPct'))
  }
  expect((await inForce()).map(one => [one?.value, one?.from])).toEqual([
    [90, 'event'],
    [90, 'event'],
    [80, 'round'],
  ])
  await update('S-102', { settings: { allocPct: null } })
  expect((await inForce()).map(one => [one?.value, one?.from])).toEqual([
    [90, 'event'],
    [90, 'event'],
    [90, 'event'],
  ])
})

test('two directors change different fields of one event; the same field only from what it is', async () => {
  const { version } = await staff.call('getEventSetup', { params: medal })
  await update('S-110', { name: { from: 'Medal', to: 'June medal' } })
  await update('S-110', {
    info: { from: null, to: 'Prizes at six.' },
    settings: { teamSpread: { from: null, to: 12 } },
  })
  const refused = await staff.refused('updateEvent', {
    params: medal,
    query: {},
    body: { name: { from: 'Medal', to: 'July medal' } },
  })
  expect(refused).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    errors: [{ pointer: '/name', message: 'is now "June medal"' }],
  })
  const after = await staff.call('getEventSetup', { params: medal })
  expect(after.event).toMatchObject({ name: 'June medal', info: 'Prizes at six.', own: { teamSpread: 12 } })
  expect(after.version).toBeGreaterThan(version)
})

test('a preview tells every change and makes none', async () => {
  const before = await staff.call('getEventSetup', { params: medal })
  const told = (await update('S-110', { settings: { allocPct: 100 } }, true)) as unknown as {
    changes: { kind: string }[]
    reply: object
  }
  expect(told.changes.map(({ kind }) => kind)).toEqual(['setup.changed', 'playerHandicap.followed'])
  expect(told.reply).toMatchObject({ event: { own: { allocPct: 100 } } })
  expect(await staff.call('getEventSetup', { params: medal })).toEqual(before)
})

test('an event that moves takes its rounds and tee times along, which keep their clock time in another time zone', async () => {
  await update('M-100', { startDate: '2026-05-09', timeZone: 'Europe/Madrid' })
  const { event, rounds } = await staff.call('getEventSetup', { params: { eventId: 'M-100' } })
  expect([event, ...rounds].map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2026-05-09', '2026-05-10'],
    ['2026-05-09', '2026-05-09'],
    ['2026-05-10', '2026-05-10'],
  ])
  const times = await world.rows('select tee_time from tee_pairing where event_id = 101 order by 1')
  // 8:00 in Lisbon on the 2nd, 8:00 in Madrid on the 9th.
  expect(times.map(row => row.tee_time)).toEqual(['2026-05-09T06:00:00.000+00:00', '2026-05-09T06:10:00.000+00:00'])
  await update('M-100', { startDate: '2026-05-02', timeZone: 'Europe/Lisbon' })
})

test('an event takes place in the years 1900 to 2999, wherever it moves', async () => {
  const errorsOf = async (eventId: string, body: Static<typeof updateEvent.body>) =>
    (await staff.refused('updateEvent', { params: { eventId }, query: {}, body })).errors
  const outside = (pointer: string) => [
    expect.objectContaining({ pointer, message: 'is outside the years 1900 to 2999' }),
  ]
  expect(await errorsOf('M-100', { startDate: '2999-12-31' })).toEqual(outside('/endDate'))
  expect(await errorsOf('S-102', { startDate: '9999-12-31' })).toEqual(outside('/endDate'))
  expect(await errorsOf('S-110', { startDate: '0206-05-02' })).toEqual([
    ...outside('/startDate'),
    ...outside('/endDate'),
  ])
  const round = { params: { eventId: 'M-100' }, query: {}, body: { startDate: '3000-01-01' } }
  expect((await staff.refused('addRound', round)).errors).toEqual([...outside('/startDate'), ...outside('/endDate')])
})

test('an event lasts as long as its rounds', async () => {
  await update('S-102', { startDate: '2026-05-06' })
  expect((await staff.call('getEventSetup', { params: { eventId: 'M-100' } })).event.endDate).toBe('2026-05-06')
  const refused = await staff.refused('updateEvent', {
    params: { eventId: 'M-100' },
    query: {},
    body: { endDate: '2026-05-04' },
  })
  expect(refused.errors).toMatchObject([{ pointer: '/endDate', message: 'leaves out Cup, round 2 on 2026-05-06' }])
  await update('S-102', { startDate: '2026-05-03' })
})

test('a round is added behind the others with their courses, and removed with everything in it', async () => {
  const added = await staff.call('addRound', {
    params: { eventId: 'M-100' },
    query: {},
    body: { courseIds: [1], leaderboards: [{ name: 'Points', format: 'stableford', flights: [{ name: 'All' }] }] },
  })
  const third = added.rounds[2]
  expect(third).toMatchObject({ round: 3, name: 'Cup, round 3', startDate: '2026-05-04', state: 'draft' })
  expect(added.leaderboards.at(-1)).toMatchObject({
    name: 'Points',
    eventId: third?.eventId,
    flights: [{ name: 'All' }],
  })
  const without = await staff.call('removeRound', { params: { eventId: 'M-100', roundId: 'S-101' }, query: {} })
  expect(without.rounds.map(({ round, eventId }) => [round, eventId])).toEqual([
    [1, 'S-102'],
    [2, third?.eventId],
  ])
  expect(await world.rows('select 1 from tee_pairing where event_id = 101')).toEqual([])
})

test('other courses put everybody on the tee of the same name, else on the usual one', async () => {
  await world.rows('update player_handicap set tee_id = 13 where event_id = 140 and player_id in (1, 5)')
  await world.rows('update player_handicap set tee_id = 12 where event_id = 140 and player_id = 6')
  await world.rows('update registration set course_id = 1, tee_id = 13 where event_id = 140 and player_id = 1')
  const refused = await staff.refused('setEventCourses', {
    params: { eventId: 'S-140' },
    query: {},
    body: { courseIds: [2] },
  })
  expect(refused.detail).toBe('Alvor Links cannot be removed: scores were entered on it. Change that first.')
  await world.rows('delete from card where event_id = 140')
  await staff.call('setEventCourses', {
    params: { eventId: 'S-140' },
    query: {},
    body: { courseIds: { from: [1], to: [2] } },
  })
  // Red and White are there too, Yellow is not.
  expect((await handicaps(140)).map(({ player, tee }) => [player, tee])).toEqual([
    [1, 23],
    [2, 21],
    [5, 23],
    [6, 21],
  ])
  expect(
    await world.rows('select tee_id::int as tee from registration where event_id = 140 and player_id = 1'),
  ).toEqual([{ tee: 23 }])
})

test('a draft is deleted with everything in it, and the log keeps it all', async () => {
  const { eventId } = await staff.call('cloneEvent', {
    params: medal,
    body: { name: 'Autumn', startDate: '2026-10-03' },
  })
  expect(await staff.call('deleteEvent', { params: { eventId } })).toEqual({ eventId, name: 'Autumn' })
  expect(await staff.refused('getEventSetup', { params: { eventId } })).toMatchObject({ code: 'UNAUTHORIZED' })
  const [entry] = await world.rows<{ before: Record<string, unknown[]> }>(
    "select before from audit where action = 'event.deleted'",
  )
  expect(
    Object.entries(entry?.before ?? {})
      .map(([table, rows]) => [table, rows.length])
      .sort(),
  ).toEqual([
    ['event', 1],
    ['event_course', 1],
    ['flight', 4],
    ['leaderboard', 2],
  ])
  expect((await staff.refused('deleteEvent', { params: medal })).detail).toContain('has scores. Cancel it instead')
  expect((await staff.refused('deleteEvent', { params: { eventId: 'S-102' } })).detail).toContain('is a round of M-100')
})

test('undo brings back what a change of the setup did', async () => {
  const before = await staff.call('getEventSetup', { params: { eventId: 'S-120' } })
  const kept = await handicaps(120)
  const answer = await world.app.inject({
    method: 'PATCH',
    url: '/console/api/events/S-120',
    headers: { ...world.browser('director'), 'content-type': 'application/json' },
    payload: JSON.stringify({ name: 'Other', settings: { allocPct: 60 } }),
  })
  expect(await handicaps(120)).not.toEqual(kept)
  await staff.call('undo', { params: { eventId: 'S-120' }, body: { steps: [String(answer.headers['x-request-id'])] } })
  const after = await staff.call('getEventSetup', { params: { eventId: 'S-120' } })
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 })
  expect(await handicaps(120)).toEqual(kept)
})
