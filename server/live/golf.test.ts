/** Played events, from the file to the board and its explanation, with results that were counted by hand. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { say } from '../../contract/words/say.ts'
import { idsByNumber, importFile, numberedPlayer } from '../../test/playedEvent.ts'
import { entry } from '../../test/testCards.ts'
import { startWorld, type World } from '../../test/world.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import { importCourses } from '../ops/import/importCourses.ts'
import { eventWarnings } from './eventWarnings.ts'

let world: World
let courseId: number
let tees: { readonly white: number; readonly gold: number }
beforeAll(async () => {
  world = await startWorld()
  const tee = (name: string, pars: readonly number[]) => {
    const par = pars.reduce((sum, one) => sum + one, 0)
    const holes = pars.map((own, at) => ({ hole: at + 1, par: own, hc: at + 1 }))
    return { gender: 'M', name, par, rating: par, slope: 113, holes }
  }
  const pars = [...Array(17).fill(4), 4]
  const file = { courses: [{ name: 'Two tees', tees: [tee('White', pars), tee('Gold', [...pars.slice(1), 5])] }] }
  const { courseIds } = await world.operate(tx => importCourses(tx, file, world.service.clock()))
  courseId = courseIds[0] ?? 0
  const [white = 0, gold = 0] = (
    await world.rows<{ tee_id: number }>('select tee_id from course_tee where course_id = $1 order by tee_id', [
      courseId,
    ])
  ).map(({ tee_id }) => tee_id)
  tees = { white, gold }
})
afterAll(() => world.close())

const day = { startDate: '2026-05-01', endDate: '2026-05-01' }
const fours = Array<number>(18).fill(4)

/** The file of an event of one round with so many players, all of it but leaderboards and scores. */
function fileOf(players: number, more: object) {
  return {
    communityId: 1,
    name: 'Played by hand',
    ...day,
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [courseId],
    players: Array.from({ length: players }, (_, at) => numberedPlayer(at + 1)),
    ...more,
  }
}

/** The standings of the leaderboards of an imported event, and the ids of its players by their number. */
async function play(file: object) {
  const { eventId } = await importFile(world, file)
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  const ids = await idsByNumber(world, eventId)
  const standings = async (name: string) => {
    const leaderboardId = boards.find(board => board.name === name)?.id ?? 0
    return world.call('getStandings', { params: { eventId, leaderboardId } })
  }
  const rows = async (name: string) =>
    (await standings(name)).flights.flatMap(flight => flight.rows.map(row => ({ ...row, name: row.name.trim() })))
  return { eventId, ids, standings, rows }
}

test('the par of the tees counts in net strokes, live and in the end, is explained, and leaves the playing handicap alone', async () => {
  const { eventId, ids, standings, rows } = await play(
    fileOf(2, {
      handicaps: [
        { player: 'p1', hcIndex: 10, teeId: tees.white },
        { player: 'p2', hcIndex: 10, teeId: tees.gold },
      ],
      leaderboards: [
        { name: 'Net', format: 'strokePlay', settings: { score: 'net' } },
        { name: 'Points', format: 'stableford' },
      ],
      scores: [
        { player: 'p1', strokes: fours },
        { player: 'p2', strokes: [...fours.slice(1), 5] },
      ],
    }),
  )
  const tied = [
    { label: 'T1', value: 62, toPar: -10, gross: 72 },
    { label: 'T1', value: 62, toPar: -10, gross: 73 },
  ]
  expect(await rows('Net')).toMatchObject(tied)
  expect(await rows('Points')).toMatchObject([
    { label: 'T1', value: 46 },
    { label: 'T1', value: 46 },
  ])
  await world.call('setEventState', { params: { eventId }, body: { state: 'completed' } })
  expect(await rows('Net')).toMatchObject(tied)

  const sideId = ids.get(2) ?? 0
  const { leaderboardId } = await standings('Net')
  const { standing } = await world.call('explainStanding', { params: { eventId, leaderboardId, sideId }, query: {} })
  expect(standing).toContainEqual({
    what: 'par difference of the tees',
    formula: 'par 73 - 72, added to the playing handicap 10',
    result: '1',
    rule: 'Rules of Handicapping 6.2b',
  })
  const eleventh = await world.call('explainStanding', {
    params: { eventId, leaderboardId, sideId },
    query: { round: 1, hole: 11 },
  })
  expect(eleventh.standing.at(-1)).toMatchObject({ what: 'hole 11', result: '3 strokes' })
  const handicaps = await world.call('searchPlayerHandicaps', { params: { eventId } })
  expect(handicaps.map(({ hcPlaying }) => hcPlaying)).toEqual([10, 10])
})

const pairs = [
  { key: 'ab', name: 'A and B', players: ['p1', 'p2'] },
  { key: 'cd', name: 'C and D', players: ['p3', 'p4'] },
]
const indexes = [4, 14, 12, 23].map((hcIndex, at) => ({ player: `p${at + 1}`, hcIndex }))

test('foursomes are played as a match and in Stableford, on the card and with the handicap of the pair', async () => {
  // Half of 4 + 14 is 9, half of 12 + 23 is 17.5, so 18: the second pair gets 9 strokes, on the holes 1 to 9.
  const { eventId, rows, standings } = await play(
    fileOf(4, {
      teams: pairs,
      handicaps: indexes,
      leaderboards: [
        { name: 'Match', format: 'matchPlay', oneBall: 'foursomes', matches: [{ a: 'ab', b: 'cd' }] },
        { name: 'Points', format: 'stableford', oneBall: 'foursomes' },
        { name: 'Skins', format: 'skins', oneBall: 'foursomes', settings: { score: 'net' } },
      ],
      scores: [
        { team: 'ab', strokes: [...Array(9).fill(4), ...Array(9).fill(4)] },
        { team: 'cd', strokes: [...Array(9).fill(5), ...Array(5).fill(5), ...Array(4).fill(null)] },
      ],
    }),
  )
  const [flight] = (await standings('Match')).flights
  expect(flight?.matches).toMatchObject([{ label: '5&4', winner: 'a', pointsA: 1, pointsB: 0 }])
  expect(await rows('Points')).toMatchObject([
    { name: 'A and B', value: 36 + 9 },
    { name: 'C and D', value: 14 * 2 },
  ])
  // Both have a stroke on the first nine: 3 against 4; then 4 against 4: nobody wins, and what is not finished stays open.
  expect(await rows('Skins')).toMatchObject([
    { name: 'A and B', value: 9 },
    { name: 'C and D', value: 0 },
  ])
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  expect(boards.map(({ typeId }) => typeId)).toEqual([3, 9, 9])
  const handicaps = await world.call('searchTeamHandicaps', { params: { eventId } })
  expect(handicaps.map(({ hcPlaying }) => hcPlaying)).toEqual([9, 18])
})

test('the import says of what cannot be counted why, and what to do', async () => {
  const refused = (more: object) => play(fileOf(4, { teams: pairs, ...more })).catch(error => `${error.message}`)
  const card = { team: 'ab', strokes: fours }
  expect(await refused({ leaderboards: [{ name: 'Match', format: 'matchPlay' }], scores: [card] })).toContain(
    'no leaderboard here is for teams with one ball',
  )
  const own = { player: 'p1', strokes: fours }
  expect(await refused({ leaderboards: [{ name: 'Scramble', format: 'scramble' }], scores: [own] })).toContain(
    'every leaderboard here is for teams with one ball',
  )
  expect(await refused({ leaderboards: [{ name: 'Best', format: 'bestBall', oneBall: 'foursomes' }] })).toContain(
    'cannot be counted: the format adds the players’ own balls',
  )
})

test('a member without an index leaves the team without a handicap, until the committee settles it', async () => {
  const scramble = {
    teams: pairs,
    handicaps: indexes.slice(0, 3),
    leaderboards: [
      { name: 'Net', format: 'scramble' },
      { name: 'Gross', format: 'scramble', settings: { score: 'gross' } },
      { name: 'Match', format: 'matchPlay', oneBall: 'scramble', matches: [{ a: 'ab', b: 'cd' }] },
    ],
    scores: [
      { team: 'ab', strokes: fours },
      { team: 'cd', strokes: fours },
    ],
  }
  const { eventId, standings, rows } = await play(fileOf(4, scramble))
  // 35 % of 4 and 15 % of 14 are 3.5, rounded 4.
  expect(await rows('Net')).toMatchObject([
    { name: 'A and B', label: '1', value: 68 },
    { name: 'C and D', label: 'NH', position: null, value: null, status: 'withoutHandicap', toPar: null },
  ])
  expect(await rows('Gross')).toMatchObject([{ label: 'T1' }, { label: 'T1' }])
  expect((await standings('Match')).flights[0]?.matches).toMatchObject([{ label: '', finished: false }])
  const warning =
    'The team C and D has no handicap, because Player 00004 has none. Set the team’s handicap, or use withoutIndex to say what such a player counts as.'
  expect((await standings('Net')).warnings).toEqual([warning])
  expect((await standings('Gross')).warnings).toBeUndefined()

  const [, without] = await world.call('searchTeamHandicaps', { params: { eventId } })
  expect(without).not.toHaveProperty('hcPlaying')
  const teamId = without?.teamId ?? 0
  await world.call('setTeamHandicap', { params: { eventId, teamId }, body: { hcCourse: 10, hcPlaying: 10 } })
  expect(await rows('Net')).toMatchObject([{ name: 'C and D', value: 62 }, { name: 'A and B' }])
  expect((await standings('Net')).warnings).toBeUndefined()

  const settled = await play(fileOf(4, { ...scramble, settings: { withoutIndex: 36 } }))
  // 35 % of 12 and 15 % of 36 are 9.6.
  expect(await settled.rows('Net')).toMatchObject([
    { name: 'C and D', value: 62 },
    { name: 'A and B', value: 68 },
  ])
  expect((await settled.standings('Net')).warnings).toBeUndefined()
})

test('a prize table that leaves money over, rises, or pays more than the purse is warned about, and the rest has a name', async () => {
  const board = (name: string, table: object) => ({
    name,
    format: 'stableford',
    settings: { score: 'gross' },
    payouts: { feeCents: 1000, table },
  })
  const { eventId, standings } = await play(
    fileOf(4, {
      leaderboards: [
        board('Part', { percentThousandths: [60_000, 30_000] }),
        board('Rising', { cents: [1000, 1500] }),
        board('Much', { cents: [3000, 2000] }),
      ],
      scores: [4, 5, 6, 7].map((strokes, at) => ({ player: `p${at + 1}`, strokes: Array(18).fill(strokes) })),
    }),
  )
  const money = async (name: string) => {
    const { warnings, flights } = await standings(name)
    return { warnings, paid: flights[0]?.rows.map(row => row.payoutCents), left: flights[0]?.undistributedCents }
  }
  expect(await money('Part')).toEqual({
    warnings: ['The prize table comes to 90 percent and leaves 4.00 of 40.00 undistributed.'],
    paid: [2400, 1200, 0, 0],
    left: 400,
  })
  expect(await money('Rising')).toEqual({
    warnings: ['The prize table pays place 2 more than place 1.'],
    paid: [1000, 1500, 0, 0],
    left: 1500,
  })
  expect(await money('Much')).toEqual({
    warnings: ['The prize table pays 50.00, more than the purse of 40.00: lower the prizes or add money.'],
    paid: [3000, 2000, 0, 0],
    left: 0,
  })
  const all = await world.service.database.read([1], async tx => {
    const event = await visibleEvent(tx, eventId, [1])
    return event && eventWarnings(tx, event)
  })
  expect(all?.map(warning => say(warning, 'en').split(':')[0])).toEqual(['Part', 'Rising', 'Much'])
})

test('impossible results and the same match twice are refused, by the holes that are played', async () => {
  const match = (result: string, winner: 'a' | 'b' | null = 'a', more: object = {}) => ({
    a: 'p1',
    b: 'p2',
    outcome: { winner, result },
    ...more,
  })
  const refusal = (matches: object[], holes?: object) =>
    play(
      fileOf(2, {
        teams: ['p1', 'p2'].map(key => ({ key, name: key, players: [key] })),
        leaderboards: [{ name: 'Match', format: 'matchPlay', matches, ...(holes && { holes }) }],
      }),
    ).then(
      () => '',
      (error: Error) => error.message,
    )
  const nine = { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }
  const wrong = '/leaderboards/0/matches/0/outcome/result: cannot be the result of a match over'
  expect(await refusal([match('9&8')])).toBe('')
  expect(await refusal([match('9&8')], nine)).toBe(`${wrong} 9 holes with this winner: use 5&4`)
  expect(await refusal([match('5&2')])).toBe(`${wrong} 18 holes with this winner: use 5&3 or 4&2`)
  expect(await refusal([match('AS')])).toBe(`${wrong} 18 holes with this winner: use 1 up`)
  expect(await refusal([match('19th'), match('w/o', 'a', { b: 'p1' })])).toBe(
    '/leaderboards/0/matches/1: is a match of a side against itself',
  )
  expect(await refusal([match('2 up'), match('3&2', 'b', { a: 'p2', b: 'p1' })])).toBe(
    '/leaderboards/0/matches/1: is the same match as /matches/0: leave one out',
  )
})

test('a tie for the first place of a flight is decided in the flight, also where a cut is made over all of them', async () => {
  const cards = [
    [...fours.slice(0, 17), 3],
    [3, ...fours.slice(0, 17)],
    [...fours.slice(0, 17), 5],
    [5, ...fours.slice(0, 17)],
  ]
  const { rows } = await play(
    fileOf(4, {
      state: 'completed',
      leaderboards: [
        {
          name: 'Gross',
          format: 'strokePlay',
          ties: { steps: 'lastHoles', places: [1] },
          cuts: [{ afterRound: 1, low: 4, across: 'leaderboard' }],
          flights: [
            { name: 'One', players: ['p1', 'p2'] },
            { name: 'Two', players: ['p3', 'p4'] },
          ],
        },
      ],
      scores: cards.map((strokes, at) => ({ player: `p${at + 1}`, strokes })),
    }),
  )
  expect((await rows('Gross')).map(({ name, label }) => `${label} ${name}`)).toEqual([
    '1 Player 00001',
    '2 Player 00002',
    '1 Player 00004',
    '2 Player 00003',
  ])
})

test('the interface takes no score of a player where every leaderboard is of teams with one ball', async () => {
  const file = {
    teams: pairs,
    handicaps: indexes,
    leaderboards: [{ name: 'Foursomes', format: 'stableford', oneBall: 'foursomes' }],
    scores: [{ team: 'ab', strokes: fours }],
  }
  const { eventId, ids } = await play(fileOf(4, file))
  const playerId = ids.get(1) ?? 0
  const record = async (said: object) => {
    const tap = { ...entry({ scorer: 'committee', playerId, ...said }), reason: 'Paper card' }
    const [answer] = await world.call('recordScores', { params: { eventId }, body: [tap] })
    return answer?.code ?? answer?.result
  }
  expect(await record({})).toBe('NOT_A_PLAYER_FORMAT')
  expect(await record({ strokes: undefined, cleared: true })).toBe('accepted')
  const correct = world.call('correctCard', {
    params: { eventId, cardId: `P-${playerId}` },
    body: { holes: fours, reason: 'Paper card' },
  })
  await expect(correct).rejects.toMatchObject({ problem: { code: 'NOT_A_PLAYER_FORMAT' } })

  const both = await play(
    fileOf(4, { ...file, leaderboards: [...file.leaderboards, { name: 'Own ball', format: 'strokePlay' }] }),
  )
  const own = { ...entry({ scorer: 'committee', playerId: both.ids.get(1) ?? 0 }), reason: 'Paper card' }
  expect(await world.call('recordScores', { params: { eventId: both.eventId }, body: [own] })).toMatchObject([
    { result: 'accepted' },
  ])
})

test('two leaderboards of a round that name different balls are warned about, because the team has one handicap', async () => {
  const boards = [
    { name: 'Foursomes', format: 'stableford', oneBall: 'foursomes' },
    { name: 'Greensomes', format: 'strokePlay', oneBall: 'greensomes', settings: { score: 'net' } },
    { name: 'Gross', format: 'scramble', settings: { score: 'gross' } },
  ]
  const { eventId, standings } = await play(
    fileOf(4, { teams: pairs, handicaps: indexes, leaderboards: boards, scores: [{ team: 'ab', strokes: fours }] }),
  )
  const warning =
    'The team handicaps are those of Foursomes, as set on another leaderboard, not of Greensomes. Set both leaderboards alike, or set the team handicaps by hand.'
  const warningsOf = (name: string) => standings(name).then(({ warnings }) => warnings)
  expect(await Promise.all(boards.map(({ name }) => warningsOf(name)))).toEqual([undefined, [warning], undefined])
  for (const { teamId } of await world.call('searchTeamHandicaps', { params: { eventId } })) {
    await world.call('setTeamHandicap', { params: { eventId, teamId }, body: { hcCourse: 10, hcPlaying: 10 } })
  }
  expect(await warningsOf('Greensomes')).toBeUndefined()
})

test('a player without an index counts as 0 where handicaps count, and the standings say so and how many', async () => {
  const { eventId, standings } = await play(
    fileOf(2, {
      handicaps: indexes.slice(0, 1),
      leaderboards: [
        { name: 'Net', format: 'strokePlay', settings: { score: 'net' } },
        { name: 'Gross', format: 'strokePlay' },
      ],
      scores: [{ player: 'p2', strokes: fours }],
    }),
  )
  expect(await standings('Net')).toMatchObject({
    warnings: ['Player 00002 has no handicap and counts as 0. Set an index or a handicap.'],
    countingAsZero: 1,
  })
  const gross = await standings('Gross')
  expect([gross.warnings, gross.countingAsZero]).toEqual([undefined, undefined])
  const { url } = await world.call('getResultsLink', { params: { eventId } })
  const page = (await world.app.inject({ url: new URL(url).pathname })).payload
  expect(page.split('1 player has no handicap yet and counts as 0.')).toHaveLength(2)
})
