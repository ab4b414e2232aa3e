import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const search = (eventId: string, criteria: object = {}) =>
  world.call('searchPlayerScores', { params: { eventId }, criteria: { holeScores: false, ...criteria } })
const idsOf = async (eventId: string, criteria: object) =>
  (await search(eventId, criteria)).map(({ playerId, eventId: round }) => `${playerId} ${round}`)

test('a card with the playing handicap in effect', async () => {
  const [bruno] = await search('S-110', { playerIds: [2] })
  expect(bruno).toEqual({
    id: expect.any(Number),
    eventId: 'S-110',
    playerId: 2,
    firstName: 'Bruno',
    lastName: 'Costa',
    gender: 'M',
    playedDate: '2026-06-10',
    numHoles: 18,
    courseId: 1,
    courseName: 'Alvor Links',
    teeId: 11,
    teeName: 'White',
    teeRating: 72.4,
    teeSlope: 131,
    teePar: 72,
    hcIndex: 5.8,
    hcCourse: 6,
    hcPlaying: 6,
    thru: 18,
    gross: 72,
    net: 66,
    netVsPar: -6,
    isTest: false,
    postedToWHS: false,
    unofficial: true,
    grossVsPar: 0,
    ags: 72,
    agsVsPar: 0,
    grossFront: 36,
    grossBack: 36,
    netFront: 33,
    netBack: 33,
    points: 42,
    status: 'COMPLETE',
    updatedDt: '2026-01-01T08:00:00.000+00:00',
  })
})

test('a tee pairing says on which hole and on which day, by the clock of the event', async () => {
  // In Lisbon it is half past midnight.
  await world.rows(`update tee_pairing set tee_time = '2026-06-10T23:30:00Z', tee_hole = 10 where event_id = 110`)
  expect(await search('S-110', { playerIds: [1] })).toMatchObject([{ playedDate: '2026-06-11', startHole: 10 }])
})

test('a score says whether it was made in a rehearsal, and whether the results are official', async () => {
  const facts = async () =>
    (await search('M-100', { playerIds: [3] })).map(({ eventId, isTest, unofficial }) => [eventId, isTest, unofficial])
  await world.rows(`update event set state = 'official' where event_id = 101`)
  expect(await facts()).toEqual([
    ['S-101', false, false],
    ['S-102', false, true],
  ])
  await world.rows(`
    update event set state = 'published' where event_id = 101;
    update event set settings = settings || '{"rehearsal": true}' where event_id = 100`)
  expect(await facts()).toEqual([
    ['S-101', true, true],
    ['S-102', true, true],
  ])
  await world.rows(`update event set settings = settings - 'rehearsal' where event_id = 100`)
})

test('everybody who is registered has a record, in the order of names', async () => {
  expect((await search('S-110')).map(({ lastName, status }) => `${lastName} ${status}`)).toEqual([
    'Costa COMPLETE',
    'Dias NOT_STARTED',
    'In NOT_STARTED',
    'Melo NOT_STARTED',
    'Silva NOT_STARTED',
  ])
  expect(await search('S-110', { playerIds: [9] })).toMatchObject([{ handle: 'Wally', thru: 0 }])
  const [walter] = await search('S-110', { playerIds: [9] })
  for (const name of ['id', 'gross', 'net', 'ags', 'points', 'updatedDt']) expect(walter).not.toHaveProperty(name)
})

test('a multi-round event answers a record for each player and round, on the tee of the round', async () => {
  const scores = await search('M-100', { playerIds: [3, 6] })
  expect(scores.map(({ playerId, eventId, teeId }) => [playerId, eventId, teeId])).toEqual([
    [3, 'S-101', 11],
    [3, 'S-102', 23],
    [6, 'S-101', 11],
    [6, 'S-102', 21],
  ])
  // Carla gives her stroke back on the 16th, so two holes in 9 are net 9.
  expect(scores[1]).toMatchObject({ hcPlaying: -1, thru: 2, gross: 9, net: 9, points: 3, status: 'IN_PROGRESS' })
})

test('every criterion narrows', async () => {
  expect(await idsOf('M-100', { status: 'IN_PROGRESS' })).toEqual(['3 S-102'])
  expect(await idsOf('M-100', { courseId: 2, playerIds: [3, 6, 8] })).toEqual(['3 S-102', '6 S-102'])
  expect(await idsOf('M-100', { teamId: 3001 })).toEqual(['2 S-101', '2 S-102', '1 S-101', '1 S-102'])
  expect(await idsOf('M-100', { teamId: 3001, courseId: 2, playerIds: [2, 3] })).toEqual(['2 S-102'])
  expect(await idsOf('S-110', { teamId: 3001 })).toEqual([])
  expect(await idsOf('M-100', { updatedSince: '2026-01-01T09:00:00.000+01:00' })).toEqual(['3 S-102'])
  expect(await idsOf('M-100', { updatedSince: '2026-01-01T08:00:00.001Z' })).toEqual([])
})

test('holes come unless they are refused, unplayed ones without numbers', async () => {
  const criteria = { playerIds: [3] }
  const [score] = await world.call('searchPlayerScores', { params: { eventId: 'S-102' }, criteria })
  expect(score?.holeScores).toHaveLength(18)
  expect(score?.holeScores?.[0]).toEqual({
    hole: 1,
    par: 4,
    hc: 7,
    hcStrokes: 0,
    gross: 4,
    ags: 4,
    netCourse: 4,
    netPlaying: 4,
    pickedUp: false,
  })
  expect(score?.holeScores?.[17]).toEqual({ hole: 18, par: 5, hc: 14, hcStrokes: 0, pickedUp: false })
})

test('a new handicap changes net and points at once', async () => {
  const body = { hcCourse: 18, hcPlaying: 18 }
  await world.call('setPlayerCourseAndPlayingHandicap', { params: { eventId: 'S-110', playerId: 2 }, body })
  expect(await search('S-110', { playerIds: [2] })).toMatchObject([{ net: 54, points: 54, hcPlaying: 18 }])
})

test('pages follow each other in the order of names', async () => {
  const page = async (url: string): Promise<readonly string[]> => {
    const headers = { authorization: `Bearer ${world.token('club')}` }
    const answer = await world.app.inject({ method: 'GET', url, headers })
    const scores = answer.json<{ lastName: string; eventId: string }[]>()
    const next = /<http:\/\/test\.local(.+)>; rel="next"/.exec(String(answer.headers.link))?.[1]
    return [...scores.map(({ lastName, eventId }) => `${lastName} ${eventId}`), ...(next ? await page(next) : [])]
  }
  expect(await page('/v1/events/M-100/players/scores?limit=3&holeScores=false')).toEqual(
    ['Costa', 'Dias', 'Melo', 'Reis', 'Silva'].flatMap(name => [`${name} S-101`, `${name} S-102`]),
  )
})

test('on a course of nine holes the strokes are those of the nine, from the index or half of what was set', async () => {
  await world.rows(`
    insert into course (course_id, name, name_key, created_at) values (3, 'Short', 'short', now());
    insert into course_tee (tee_id, course_id, gender, name, par, rating_tenths, slope, hole_pars, stroke_indexes)
      values (31, 3, 'M', 'Only', 35, 341, 118, '{4,4,3,5,4,4,3,4,4}', '{1,3,5,7,9,2,4,6,8}');
    insert into event_course values (1, 120, 3, 2)`)
  await world.call('setPlayerTee', { params: { eventId: 'S-120', playerId: 6, teeId: 31 } })
  const [filipe] = await world.call('searchPlayerScores', {
    params: { eventId: 'S-120' },
    criteria: { playerIds: [6] },
  })
  // 18 holes: 20.1 x 118 / 113 + 68.2 - 70 is 19.19; nine: 10.1 x 118 / 113 + 34.1 - 35 is 9.65.
  expect(filipe).toMatchObject({ hcCourse: 19, hcPlaying: 19 })
  const strokes = (score: typeof filipe) => score?.holeScores?.reduce((sum, { hcStrokes }) => sum + (hcStrokes ?? 0), 0)
  expect(filipe?.holeScores).toHaveLength(9)
  expect(strokes(filipe)).toBe(10)

  const body = { hcCourse: 17, hcPlaying: 17 }
  await world.call('setPlayerCourseAndPlayingHandicap', { params: { eventId: 'S-120', playerId: 6 }, body })
  const [byHand] = await world.call('searchPlayerScores', {
    params: { eventId: 'S-120' },
    criteria: { playerIds: [6] },
  })
  expect(strokes(byHand)).toBe(9)
})
