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

const teesOf = async (id: number) => {
  const { tees } = await staff.call('getCourse', { params: { id }, query: {} })
  return tees.map(({ id: _, ...tee }) => tee)
}

test('the newest version of every course is found by a part of its name, with how many events are played on it', async () => {
  const found = await staff.call('searchCourses', { query: { name: 'alvor' } })
  expect(found.map(({ name, tees, events }) => [name, tees, events])).toEqual([
    ['Alvor Links', 3, 5],
    ['Alvor Park', 2, 2],
  ])
  expect(await staff.call('searchCourses', { query: { name: 'alvor', country: 'ES' } })).toEqual([])
})

test('a course that cannot be is refused with the places', async () => {
  const [tee, ...rest] = await teesOf(1)
  if (!tee) throw new Error('The course has tees.')
  const twice = { ...tee, slope: 40, holes: tee.holes.map(hole => ({ ...hole, hc: 1 })) }
  const body = { communityId: 1, name: 'New', tees: [twice, ...rest] }
  expect((await staff.refused('createCourse', { body })).errors?.map(({ pointer }) => pointer)).toEqual([
    '/tees/0/slope',
  ])
  const again = { communityId: 1, name: 'alvor links', city: 'Alvor', tees: [tee] }
  expect((await staff.refused('createCourse', { body: again })).errors).toEqual([
    expect.objectContaining({ pointer: '/name', message: 'already exists as course 1' }),
  ])
})

test('the next version takes the place of a course in an event that has not begun: tee times, tees and handicaps go there', async () => {
  // Player 6 is registered for the event without flights and plays off the yellow tee, player 1 is locked on the white one.
  await world.rows('update player_handicap set locked = true where event_id = 120 and player_id = 1')
  await world.rows(
    "insert into tee_pairing (community_id, tee_pairing_id, event_id, course_id, tee_time, tee_hole, tee_group) values (1, 5099, 120, 1, '2026-06-20T08:00:00Z', 1, 'A')",
  )
  await world.rows('update player_handicap set tee_id = 12 where event_id = 120 and player_id = 6')
  const tees = (await teesOf(1)).map(tee =>
    tee.name === 'Yellow' ? { ...tee, slope: 140, slopeFront: 140, slopeBack: 140 } : tee,
  )
  const body = {
    communityId: 1,
    name: 'Alvor Links',
    city: 'Alvor',
    state: 'PT-08',
    country: 'PT',
    tees,
    eventIds: ['S-120'],
  }
  const next = await staff.call('reviseCourse', { params: { id: 1 }, query: {}, body })
  expect(next).toMatchObject({ replaces: 1, usedBy: [{ eventId: 'S-120' }] })
  const before = await staff.call('getCourse', { params: { id: 1 }, query: {} })
  expect(before.replacedBy).toBe(next.courseId)
  expect(before.usedBy.map(({ eventId }) => eventId)).not.toContain('S-120')
  expect((await staff.call('searchCourses', { query: { name: 'links' } })).map(({ courseId }) => courseId)).toEqual([
    next.courseId,
  ])
  const teeNamed = (name: string) => next.tees.find(tee => tee.name === name)?.id
  const rows = await world.rows(
    'select player_id::int as player, tee_id::int as tee, hc_course as course from player_handicap where event_id = 120 order by 1',
  )
  expect(rows).toEqual([
    { player: 1, tee: teeNamed('White'), course: 12 },
    // 20.1 x 140 / 113 + (70.5 - 72) = 23.4
    { player: 6, tee: teeNamed('Yellow'), course: 23 },
  ])
  expect(await world.rows('select course_id::int as course from tee_pairing where event_id = 120')).toEqual([
    { course: next.courseId },
  ])
  expect(
    (await staff.refused('reviseCourse', { params: { id: 1 }, query: {}, body: { ...body, eventIds: [] } })).detail,
  ).toContain('already has a newer version')
})

test('an event that has begun keeps its course, and a tee that somebody plays cannot be left out', async () => {
  const tees = await teesOf(2)
  const body = { communityId: 1, name: 'Alvor Park', city: 'Alvor', country: 'PT', tees }
  expect(
    (await staff.refused('reviseCourse', { params: { id: 2 }, query: {}, body: { ...body, eventIds: ['S-102'] } }))
      .detail,
  ).toBe('Cup, round 2 has begun or is over, so it keeps its course.')
  await world.rows('delete from card where event_id = 102')
  await world.rows('update player_handicap set tee_id = 23, course_id = 2 where event_id = 100 and player_id = 1')
  const withoutRed = { ...body, tees: tees.filter(({ name }) => name !== 'Red'), eventIds: ['S-102'] }
  expect((await staff.refused('reviseCourse', { params: { id: 2 }, query: {}, body: withoutRed })).detail).toBe(
    'Alvor Park would lose the tee Red, and 1 player or team plays it. Keep the tee, or give these players another one first.',
  )
})
