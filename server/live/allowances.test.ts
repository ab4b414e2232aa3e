/** Leaderboards and flights with an allowance and limits of their own, from the console to boards, phones and paper. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { updateLeaderboard } from '../../contract/leaderboards/console.ts'
import type { BodyOf } from '../../contract/operation.ts'
import type { PhoneRound } from '../../contract/site/scorecard.ts'
import { idsByNumber, importFile, numberedPlayer, parsOf, recordCards } from '../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../test/staffCalls.ts'
import { startWorld, type World } from '../../test/world.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import { importCourses } from '../ops/import/importCourses.ts'
import { eventDocument } from '../print/eventDocument.ts'

type Patch = NonNullable<BodyOf<typeof updateLeaderboard>['settings']>

let world: World
let staff: StaffCalls
let courseId: number
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  const holes = parsOf(72).map((par, at) => ({ hole: at + 1, par, hc: at + 1 }))
  const tee = (gender: 'M' | 'F') => ({ gender, name: 'White', par: 72, rating: 71.1, slope: 128, holes })
  const file = { courses: [{ name: 'Rated', tees: [tee('M'), tee('F')] }] }
  const { courseIds } = await world.operate(tx => importCourses(tx, file, world.service.clock()))
  courseId = courseIds[0] ?? 0
})
afterAll(() => world.close())

const day = {
  communityId: 1,
  name: 'Allowances',
  startDate: '2026-05-01',
  endDate: '2026-05-01',
  timeZone: 'Europe/Lisbon',
  state: 'in progress',
}

/** Players off 18.0, 30.0, 9.3, +1.2 and a woman off 30.0, in a round of 100 %; the first has made 72. */
async function playedDay(leaderboards: readonly object[]) {
  const { eventId } = await importFile(world, {
    ...day,
    courseIds: [courseId],
    players: [1, 2, 3, 4, 5].map(number => ({ ...numberedPlayer(number), gender: number === 5 ? 'F' : 'M' })),
    handicaps: [18, 30, 9.3, -1.2, 30].map((hcIndex, at) => ({ player: `p${at + 1}`, hcIndex })),
    teePairings: [{ teeTime: '2026-05-01T08:00:00.000Z', players: ['p1', 'p2', 'p3', 'p4'] }],
    leaderboards,
  })
  const ids = await idsByNumber(world, eventId)
  const id = (number: number) => ids.get(number) ?? 0
  const setup = await staff.call('getEventSetup', { params: { eventId } })
  const boards = setup.leaderboards.map(({ leaderboardId }) => leaderboardId)
  const handicaps = async (leaderboardId = 0) => {
    const asked = (sideId: number) => ({ params: { eventId, leaderboardId, sideId }, query: { round: 1 } })
    const all = [1, 2, 3, 4, 5].map(number => world.call('explainStanding', asked(id(number))))
    return (await Promise.all(all)).map(({ handicap }) => handicap?.at(-1)?.result)
  }
  const change = (leaderboardId = 0, settings: Pick<Patch, 'allowance' | 'limits'>) =>
    staff.call('updateLeaderboard', {
      params: { eventId, leaderboardId },
      query: {},
      body: { settings, reason: 'Terms of the competition' },
    })
  return { eventId, id, boards, handicaps, change, flights: setup.leaderboards.map(({ flights }) => flights) }
}

const net = (name: string, more: object = {}) => ({ name, format: 'strokePlay', settings: { score: 'net' }, ...more })
const setTo = <Value>(to: Value) => ({ from: null, to })

test('a leaderboard and a flight count by their own allowance, the interface by that of the event', async () => {
  const flights = [
    { name: 'A', allowance: 80, players: ['p1', 'p3'] },
    { name: 'B', players: ['p2', 'p4', 'p5'] },
  ]
  const { eventId, id, boards, handicaps, change } = await playedDay([
    net('As the event'),
    net('Four-ball', { allowance: 'fourBallStroke' }),
    net('By flight', { allowance: 95, flights }),
  ])
  await recordCards(world, eventId, [{ playerId: id(1), strokes: parsOf(72) }])
  // 18.0 x 128 / 113 - 0.9 is 19.489, of which 85 % are 16.57, 80 % 15.59; 30.0 gives 33.08, 95 % of it 31.43.
  expect(await handicaps(boards[0])).toEqual(['19', '33', '10', '-2', '33'])
  expect(await handicaps(boards[1])).toEqual(['17', '28', '8', '-2', '28'])
  expect(await handicaps(boards[2])).toEqual(['16', '31', '8', '-2', '31'])
  const value = async (leaderboardId = 0) => {
    const { flights: counted } = await world.call('getStandings', { params: { eventId, leaderboardId } })
    return counted.flatMap(({ rows }) => rows).find(({ sideId }) => sideId === id(1))?.value
  }
  expect(await Promise.all(boards.map(board => value(board)))).toEqual([53, 55, 56])
  const criteria = { playerIds: [id(1)] }
  const [score] = await world.call('searchPlayerScores', { params: { eventId }, criteria })
  expect(score).toMatchObject({ hcPlaying: 19, net: 53 })
  const [handicap] = await world.call('searchPlayerHandicaps', { params: { eventId }, criteria })
  expect(handicap).toMatchObject({ hcPlaying: 19, hcAllocPct: 100 })

  await change(boards[0], { allowance: setTo(90) })
  expect((await handicaps(boards[0]))[0]).toBe('18')
  const { entries } = await staff.call('listEventLog', { params: { eventId }, query: { most: 5 } })
  const step = entries.find(({ kind }) => kind === 'leaderboard.changed')?.step ?? ''
  await staff.call('undo', { params: { eventId }, body: { steps: [step] } })
  expect((await handicaps(boards[0]))[0]).toBe('19')
})

test('limits of index and playing handicap are those of the gender, before and after the allowance', async () => {
  const { eventId, id, boards, handicaps, change } = await playedDay([net('Medal', { allowance: 95 })])
  const limits = { M: { index: 24 }, F: { playing: 28 } }
  await change(boards[0], { limits: setTo(limits) })
  // 24.0 gives 26.286, of which 95 % are 24.97.
  expect(await handicaps(boards[0])).toEqual(['19', '25', '9', '-2', '28'])
  const query = { round: 1 }
  const { handicap } = await world.call('explainStanding', {
    params: { eventId, leaderboardId: boards[0] ?? 0, sideId: id(2) },
    query,
  })
  expect(handicap?.map(({ what, result }) => `${what}: ${result}`)).toEqual([
    'index limit: 24',
    'handicap index: 24',
    'course handicap: 26.29',
    'allowance: 24.97',
    'playing handicap: 25',
    'playing handicap of the card: 25',
  ])
  // By hand, the percentage is of the course handicap, and the limit holds too.
  const body = { hcCourse: 40, hcPlaying: 36, manualMsg: 'No index' }
  await world.call('setPlayerCourseAndPlayingHandicap', { params: { eventId, playerId: id(1) }, body })
  expect((await handicaps(boards[0]))[0]).toBe('38')
  await change(boards[0], { limits: { from: limits, to: { M: { playing: 30 } } } })
  expect((await handicaps(boards[0])).slice(0, 2)).toEqual(['30', '30'])
})

test('a four-ball match is off the lowest after the playing handicap limit', async () => {
  const match = {
    name: 'Match',
    format: 'matchPlay',
    settings: { count: 1 },
    allowance: 'fourBallMatch',
    matches: [{ a: 'a', b: 'b' }],
    flights: [{ name: 'All', teams: ['a', 'b'] }],
  }
  const { eventId } = await importFile(world, {
    ...day,
    courseIds: [courseId],
    players: [1, 2, 3, 4].map(numberedPlayer),
    handicaps: [9.3, 17.1, -1.2, 22.1].map((hcIndex, at) => ({ player: `p${at + 1}`, hcIndex })),
    teams: [
      { key: 'a', name: 'A', players: ['p1', 'p2'] },
      { key: 'b', name: 'B', players: ['p3', 'p4'] },
    ],
    leaderboards: [match, { ...match, name: 'Limited', limits: { M: { playing: 20 } } }],
  })
  const ids = await idsByNumber(world, eventId)
  // Hole 5, stroke index 5: of 24 strokes two are received there, of 22 one.
  const fifth = [4, 6, 5, 5].map((score, at) => ({
    playerId: ids.get(at + 1) ?? 0,
    strokes: [...Array(4).fill(null), score],
  }))
  await recordCards(world, eventId, fifth)
  const { leaderboards } = await staff.call('getEventSetup', { params: { eventId } })
  const said = leaderboards.map(async ({ leaderboardId }) => {
    const { flights } = await world.call('getStandings', { params: { eventId, leaderboardId } })
    return flights.flatMap(({ matches = [] }) => matches.map(({ upBy, thru }) => [upBy, thru]))
  })
  expect(await Promise.all(said)).toEqual([[[0, 1]], [[1, 1]]])
})

test('cards, phones and paper show the strokes of the leaderboard that the round names', async () => {
  const { eventId, id, boards } = await playedDay([net('Medal'), net('Four-ball', { allowance: 85 })])
  const phone = async () => {
    const { url } = await world.call('getPlayerScoringLink', { params: { eventId, playerId: id(1) } })
    const link = `${eventId}/${id(1)}/${url.split('/').at(-1)}`
    const reply = await world.app.inject({ url: '/scorecard/round', headers: { 'scoring-link': link } })
    return (reply.json() as PhoneRound).cards.map(({ playingHandicap }) => playingHandicap)
  }
  const paper = async () => {
    const event = await world.service.database.read([1], tx => visibleEvent(tx, eventId, [1]))
    if (!event) return expect.fail()
    const printed = await world.service.database.read([1], tx => eventDocument(tx, event, 'alphabeticalList', {}))
    return JSON.stringify(printed)
  }
  expect(await phone()).toEqual([19, 33, 10, -2])
  expect(await paper()).toContain('"33"')
  const update = (to: number | null, from: number | null = null) => ({
    params: { eventId },
    query: {},
    body: { settings: { dotsOf: { from, to } } },
  })
  expect(await staff.refused('updateEvent', update(1))).toMatchObject({
    code: 'VALIDATION',
    errors: [{ pointer: '/settings/dotsOf', message: 'is not a leaderboard of the event' }],
  })
  await staff.call('updateEvent', update(boards[1] ?? 0))
  expect(await phone()).toEqual([17, 28, 8, -2])
  expect(await paper()).toContain('"28"')
  const [handicap] = await world.call('searchPlayerHandicaps', {
    params: { eventId },
    criteria: { playerIds: [id(1)] },
  })
  expect(handicap).toMatchObject({ hcPlaying: 19 })
  // A leaderboard that goes takes its strokes along.
  await staff.call('deleteLeaderboard', { params: { eventId, leaderboardId: boards[1] ?? 0 }, query: {} })
  expect(await phone()).toEqual([19, 33, 10, -2])
})

test('an allowance for teams with one ball, and one of a flight of another leaderboard, are refused', async () => {
  const { eventId, boards } = await playedDay([net('Medal')])
  const refused = async (settings: object) =>
    (
      await staff.refused('updateLeaderboard', {
        params: { eventId, leaderboardId: boards[0] ?? 0 },
        query: {},
        body: { settings },
      })
    ).errors?.map(({ pointer, message }) => [pointer, message])
  expect(await refused({ allowance: setTo('scramble4') })).toEqual([
    ['/settings/allowance', 'is for teams with one ball: choose a percentage'],
  ])
  expect(await refused({ allowanceOfFlights: setTo([{ flightId: 1, allowance: 80 }]) })).toEqual([
    ['/settings/allowanceOfFlights/0/flightId', 'is not a flight of the leaderboard'],
  ])
})
