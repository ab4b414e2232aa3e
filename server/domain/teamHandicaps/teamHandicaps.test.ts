import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  await world?.close()
  world = await startWorld()
})
afterAll(() => world.close())

const search = (eventId: string, criteria: object = {}) =>
  world.call('searchTeamHandicaps', { params: { eventId }, criteria })
const set = (eventId: string, teamId: number, body: { hcIndex?: number; hcCourse: number; hcPlaying: number }) =>
  world.call('setTeamHandicap', { params: { eventId, teamId }, body })

test('a round shows the teams of its event with the handicaps of their players in the round', async () => {
  expect(await search('S-102')).toEqual([
    {
      teamId: 3001,
      name: 'Falcons',
      courseId: 2,
      courseName: 'Alvor Park',
      teeId: 23,
      teeName: 'Red',
      players: [
        { playerId: 1, hcIndex: 12.4, hcCourse: 15, hcPlaying: 15 },
        { playerId: 2, hcIndex: 5.8, hcCourse: 6, hcPlaying: 6 },
      ],
    },
    expect.objectContaining({ teamId: 3002, players: [{ playerId: 3, hcIndex: -1.2, hcCourse: -1, hcPlaying: -1 }] }),
  ])
})

test('a handicap belongs to its round only, and an index that is not sent stays', async () => {
  expect(await set('S-102', 3001, { hcIndex: 8.4, hcCourse: 9, hcPlaying: 5 })).toMatchObject({
    hcIndex: 8.4,
    hcCourse: 9,
    hcPlaying: 5,
  })
  expect(await set('S-102', 3001, { hcCourse: 10, hcPlaying: 6 })).toMatchObject({ hcIndex: 8.4, hcCourse: 10 })
  const [inRoundOne] = await search('S-101', { teamIds: [3001] })
  expect(inRoundOne).not.toHaveProperty('hcCourse')
})

test('teams are found by id, by player and by lock', async () => {
  const idsOf = async (eventId: string, criteria: object) => (await search(eventId, criteria)).map(team => team.teamId)
  expect(await idsOf('S-102', { playerIds: [2, 3] })).toEqual([3001, 3002])
  expect(await idsOf('S-102', { playerIds: [3], teamIds: [3001] })).toEqual([])
  expect(await idsOf('S-102', { teamId: 3002 })).toEqual([3002])
  expect(await idsOf('S-102', { teamId: 3002, teamIds: [3001] })).toEqual([])
  expect(await idsOf('S-102', { courseId: 2 })).toEqual([3001, 3002])
  expect(await idsOf('S-102', { courseId: 1 })).toEqual([])
  expect(await idsOf('S-110', { locked: true })).toEqual([3012])
  expect(await idsOf('S-110', { locked: false })).toEqual([3011])
})

test('once a round has teams of its own those of the event are not found in it', async () => {
  const [own] = await world.call('createTeams', { params: { eventId: 'S-102' }, body: [{ playerIds: [1, 3] }] })
  expect((await search('S-102')).map(team => team.teamId)).toEqual([own?.teamId])
  const borrowed = { params: { eventId: 'S-102', teamId: 3001 }, body: { hcCourse: 9, hcPlaying: 5 } }
  expect(await world.refusal('setTeamHandicap', borrowed)).toBe('NOT_FOUND')
})

test('a lock refuses values and is idempotent; unlocking a team without values writes nothing', async () => {
  const params = { eventId: 'S-102', teamId: 3001 }
  await world.call('lockTeamHandicap', { params, query: { lock: false } })
  expect(await world.rows('select from audit')).toHaveLength(0)
  const locked = await world.call('lockTeamHandicap', { params, query: { lock: true } })
  expect(await world.call('lockTeamHandicap', { params, query: { lock: true } })).toEqual(locked)
  expect(await world.rows('select from audit')).toHaveLength(1)
  const body = { hcCourse: 9, hcPlaying: 5 }
  expect(await world.refusal('setTeamHandicap', { params, body })).toBe('HANDICAP_LOCKED')
  await world.call('lockAllTeamHandicaps', { params: { eventId: 'S-102' }, query: { lock: false } })
  expect(await set('S-102', 3001, body)).toMatchObject(body)
})

test('what was set and the lock show why and since when', async () => {
  const params = { eventId: 'S-110', teamId: 3011 }
  const manualMsg = 'Terms of the competition'
  const values = await world.call('setTeamHandicap', { params, body: { hcCourse: 9, hcPlaying: 5, manualMsg } })
  expect(values).toMatchObject({ manualMsg })
  expect(values).not.toHaveProperty('lockedDt')
  const { lockedDt } = await world.call('lockTeamHandicap', { params, query: { lock: true } })
  expect(lockedDt).toMatch(/\+00:00$/)
  expect(await search('S-110', { teamIds: [3011] })).toMatchObject([{ manualMsg, lockedDt }])
  expect(await world.call('lockTeamHandicap', { params, query: { lock: false } })).not.toHaveProperty('lockedDt')
})

test('locking all counts the locks that changed', async () => {
  const all = (lock: boolean) => world.call('lockAllTeamHandicaps', { params: { eventId: 'S-110' }, query: { lock } })
  expect(await all(true)).toEqual({ updated: 1, lock: true })
  expect(await all(true)).toEqual({ updated: 0, lock: true })
  expect(await all(false)).toEqual({ updated: 2, lock: false })
  expect(await search('S-110', { teamIds: [3012] })).toMatchObject([{ hcCourse: 7, hcPlaying: 6, hcAllocPct: 85 }])
})

test('twenty changes beside the deletion of the team end without a handicap of a team that is gone', async () => {
  const answers = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => set('S-110', 3011, { hcCourse: 9, hcPlaying: 5 })),
    world.call('deleteTeam', { params: { eventId: 'S-110', teamId: 3011 } }),
    ...Array.from({ length: 10 }, () => set('S-110', 3011, { hcCourse: 10, hcPlaying: 6 })),
  ])
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await world.rows('select from team_handicap where team_id = 3011')).toHaveLength(0)
})

describe('a team with one ball that has nothing set', () => {
  // Bruno 5.8 x 131 / 113 + 0.4 = 7.124, Ana 12.4 x 129 / 113 + 1.3 = 15.456: unrounded, the lower one first.
  const scramblers = async () => (await search('S-140', { teamIds: [3021] }))[0]
  const chosen = (teamAllowance: unknown) =>
    world.rows('update event set settings = $1 where event_id = 140', [{ teamAllowance }])

  test.each([
    ['what is recommended for a scramble of two: 35 and 15 percent', undefined, 5],
    ['an allowance by name, of teams of this size: a quarter of both', 'ambrose4', 5],
    ['percents of the event: 60 and 40', [60, 40], 10],
  ])('plays off %s', async (_, allowance, hcPlaying) => {
    if (allowance) await chosen(allowance)
    expect(await scramblers()).toMatchObject({ hcPlaying })
    expect(await scramblers()).not.toHaveProperty('hcCourse')
    await world.call('assignTeamToFlight', { params: { eventId: 'S-140', flightId: 2051, teamId: 3021 } })
    const params = { eventId: 'S-140', leaderboardId: 1051, sideId: 3021 }
    const { handicap = [] } = await world.call('explainStanding', { params, query: { round: 1 } })
    expect(handicap.map(({ what }) => what)).toEqual([
      'team handicap',
      'playing handicap',
      'playing handicap of the card',
    ])
  })

  test('has no handicap while one of its players has none, or the percents are too few', async () => {
    await chosen([35])
    expect(await scramblers()).not.toHaveProperty('hcPlaying')
    await chosen([35, 15])
    expect(await scramblers()).toHaveProperty('hcPlaying')
    await world.rows(
      'update player_handicap set hc_index_tenths = null, hc_course = null where event_id = 140 and player_id = 2',
    )
    expect(await scramblers()).not.toHaveProperty('hcPlaying')
  })

  test('follows its players until it is locked or set', async () => {
    const index = (hcIndex: number) =>
      world.call('setPlayerHandicapIndex', { params: { eventId: 'S-140', playerId: 2 }, body: { hcIndex } })
    await index(25.8)
    const moved = await scramblers()
    expect(moved?.hcPlaying).toBe(10)
    await world.call('lockAllTeamHandicaps', { params: { eventId: 'S-140' }, query: { lock: true } })
    await index(5.8)
    expect(await scramblers()).toMatchObject({ hcPlaying: 10, lockedDt: expect.any(String) })
    await world.call('lockAllTeamHandicaps', { params: { eventId: 'S-140' }, query: { lock: false } })
    await set('S-140', 3021, { hcCourse: 9, hcPlaying: 1 })
    expect(await scramblers()).toMatchObject({ hcCourse: 9, hcPlaying: 1 })
  })
})
