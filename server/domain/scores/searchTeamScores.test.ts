import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const search = (eventId: string, criteria: object = {}) =>
  world.call('searchTeamScores', { params: { eventId }, criteria: { holeScores: false, ...criteria } })

test('the card of a team: net with the handicap of its players until one is set, gross alone without handicaps', async () => {
  const [scramblers, ramblers] = await search('S-140')
  expect(scramblers).toMatchObject({
    eventId: 'S-140',
    teamId: 3021,
    name: 'Scramblers',
    players: [
      { playerId: 2, gender: 'M' },
      { playerId: 1, gender: 'F' },
    ],
    courseId: 1,
    isTest: false,
    unofficial: true,
    thru: 18,
    gross: 72,
    net: 67,
    points: 41,
    status: 'SIGNED',
  })
  expect(ramblers).toMatchObject({ teamId: 3022, status: 'NOT_STARTED' })
  for (const name of ['id', 'gross', 'net', 'points']) expect(ramblers).not.toHaveProperty(name)
  expect(ramblers).not.toHaveProperty('hcPlaying')

  const body = { hcCourse: 18, hcPlaying: 4 }
  await world.call('setTeamHandicap', { params: { eventId: 'S-140', teamId: 3021 }, body })
  expect(await search('S-140', { teamIds: [3021] })).toMatchObject([{ ...body, gross: 72, net: 68, points: 40 }])
})

test('formats that combine the scores of players have no team scores', async () => {
  expect(await search('S-110')).toEqual([])
  expect(await search('M-100')).toEqual([])
})

test('a leaderboard of the multi-round event brings the teams of the event into every round', async () => {
  await world.rows(`insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position)
    values (1, 1003, 100, 'Foursomes', 9, 'foursomes', true, 9)`)
  expect((await search('M-100')).map(({ teamId, eventId, courseId }) => [teamId, eventId, courseId])).toEqual([
    [3001, 'S-101', 1],
    [3001, 'S-102', 2],
    [3002, 'S-101', 1],
    [3002, 'S-102', 2],
  ])
})

test('every criterion narrows', async () => {
  const idsOf = async (criteria: object) => (await search('S-140', criteria)).map(({ teamId }) => teamId)
  expect(await idsOf({ status: 'SIGNED' })).toEqual([3021])
  expect(await idsOf({ courseId: 2 })).toEqual([])
  expect(await idsOf({ courseId: 1, teamId: 3021 })).toEqual([3021])
  expect(await idsOf({ teamId: 3021, teamIds: [3022] })).toEqual([])
  expect(await idsOf({ teamIds: [3022, 3011] })).toEqual([3022])
  expect(await idsOf({ updatedSince: '2026-01-01T08:00:00.000+00:00' })).toEqual([3021])
})

test('a hole of a team has a net of the course handicap once one is set, and no adjusted gross', async () => {
  const ofHoles = async () => {
    const criteria = { teamIds: [3021] }
    const [score] = await world.call('searchTeamScores', { params: { eventId: 'S-140' }, criteria })
    return score?.holeScores?.[0]
  }
  const body = { hcCourse: 18, hcPlaying: 4 }
  await world.call('setTeamHandicap', { params: { eventId: 'S-140', teamId: 3021 }, body })
  const hole = { hole: 1, par: 4, hc: 7, hcStrokes: 0, gross: 4, netCourse: 3, netPlaying: 4, pickedUp: false }
  expect(await ofHoles()).toEqual(hole)
})
