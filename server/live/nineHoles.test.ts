/** Rounds over nine holes of an 18-hole course, from the set-up to handicaps, boards, phones, paper and the tee sheet. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PhoneRound } from '../../contract/site/scorecard.ts'
import { idsByNumber, importFile, numberedPlayer, recordCards } from '../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../test/staffCalls.ts'
import { entry } from '../../test/testCards.ts'
import { startWorld, type World } from '../../test/world.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import { termsOfCard } from '../domain/scores/sideScore.ts'
import { importCourses } from '../ops/import/importCourses.ts'
import { playedRounds } from '../print/playedRounds.ts'

let world: World
let staff: StaffCalls
let courseId: number
let unrated: number
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  const front = [9, 5, 17, 1, 13, 3, 15, 7, 11]
  const back = [10, 6, 18, 2, 14, 4, 16, 8, 12]
  const holes = [...front, ...back].map((hc, at) => ({ hole: at + 1, par: 4, hc }))
  const nines = { parFront: 36, ratingFront: 34.9, slopeFront: 120, parBack: 36, ratingBack: 36.2, slopeBack: 136 }
  const tee = { gender: 'M', name: 'White', par: 72, rating: 71.1, slope: 128, holes }
  const courses = [
    { name: 'Rated nines', tees: [{ ...tee, ...nines }] },
    { name: 'No nines', tees: [tee] },
  ]
  const { courseIds } = await world.operate(tx => importCourses(tx, { courses }, world.service.clock()))
  courseId = courseIds[0] ?? 0
  unrated = courseIds[1] ?? 0
})
afterAll(() => world.close())

const day = {
  communityId: 1,
  name: 'Nine holes',
  startDate: '2026-05-01',
  endDate: '2026-05-01',
  timeZone: 'Europe/Lisbon',
  state: 'in progress',
}
const teeTime = '2026-05-01T08:00:00.000Z'

/** Players off 18.0, 10.5, +2.0, and 9 by hand, in a round of 18 holes that becomes one of nine. */
async function playedOver(nine: 'front' | 'back', { allocPct = 100, teeHole = nine === 'back' ? 10 : 1 } = {}) {
  const { eventId } = await importFile(world, {
    ...day,
    settings: { allocPct },
    courseIds: [courseId],
    players: [1, 2, 3, 4].map(numberedPlayer),
    handicaps: [
      ...[18, 10.5, -2].map((hcIndex, at) => ({ player: `p${at + 1}`, hcIndex })),
      { player: 'p4', hcCourse: 9, hcPlaying: 9 },
    ],
    teePairings: [{ teeTime, teeHole, players: ['p1', 'p2', 'p3', 'p4'] }],
    leaderboards: [
      { name: 'Net', format: 'strokePlay', settings: { score: 'net' }, ties: { steps: 'lastHoles' } },
      { name: 'Stableford', format: 'stableford' },
    ],
  })
  await staff.call('updateEvent', {
    params: { eventId },
    query: {},
    body: { settings: { nine: { from: null, to: nine } } },
  })
  const ids = await idsByNumber(world, eventId)
  const id = (number: number) => ids.get(number) ?? 0
  const { leaderboards } = await staff.call('getEventSetup', { params: { eventId } })
  const boards = leaderboards.map(({ leaderboardId }) => leaderboardId)
  const rows = async (leaderboardId = 0) => {
    const { flights } = await world.call('getStandings', { params: { eventId, leaderboardId } })
    return flights.flatMap(flight => flight.rows)
  }
  const { url } = await world.call('getPlayerScoringLink', { params: { eventId, playerId: id(1) } })
  const link = `${eventId}/${id(1)}/${url.split('/').at(-1)}`
  const phone = async () => {
    const reply = await world.app.inject({ url: '/scorecard/round', headers: { 'scoring-link': link } })
    return (reply.json() as PhoneRound).cards
  }
  return { eventId, id, boards, rows, phone }
}

const fours = Array<number>(9).fill(4)

test('the front nine counts by its own rating, slope and stroke indexes; shown handicaps stay those for 18 holes', async () => {
  const { eventId, id, boards, rows, phone } = await playedOver('front')
  const cards = await phone()
  expect(cards.map(({ playingHandicap }) => playingHandicap)).toEqual([8, 5, -2, 5])
  expect(cards[0]?.holes.map(({ number, strokeIndex }) => [number, strokeIndex])).toEqual(
    [5, 3, 9, 1, 7, 2, 8, 4, 6].map((rank, at) => [at + 1, rank]),
  )
  await recordCards(
    world,
    eventId,
    [1, 3].map(number => ({ playerId: id(number), strokes: fours })),
  )
  expect((await rows(boards[0])).map(({ sideId, value, thru }) => [sideId, value, thru])).toEqual(
    expect.arrayContaining([
      [id(1), 28, 9],
      [id(3), 38, 9],
    ]),
  )
  expect((await rows(boards[1])).find(({ sideId }) => sideId === id(1))?.value).toBe(26)
  const scores = await world.call('searchPlayerScores', {
    params: { eventId },
    criteria: { playerIds: [id(1), id(3)] },
  })
  // 18.0 x 128 / 113 - 0.9 is 19.489: what is shown is for 18 holes.
  expect(scores[0]).toMatchObject({ numHoles: 9, hcCourse: 19, hcPlaying: 19, teePar: 72, gross: 36, net: 28 })
  const given = scores[1]?.holeScores?.filter(({ hcStrokes = 0 }) => hcStrokes < 0)
  expect(given?.map(({ hole }) => hole)).toEqual([3, 7])
  const { handicap } = await world.call('explainStanding', {
    params: { eventId, leaderboardId: boards[0] ?? 0, sideId: id(2) },
    query: { round: 1 },
  })
  expect(handicap?.slice(0, 3).map(({ result }) => result)).toEqual(['10.5', '5.3', '4.53'])
  await world.call('setPlayerHandicapIndex', { params: { eventId, playerId: id(3) }, body: { hcIndex: 18 } })
  const criteria = { playerIds: [id(3)] }
  const [computed] = await world.call('searchPlayerHandicaps', { params: { eventId }, criteria })
  expect(computed).toMatchObject({ hcCourse: 19, hcPlaying: 19, teeRating: 71.1 })
  // Half of it kept exact: 5.25 x 120 / 113 - 1.1 is 4.48.
  const exact = { settings: { halfIndex: { from: null, to: 'exact' as const } } }
  await staff.call('updateEvent', { params: { eventId }, query: {}, body: exact })
  expect((await phone()).map(({ playingHandicap }) => playingHandicap)).toEqual([8, 4, 8, 5])
})

test('the back nine is played on holes 10 to 18, on phones, in the console, on paper and on pages', async () => {
  const { eventId, id, boards, rows, phone } = await playedOver('back', { allocPct: 95 })
  const cards = await phone()
  expect(cards.map(({ playingHandicap }) => playingHandicap).slice(0, 2)).toEqual([10, 6])
  expect(cards[0]?.holes.map(({ number }) => number)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])

  const entryOf = (hole: number, strokes: number) => ({
    ...entry({ hole, strokes, playerId: id(1), scorer: 'committee' as const }),
    reason: 'Entered from paper',
  })
  const results = await world.call('recordScores', { params: { eventId }, body: [entryOf(9, 4), entryOf(10, 4)] })
  expect(results.map(({ result, code }) => code ?? result)).toEqual(['HOLE_NOT_ON_COURSE', 'accepted'])
  const listed = await staff.call('listCards', { params: { eventId } })
  expect([listed.holes, listed.firstHole]).toEqual([9, 10])
  await staff.call('correctCard', {
    params: { eventId, cardId: `P-${id(1)}` },
    query: {},
    body: { holes: fours, reason: 'Entered from paper' },
  })
  expect((await rows(boards[0])).find(({ sideId }) => sideId === id(1))).toMatchObject({ value: 26, thru: 9 })

  const wanted = (hole: number) => ({ params: { eventId }, body: [{ courseId, teeTime, hole, group: 'B' }] })
  const refused = await world.call('createTeePairings', wanted(1)).catch(error => error.problem)
  expect(refused.errors[0]).toMatchObject({
    pointer: '/0/hole',
    message: 'is hole 1, but holes 10 to 18 are played',
  })
  await world.call('createTeePairings', wanted(18))
  const { url } = await world.call('getResultsLink', { params: { eventId } })
  const page = await world.app.inject({ url: `${new URL(url).pathname}/cards/${boards[0]}/${id(1)}` })
  const [, ...table] = page.payload.split('<table')
  expect(table.flatMap(one => [...one.matchAll(/<th scope="col">(\d+)/g)]).map(([, hole]) => hole)).toEqual([
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
  ])
  const event = await world.service.database.read([1], tx => visibleEvent(tx, eventId, [1]))
  if (!event) return expect.fail()
  const [round] = await world.service.database.read([1], tx => playedRounds(tx, event, new Map()))
  const handicap = round?.handicaps.get(id(1))
  expect(handicap && termsOfCard(handicap).holes.map(({ number }) => number)).toEqual(
    cards[0]?.holes.map(({ number }) => number),
  )
})

test('level sides are compared over the last six, three and one of the nine by hole numbers, whatever hole was first', async () => {
  const { eventId, id, boards, rows } = await playedOver('front', { teeHole: 5 })
  // Both off 5. Over holes 4 to 9 one has 23, the other 25; over the last six that they played both have 24.
  await recordCards(world, eventId, [
    { playerId: id(2), strokes: [5, 4, 4, 4, 4, 4, 4, 4, 3] },
    { playerId: id(4), strokes: [3, 4, 4, 4, 4, 4, 4, 4, 5] },
  ])
  await world.call('setEventState', { params: { eventId }, body: { state: 'completed' } })
  const ranked = (await rows(boards[0])).filter(({ value }) => value !== null)
  expect(ranked.map(({ sideId, label }) => [sideId, label])).toEqual([
    [id(2), '1'],
    [id(4), '2'],
  ])
})

test('for a handicap record nine holes take what is expected on the others, 10 to 17 what is expected on those missing', async () => {
  const { eventId, id } = await playedOver('front')
  await recordCards(
    world,
    eventId,
    [1, 4].map(number => ({ playerId: id(number), strokes: fours })),
  )
  const posted = async (of: string) => {
    const { scores } = await staff.call('listAdjustedGross', { params: { eventId: of } })
    return scores.map(({ playerId, ags, differential, differentialOfHoles, approximate }) => [
      playerId,
      ags,
      differential ?? differentialOfHoles,
      approximate ?? false,
    ])
  }
  // 113 / 120 x (36 - 34.9) = 1.04, and 0.52 x 18 + 1.2 are expected; without an index the nine stand alone.
  expect(await posted(eventId)).toEqual([
    [id(1), 36, 11.6, true],
    [id(4), 36, 1, false],
  ])

  const { eventId: whole } = await importFile(world, {
    ...day,
    courseIds: [courseId],
    players: [1, 2].map(numberedPlayer),
    handicaps: [18, 18].map((hcIndex, at) => ({ player: `p${at + 1}`, hcIndex })),
  })
  const ids = await idsByNumber(world, whole)
  const [one = 0, two = 0] = [1, 2].map(number => ids.get(number) ?? 0)
  await recordCards(world, whole, [
    { playerId: one, strokes: Array(18).fill(5) },
    { playerId: two, strokes: Array(12).fill(5) },
  ])
  // 113 / 128 x (60 - 71.1 x 12 / 18) = 11.12, and (0.52 x 18 + 1.2) x 6 / 9 are expected.
  expect(await posted(whole)).toEqual([
    [one, 90, 16.7, false],
    [two, null, 18.2, true],
  ])
  const pcc = { params: { eventId: whole }, query: {}, body: { settings: { pcc: { from: null, to: 1 } } } }
  await staff.call('updateEvent', pcc)
  expect((await posted(whole))[0]).toEqual([one, 90, 15.8, false])
  const wrong = { ...pcc, body: { settings: { pcc: { from: 1, to: 4 } } } }
  expect((await staff.refused('updateEvent', wrong)).code).toBe('VALIDATION')
})

test('a nine without ratings is refused and says which tees lack them, also when the course changes', async () => {
  const { eventId } = await importFile(world, { ...day, courseIds: [unrated], players: [] })
  const set = { params: { eventId }, query: {}, body: { settings: { nine: { from: null, to: 'front' as const } } } }
  const lacks = 'has no rating and slope for the nine being played: No nines, White (M)'
  expect((await staff.refused('updateEvent', set)).errors).toMatchObject([
    { pointer: '/settings/nine', message: lacks },
  ])
  const { eventId: rated } = await importFile(world, { ...day, courseIds: [courseId], players: [] })
  await staff.call('updateEvent', { ...set, params: { eventId: rated } })
  const change = { params: { eventId: rated }, query: {}, body: { courseIds: { from: [courseId], to: [unrated] } } }
  expect((await staff.refused('setEventCourses', change)).errors).toMatchObject([
    { pointer: '/courseIds', message: lacks },
  ])
})
