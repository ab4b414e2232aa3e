import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { roundInWords } from '../../domain/events/roundInWords.ts'
import { productRecipes } from './productRecipes.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const params = { communityId: 1 }
const given = { name: 'Spring', startDate: '2027-03-06', timeZone: 'Europe/Lisbon', courseIds: [1] }

test.each(productRecipes('en'))(
  'the recipe $recipeId makes an event with its leaderboards, flights and rounds',
  async recipe => {
    const setup = await staff.call('createEvent', { params, body: { ...given, recipe: recipe.recipeId } })
    const { event } = recipe
    expect(setup.event).toMatchObject({
      name: 'Spring',
      state: 'draft',
      startDate: '2027-03-06',
      own: event.settings ?? {},
    })
    expect(setup.event.courses.map(({ courseId }) => courseId)).toEqual([1])
    expect(setup.rounds.map(({ startDate }) => startDate)).toEqual(
      (event.rounds ?? []).map(({ day }) => `2027-03-${String(5 + day).padStart(2, '0')}`),
    )
    expect(
      setup.leaderboards.map(({ name, format, flights }) => [name, format, flights.map(flight => flight.name)]),
    ).toEqual(
      (event.leaderboards ?? []).map(({ name, format, flights }) => [
        name,
        format,
        (flights ?? []).map(flight => flight.name),
      ]),
    )
    for (const { leaderboardId, eventId } of setup.leaderboards) {
      const { warnings } = await staff.call('getLeaderboard', { params: { eventId, leaderboardId } })
      expect(warnings).toEqual([])
    }
  },
)

test.each(productRecipes('en'))('Ready has nothing to say about the allowance of $recipeId', async ({ recipeId }) => {
  const { event } = await staff.call('createEvent', { params, body: { ...given, recipe: recipeId } })
  const { rules } = await staff.call('checkReadiness', { params: { eventId: event.eventId } })
  expect(rules.find(({ rule }) => rule === 'allowance')?.findings).toEqual([])
})

test('Ready names the recommended allowance of the leaderboard that leads', async () => {
  const body = { ...given, recipe: 'memberGuest', settings: { allocPct: 95 } }
  const { event } = await staff.call('createEvent', { params, body })
  const { rules } = await staff.call('checkReadiness', { params: { eventId: event.eventId } })
  expect(rules.find(({ rule }) => rule === 'allowance')?.findings.map(({ text }) => text)).toEqual([
    'Net best ball is played with an allowance of 95%. Recommended for Four-ball: 85%.',
  ])
})

test('what the body says comes before the recipe, and settings of both are merged', async () => {
  const setup = await staff.call('createEvent', {
    params,
    body: {
      ...given,
      recipe: 'twoRounds',
      settings: { allocPct: 90 },
      leaderboards: [{ name: 'Points', format: 'stableford', flights: [{ name: 'All' }] }],
      rounds: [{}, { startDate: '2027-03-13', courseIds: [2], settings: { allocPct: 100 } }],
    },
  })
  expect(setup.event.own).toMatchObject({ allocPct: 90, start: { kind: 'tee times' } })
  expect(setup.event).toMatchObject({ endDate: '2027-03-13', courses: [{ courseId: 1 }, { courseId: 2 }] })
  expect(
    setup.rounds.map(({ name, startDate, courses }) => [name, startDate, courses.map(one => one.courseId)]),
  ).toEqual([
    ['Spring, round 1', '2027-03-06', [1]],
    ['Spring, round 2', '2027-03-13', [2]],
  ])
  const inForce = (round: number) => setup.rounds[round]?.inForce.find(({ setting }) => setting === '/allocPct')
  expect(inForce(0)).toEqual({ setting: '/allocPct', value: 90, from: 'event' })
  expect(inForce(1)).toEqual({ setting: '/allocPct', value: 100, from: 'round' })
  expect(setup.leaderboards.map(({ name }) => name)).toEqual(['Points'])
})

test('a course that is named twice, for the event or for a round, is there once', async () => {
  const setup = await staff.call('createEvent', {
    params,
    body: { ...given, name: 'Twice', courseIds: [1, 1], rounds: [{ courseIds: [2, 1, 2] }, {}] },
  })
  expect(setup.rounds.map(({ courses }) => courses.map(({ courseId }) => courseId))).toEqual([[2, 1], [1]])
})

test('an event that cannot be is refused with the places, and nothing is made', async () => {
  const before = await world.rows('select count(*)::int as n from event')
  const problem = await staff.refused('createEvent', {
    params,
    body: { ...given, courseIds: [77], timeZone: 'Moon', leaderboards: [{ name: 'X', format: 'croquet' }] },
  })
  expect(problem.code).toBe('VALIDATION')
  expect(problem.errors?.map(({ pointer }) => pointer).sort()).toEqual(['/leaderboards/0/format', '/timeZone'])
  const missing = await staff.refused('createEvent', { params, body: { ...given, courseIds: [77] } })
  expect(missing.errors).toMatchObject([{ pointer: '/courseIds/0', message: 'is not a course; see "course import"' }])
  expect(await world.rows('select count(*)::int as n from event')).toEqual(before)
})

test('a recipe of the community is an event without people, days and courses; the next one of its name takes its place', async () => {
  const saved = await staff.call('saveRecipe', { params, body: { eventId: 'M-100', name: 'Our Cup' } })
  expect(saved.event.rounds?.map(({ day }) => day)).toEqual([1, 2])
  expect(saved.description).toContain('2 rounds')
  const made = await staff.call('createEvent', { params, body: { ...given, recipe: saved.recipeId } })
  expect(made.leaderboards.map(({ name, flights, unassigned }) => [name, flights.length, unassigned])).toEqual([
    ['Cup Gross', 2, 0],
    ['Cup Pairs', 1, 0],
    ['Round 1 Net', 1, 0],
  ])
  const again = await staff.call('saveRecipe', { params, body: { eventId: 'S-110', name: 'our cup' } })
  expect(again.recipeId).toBe(saved.recipeId)
  const { recipes } = await staff.call('listRecipes', { params })
  expect(recipes.filter(({ own }) => own).map(({ name }) => name)).toEqual(['our cup'])
})

test('a clone has other days and no people, scores, links or results', async () => {
  await world.rows(
    `update event set settings = '{"allocPct": 95, "dotsOf": 1021, "pcc": 2, "rehearsal": true, "registration": {"closes": "2026-06-08T18:00", "fieldLimit": 40}}' where event_id = 110`,
  )
  await world.rows(
    `update leaderboard l set settings = '{"amateurs": [1], "winners": [{"contest": "Pin", "side": 1}], "ties": {"steps": "cards"}, "allowance": 85}'
      || jsonb_build_object('allowanceOfFlights', (
        select json_agg(json_build_object('flightId', f.flight_id, 'allowance', 80)) from (
          select flight_id from flight where leaderboard_id = 1021 order by position, flight_id limit 1) f))
      where leaderboard_id = 1021`,
  )
  const clone = await staff.call('cloneEvent', {
    params: { eventId: 'S-110' },
    body: { name: 'Medal 2027', startDate: '2027-06-09' },
  })
  expect(clone.event.own).toEqual({ allocPct: 95, registration: { closes: '2027-06-07T18:00', fieldLimit: 40 } })
  expect(clone).toMatchObject({ counts: { registered: 0, teams: 0, waiting: 0 }, event: { state: 'draft' } })
  expect(clone.leaderboards.map(({ name, flights }) => [name, flights.map(flight => flight.members)])).toEqual([
    ['Medal Net', [0, 0]],
    ['Medal Pairs', [0, 0]],
  ])
  const [board] = clone.leaderboards
  const detail = await staff.call('getLeaderboard', {
    params: { eventId: clone.eventId, leaderboardId: board?.leaderboardId ?? 0 },
  })
  expect(detail.settings).toEqual({
    ties: { steps: 'cards' },
    allowance: 85,
    allowanceOfFlights: [{ flightId: detail.flights[0]?.flightId, allowance: 80 }],
  })
  const cup = await staff.call('cloneEvent', {
    params: { eventId: 'M-100' },
    body: { name: 'Cup 2027', startDate: '2027-05-01', keep: ['courses'] },
  })
  expect(cup.rounds.map(({ name, startDate }) => [name, startDate])).toEqual([
    ['Cup 2027, round 1', '2027-05-01'],
    ['Cup 2027, round 2', '2027-05-02'],
  ])
  expect(cup.leaderboards).toEqual([])
  await world.rows(`update event set name = 'Cup: Final' where event_id = 102`)
  const long = 'Cup of the Long Name '.repeat(6).slice(0, 120)
  const longer = await staff.call('cloneEvent', {
    params: { eventId: 'M-100' },
    body: { name: long, startDate: '2027-05-01' },
  })
  await world.rows(`update event set name = 'Cup, round 2' where event_id = 102`)
  const [unnamed, named] = longer.rounds.map(({ name }) => name)
  expect(roundInWords(unnamed ?? '', long, 'de')).toBe(`${long}, Runde 1`)
  expect(named).toBe(`${long.slice(0, 113)}: Final`)
  const ofRound = await staff.call('cloneEvent', {
    params: { eventId: 'S-101' },
    body: { name: 'Alone', startDate: '2027-05-08' },
  })
  expect([ofRound.eventId.slice(0, 2), ofRound.rounds.length, ofRound.leaderboards.length]).toEqual(['S-', 0, 1])
})

test('a new event is offered the time zone of its course, else that of the club', async () => {
  const zones = () => staff.call('listRecipes', { params })
  await staff.call('createEvent', { params, body: { ...given, timeZone: 'Atlantic/Azores', courseIds: [2] } })
  await staff.call('createEvent', { params, body: { ...given, timeZone: 'Europe/Madrid', courseIds: [] } })
  const { timeZone, courseTimeZones } = await zones()
  expect(timeZone).toBe('Europe/Madrid')
  const zoneOf = (id: number) => courseTimeZones.find(({ courseId }) => courseId === id)?.timeZone
  expect([zoneOf(1), zoneOf(2)]).toEqual(['Europe/Lisbon', 'Atlantic/Azores'])
  // The next version of a course is in the same place.
  const {
    name: _,
    courseId: _id,
    checks: _checks,
    usedBy: _used,
    offers: _offers,
    replacedBy: _by,
    replaces: _of,
    ...course
  } = await staff.call('getCourse', { params: { id: 2 }, query: { communityId: 1 } })
  const next = await staff.call('reviseCourse', {
    params: { id: 2 },
    body: { communityId: 1, name: 'Newer', tees: course.tees.map(({ id: _tee, ...tee }) => tee), eventIds: [] },
  })
  const again = await zones()
  expect(again.courseTimeZones).toContainEqual({ courseId: next.courseId, timeZone: 'Atlantic/Azores' })
})
