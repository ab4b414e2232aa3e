/** Two clubs that play on one course. */
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

const tees = async (slope: number) => {
  const course = await staff.call('getCourse', { params: { id: 1 }, query: {} })
  return course.tees.map(({ id: _, ...tee }) =>
    tee.name === 'Yellow' ? { ...tee, slope, slopeFront: slope, slopeBack: slope } : tee,
  )
}
const alvor = { name: 'Alvor Links', city: 'Alvor', state: 'PT-08', country: 'PT' }
const revise = async (communityId: number, slope: number, as: 'manager' | 'outsider', id = 1) =>
  staff.call(
    'reviseCourse',
    { params: { id }, query: {}, body: { communityId, ...alvor, tees: await tees(slope) } },
    as,
  )
const found = async (as: 'manager' | 'outsider') =>
  (await staff.call('searchCourses', { query: { name: 'alvor links' } }, as)).map(({ courseId }) => courseId)

test('the next version that a club makes is its own: others keep theirs, also for new events, and are offered it', async () => {
  const next = await revise(4, 139, 'outsider')
  expect(await found('outsider')).toEqual([next.courseId])
  expect(await found('manager')).toEqual([1])
  const ours = await staff.call('getCourse', { params: { id: 1 }, query: { communityId: 1 } })
  expect(ours.replacedBy).toBeUndefined()
  const [offer, ...more] = ours.offers
  expect(more).toEqual([])
  expect(offer).toMatchObject({
    courseId: next.courseId,
    differences: [{ tee: 'Yellow', gender: 'M', what: 'slope', to: 139 }],
  })
  expect(offer?.club).not.toBe('')
  // The club that made it is offered nothing.
  expect((await staff.call('getCourse', { params: { id: next.courseId }, query: {} }, 'outsider')).offers).toEqual([])
})

test('a club that takes it over has a version of its own, and is offered nothing more', async () => {
  world.setClock('2026-05-01T10:00:00Z')
  const own = await revise(1, 139, 'manager')
  expect(own.offers).toEqual([])
  expect(await found('manager')).toEqual([own.courseId])
  const theirs = await staff.call('searchCourses', { query: { name: 'alvor links' } }, 'outsider')
  expect(theirs.map(({ courseId }) => courseId)).not.toContain(own.courseId)
})

test('what was the same in both is no offer, and of several versions of a club the newest is', async () => {
  world.setClock('2026-05-01T11:00:00Z')
  const [before = 0] = await found('outsider')
  const second = await revise(4, 128, 'outsider', before)
  const [mine = 0] = await found('manager')
  const { offers } = await staff.call('getCourse', { params: { id: mine }, query: {} })
  expect(offers.map(({ courseId }) => courseId)).toEqual([second.courseId])
})

test('of two who make the next version of a club at once one does', async () => {
  const [mine = 0] = await found('manager')
  const made = await Promise.allSettled([131, 132, 133].map(slope => revise(1, slope, 'manager', mine)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await found('manager')).toHaveLength(1)
})
