/** Seventy-two players, two boards with a cut, one without. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  idsByNumber,
  importCourse,
  importFile,
  numberedPlayer,
  parsOf,
  recordCards,
} from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
let eventId: string
let roundIds: readonly string[]
let ids: ReadonlyMap<number, number>
const field = 72
const numbers = Array.from({ length: field }, (_, at) => at + 1)

beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  const courseId = await importCourse(world, 'Course of the cut', parsOf(72))
  const players = numbers.map(numberedPlayer)
  const keys = players.map(({ key }) => key)
  const round = (startDate: string) => ({
    name: `Round of ${startDate}`,
    startDate,
    endDate: startDate,
    courseIds: [courseId],
  })
  const made = await importFile(world, {
    communityId: 1,
    name: 'Two days',
    startDate: '2026-05-01',
    endDate: '2026-05-02',
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [courseId],
    rounds: [
      { ...round('2026-05-01'), state: 'in progress' },
      { ...round('2026-05-02'), state: 'published' },
    ],
    players,
    handicaps: keys.map((player, at) => ({ player, hcIndex: at < 10 ? 54 : 0 })),
    leaderboards: [
      // The best forty of the first seventy by gross, and of net those ten with strokes; two play for neither.
      {
        name: 'Gross',
        format: 'strokePlay',
        settings: { score: 'gross' },
        cuts: [{ afterRound: 1, low: 40 }],
        flights: [{ name: 'All', players: keys.slice(0, 70) }],
      },
      {
        name: 'Net',
        format: 'strokePlay',
        settings: { score: 'net' },
        cuts: [{ afterRound: 1, low: 10 }],
        flights: [{ name: 'All', players: keys.slice(0, 70) }],
      },
      {
        name: 'Guests',
        format: 'strokePlay',
        settings: { score: 'gross' },
        flights: [{ name: 'All', players: keys }],
      },
    ],
  })
  eventId = made.eventId
  ids = await idsByNumber(world, eventId)
  roundIds = (await world.call('listRounds', { params: { eventId } })).map(one => one.eventId)
})
afterAll(() => world.close())

const idOf = (number: number) => ids.get(number) ?? 0
const numberOf = (id: number) => numbers.find(number => idOf(number) === id) ?? 0
const read = async (at = 1) => {
  const { cut, out } = await staff.call('getFieldOfRound', { params: { eventId: roundIds[at] ?? '' } })
  return { cut, out: out.map(({ playerId, why }) => `${numberOf(playerId)} ${why}`) }
}
/** The higher the number, the better the score, but for the ten with strokes: 110, net 56. The best of the others on a board has 60. */
const strokesOf = (number: number) => {
  const total = number < 11 ? 110 : 129 - number
  return Array.from({ length: 18 }, (_, hole) => Math.floor(total / 18) + (hole < total % 18 ? 1 : 0))
}

test('everybody plays before the cut is made, but who has left', async () => {
  const first = roundIds[0] ?? ''
  await recordCards(
    world,
    first,
    numbers.slice(0, 69).map(number => ({ playerId: idOf(number), strokes: strokesOf(number) })),
  )
  await world.call('setCardStatus', {
    params: { eventId: first, cardId: `P-${idOf(70)}` },
    body: { status: 'WD', reason: 'Ill' },
  })
  for (const number of [71, 72])
    await recordCards(world, first, [{ playerId: idOf(number), strokes: strokesOf(number) }])
  const { out } = await read()
  expect(out[0]).toBe('70 withdrawn')
})

test('who made the cut of any board plays, who is on none with a cut plays, and who left does not', async () => {
  const { cut, out } = await read()
  expect(cut).toBe('made')
  // Gross keeps 30 to 69, net keeps 1 to 10: 11 to 29 have missed both, 71 and 72 are on neither.
  expect(out).toEqual(['70 withdrawn', ...numbers.slice(10, 29).map(number => `${number} missedCut`)])
})

test('who returned no card is out once a cut was made, and others come in as results are revised', async () => {
  const first = roundIds[0] ?? ''
  await world.call('setEventState', { params: { eventId: first }, body: { state: 'completed' } })
  await world.call('setCardStatus', {
    params: { eventId: first, cardId: `P-${idOf(69)}` },
    body: { status: 'NC', reason: 'No card' },
  })
  const { out } = await read()
  expect(out).toEqual(['69 noReturn', '70 withdrawn', ...numbers.slice(10, 28).map(number => `${number} missedCut`)])
})

test('the event may let in who made all cuts only, or everybody', async () => {
  const set = (to: 'madeAll' | 'everybody' | null, from: 'madeAll' | 'everybody' | null) =>
    staff.call('updateEvent', { params: { eventId }, body: { settings: { afterCut: { from, to } } } })
  await set('madeAll', null)
  expect((await read()).out).toHaveLength(2 + 10 + 18 + 40)
  await set('everybody', 'madeAll')
  expect((await read()).out).toEqual(['70 withdrawn'])
  await set(null, 'everybody')
})

test('Ready asks for tee times of the field alone, and names who has one after missing the cut', async () => {
  const second = roundIds[1] ?? ''
  const inField = numbers.filter(number => number < 11 || (number > 28 && number < 69) || number > 70)
  const [course] = await world.call('listCourses', { params: { eventId: second } })
  const pairing = (given: readonly number[], minute: number) => ({
    courseId: course?.courseId ?? 0,
    teeTime: `2026-05-02T${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00+01:00`,
    hole: 1,
    playerIds: given.map(idOf),
  })
  await world.call('createTeePairings', {
    params: { eventId: second },
    body: inField.flatMap((_, at) => (at % 4 === 0 ? [pairing(inField.slice(at, at + 4), at * 2)] : [])),
  })
  const findings = async () => {
    const { rules } = await staff.call('checkReadiness', { params: { eventId: second } })
    return rules
      .filter(({ rule }) => rule === 'oneTeeTimeEach' || rule === 'fieldOfTheCut')
      .map(rule => rule.findings.flatMap(({ playerIds = [] }) => playerIds.map(numberOf)))
  }
  expect(await findings()).toEqual([[], []])
  await world.call('createTeePairings', { params: { eventId: second }, body: [pairing([11, 12], 500)] })
  expect(await findings()).toEqual([[], [11, 12]])
})

test('a round that has begun has the field of its tee sheet, and who was left out is not waiting for a time', async () => {
  const second = roundIds[1] ?? ''
  await world.call('setEventState', { params: { eventId: second }, body: { state: 'in progress' } })
  // 11 and 12 play, although they missed the cut.
  const out = ['69 noReturn', '70 withdrawn', ...numbers.slice(12, 28).map(number => `${number} missedCut`)]
  expect(await read()).toEqual({ cut: 'none', out })
})
