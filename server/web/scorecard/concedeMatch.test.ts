import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByNumber, importCourse, importFile, numberedPlayer, recordCards } from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
let eventId: string
let leaderboardId: number
let ids: ReadonlyMap<number, number>

const id = (number: number) => ids.get(number) ?? 0

async function concede(scorer: number, matchId: string) {
  const { url } = await world.call('getPlayerScoringLink', { params: { eventId, playerId: id(scorer) } })
  const response = await world.app.inject({
    method: 'POST',
    url: '/scorecard/concede',
    headers: { 'scoring-link': `${eventId}/${id(scorer)}/${url.split('/').at(-1)}` },
    payload: { scorer: id(scorer), roundId: eventId, leaderboardId, matchId },
  })
  return [response.statusCode, response.json().code]
}

async function matchOf(number: number) {
  const { boards } = await staff.call('listMatches', { params: { eventId } })
  const matches = boards[0]?.rounds[0]?.flights[0]?.matches ?? []
  return matches.find(({ a, b }) => [...a.sideIds, ...b.sideIds].includes(id(number)))
}

beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  const numbers = [1, 2, 3, 4]
  const file = {
    communityId: 1,
    name: 'Singles',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [await importCourse(world, 'Course of singles', Array(18).fill(4))],
    players: numbers.map(numberedPlayer),
    leaderboards: [
      {
        name: 'Singles',
        format: 'matchPlay',
        sides: 'players',
        settings: { score: 'gross' },
        matches: [
          { a: 'p1', b: 'p2' },
          { a: 'p3', b: 'p4' },
        ],
      },
    ],
  }
  eventId = (await importFile(world, file)).eventId
  ids = await idsByNumber(world, eventId)
  leaderboardId = (await world.call('listLeaderboards', { params: { eventId } }))[0]?.id ?? 0
  await recordCards(world, eventId, [
    { playerId: id(1), strokes: [5, ...Array(17).fill(null)] },
    { playerId: id(2), strokes: [4, ...Array(17).fill(null)] },
    { playerId: id(3), strokes: Array(18).fill(4) },
    { playerId: id(4), strokes: Array(18).fill(5) },
  ])
})
afterAll(() => world.close())

test('who plays a match gives it up for the own side, whatever it stands at, and the log says who', async () => {
  const { matchId = '' } = (await matchOf(1)) ?? {}
  expect(await concede(3, matchId)).toEqual([401, 'UNAUTHORIZED'])
  expect(await concede(2, matchId)).toEqual([200, undefined])
  expect(await matchOf(1)).toMatchObject({ finished: true, winner: 'a', result: 'conceded' })
  // A second tap, also of the other side, changes nothing.
  expect(await concede(1, matchId)).toEqual([200, undefined])
  expect(await matchOf(1)).toMatchObject({ winner: 'a', result: 'conceded' })
  const rows = await world.rows<{ actor: string }>(
    `select actor from audit where action = 'leaderboard.matchChanged' and event_id = ${eventId.slice(2)}`,
  )
  expect(rows).toEqual([{ actor: `player:${id(2)}` }])
})

test('a match that is over is not conceded, nor one that is none', async () => {
  const { matchId = '' } = (await matchOf(3)) ?? {}
  expect(await concede(4, matchId)).toEqual([400, 'VALIDATION'])
  expect(await concede(4, `1_${id(4)}_${id(1)}`)).toEqual([404, 'NOT_FOUND'])
  expect(await matchOf(3)).toMatchObject({ finished: true, winner: 'a', result: '10&8' })
})

test('what the committee decided is said in words, in every language, and never as a code', async () => {
  const { matchId = '' } = (await matchOf(3)) ?? {}
  await staff.call('updateMatch', {
    params: { eventId, leaderboardId, matchId },
    query: {},
    body: { outcome: { from: null, to: { winner: 'b', by: 'committee' } }, reason: 'Wrong ball' },
  })
  expect(await matchOf(3)).toMatchObject({ winner: 'b', result: 'committee' })
  const { url } = await world.call('getResultsLink', { params: { eventId } })
  const page = async (path: string) => (await world.app.inject({ url: `${new URL(url).pathname}${path}` })).payload
  expect(await page('')).toContain('beat Player 00003 by committee decision')
  expect(await page('?lang=de')).toContain('schlägt Player 00003 durch Entscheidung der Spielleitung')
  const card = await page(`/cards/${leaderboardId}/${id(4)}?lang=de`)
  expect(card).toContain('gewonnen')
  expect(card).toContain('Entscheidung der Spielleitung')
  expect(card).not.toContain('committee')
})
