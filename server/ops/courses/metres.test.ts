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

const metres = [402, 340, 155, 480, 371, 333, 160, 512, 388, 402, 340, 155, 480, 371, 333, 160, 512, 388]
const text = [
  ['Buraco', ...metres.map((_, at) => at + 1), 'CR', 'Slope'].join('\t'),
  ['Par', ...metres.map(length => (length < 200 ? 3 : length > 450 ? 5 : 4))].join('\t'),
  ['Hcp', ...[7, 3, 15, 1, 9, 11, 17, 5, 13, 8, 4, 16, 2, 10, 12, 18, 6, 14]].join('\t'),
  ['Amarelas (metros)', ...metres, '71.1', '130'].join('\t'),
].join('\n')

test('a course in metres says so, comes back as it was, and is printed and shown in metres', async () => {
  const { tees, unit } = await staff.call('readCourseTable', { body: { text } })
  expect(unit).toBe('metres')
  const complete = tees.map(tee => ({ ...tee, gender: 'M' as const })) as never
  const made = await staff.call('createCourse', {
    body: { communityId: 1, name: 'Campo dos Metros', city: 'Lagos', unit, tees: complete },
  })
  expect(made.unit).toBe('metres')
  expect(made.tees[0]?.holes.slice(0, 2).map(({ lengthYards }) => lengthYards)).toEqual([440, 372])

  const { event } = await staff.call('createEvent', {
    params: { communityId: 1 },
    body: {
      name: 'Metres',
      startDate: '2027-03-06',
      timeZone: 'Europe/Lisbon',
      courseIds: [made.courseId],
      recipe: 'stableford',
    },
  })
  const params = { eventId: event.eventId }
  await staff.call('importPlayers', {
    params,
    body: { lines: [{ line: 1, people: [{ firstName: 'Rui', lastName: 'Reis', gender: 'M', hcIndex: 12 }] }] },
  })
  await staff.call('setEventState', { params, body: { state: 'published' } })
  const { url } = await world.call('getOverviewLink', { params })
  const page = await world.app.inject({ url: new URL(url).pathname })
  expect(page.payload).toContain('Metres')
  expect(page.payload).toContain(String(metres.reduce((sum, one) => sum + one, 0)))

  // The other courses are in yards as they were.
  const old = await staff.call('getCourse', { params: { id: 1 }, query: { communityId: 1 } })
  expect(old.unit).toBe('yards')
})
