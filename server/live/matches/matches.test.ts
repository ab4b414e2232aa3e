import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByNumber, importCourse, importFile, numberedPlayer, recordCards } from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
let courseId: number
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  courseId = await importCourse(world, 'Par 4s', Array(18).fill(4))
})
afterAll(() => world.close())

/** A day of players off 0, 6, 12, 18 and so on; `leaderboards` name them `p1` to `pN`. */
async function dayOf(players: number, more: object) {
  const numbers = Array.from({ length: players }, (_, at) => at + 1)
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Captain’s Day',
    timeZone: 'Europe/Lisbon',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    state: 'in progress',
    settings: { allocPct: 100 },
    courseIds: [courseId],
    players: numbers.map(numberedPlayer),
    handicaps: numbers.map(number => ({
      player: `p${number}`,
      hcCourse: 6 * (number - 1),
      hcPlaying: 6 * (number - 1),
    })),
    ...more,
  })
  const ids = await idsByNumber(world, eventId)
  const [board] = await world.call('listLeaderboards', { params: { eventId } })
  return { eventId, leaderboardId: board?.id ?? 0, id: (number: number) => ids.get(number) ?? 0 }
}

const listed = async (eventId: string) => (await staff.call('listMatches', { params: { eventId } })).boards

test('the matches of a day are listed with strokes received, holes won, who has no match and who has the bye', async () => {
  const { eventId, id } = await dayOf(7, {
    leaderboards: [
      {
        name: 'Match',
        format: 'matchPlay',
        sides: 'players',
        matches: [
          { a: 'p1', b: 'p2' },
          { a: ['p3', 'p4'], b: ['p5', 'p6'] },
        ],
      },
      { name: 'Medal', format: 'strokePlay' },
    ],
  })
  await recordCards(world, eventId, [
    { playerId: id(1), strokes: [4, 4, 4] },
    { playerId: id(2), strokes: [4, 5, 6] },
  ])
  const [board, ...others] = await listed(eventId)
  expect(others).toEqual([])
  expect(board).toMatchObject({ name: 'Match', team: false, net: true, offLow: true, matchPoints: 1 })
  expect(board?.rounds[0]?.hasScores).toBe(true)
  const [flight] = board?.rounds[0]?.flights ?? []
  expect(flight?.sides.map(({ balls }) => balls[0]?.hcPlaying)).toEqual([0, 6, 12, 18, 24, 30, 36])
  const [single, fourBall] = flight?.matches ?? []
  // The second player has a stroke on each of the first six holes.
  expect(single).toMatchObject({ matchId: `1_${id(1)}_${id(2)}`, upBy: 0, thru: 3, finished: false, result: '' })
  expect(single).toMatchObject({ a: { sideIds: [id(1)], received: [0] }, b: { sideIds: [id(2)], received: [6] } })
  expect(single?.holes.slice(0, 4).map(({ winner }) => winner)).toEqual(['b', 'halved', 'a', null])
  expect(fourBall).toMatchObject({ a: { received: [0, 6] }, b: { sideIds: [id(5), id(6)], received: [12, 18] } })
  expect([flight?.without, flight?.bye]).toEqual([[], id(7)])
})

test('a profile that goes into another is named by it in matches, and back when that is undone', async () => {
  const { eventId, leaderboardId, id } = await dayOf(3, {
    leaderboards: [
      {
        name: 'Match',
        format: 'matchPlay',
        sides: 'players',
        matches: [{ a: ['p1', 'p2'], b: 'p3' }],
        winners: [{ contest: 'Nearest the pin', side: 'p1' }],
      },
    ],
  })
  const settings = async () => (await staff.call('getLeaderboard', { params: { eventId, leaderboardId } })).settings
  const before = await settings()
  // A member who does not play.
  const keep = 2
  const { mergeId } = await staff.call('mergePlayers', { body: { keep, remove: id(1) } }, 'operator')
  expect(await settings()).toMatchObject({
    matches: [{ a: [keep, id(2)], b: id(3) }],
    winners: [{ side: keep }],
  })
  await staff.call('undoMerge', { params: { mergeId } }, 'operator')
  expect(await settings()).toEqual(before)
})

test('two against two, where each hole is worth points, are made and listed as matches are, and have no outcome', async () => {
  const { eventId, leaderboardId, id } = await dayOf(4, {
    leaderboards: [{ name: 'Vegas', format: 'vegas', sides: 'players', settings: { score: 'net' } }],
  })
  const params = { eventId, leaderboardId }
  const { board } = await staff.call('makeMatches', { params, query: {}, body: { by: 'handicap', pairs: true } })
  const [match] = board.rounds[0]?.flights[0]?.matches ?? []
  expect(match).toMatchObject({
    a: { sideIds: [id(1), id(2)] },
    b: { sideIds: [id(3), id(4)], received: [12, 18] },
    holes: [],
  })
  const outcome = { winner: 'a' as const, by: 'concession' as const }
  const of = { params: { ...params, matchId: match?.matchId ?? '' }, query: {}, body: { outcome } }
  expect(await staff.refused('updateMatch', of)).toMatchObject({ errors: [{ pointer: '/outcome' }] })
})
