import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Preview } from '../../../contract/preview.ts'
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

const query = {}

/** Two rounds on one day: four players in a group in the morning, of five who are registered. The fourth has a stroke a hole. */
async function morningAndAfternoon() {
  const numbers = [1, 2, 3, 4, 5]
  const day = { startDate: '2026-05-01', endDate: '2026-05-01', courseIds: [courseId], state: 'in progress' }
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Captain’s Day',
    timeZone: 'Europe/Lisbon',
    ...day,
    settings: { allocPct: 100 },
    players: numbers.map(numberedPlayer),
    handicaps: numbers.map(number => ({
      player: `p${number}`,
      hcCourse: number === 4 ? 18 : 0,
      hcPlaying: number === 4 ? 18 : 0,
    })),
    rounds: [
      {
        name: 'Morning',
        ...day,
        teePairings: [{ teeTime: '2026-05-01T09:00:00+01:00', teeHole: 1, players: ['p1', 'p2', 'p3', 'p4'] }],
      },
      { name: 'Afternoon', ...day },
    ],
  })
  const ids = await idsByNumber(world, eventId)
  const rounds = await world.call('listRounds', { params: { eventId } })
  const board = async (name: string, round: number) => {
    const settings = { sides: 'players' as const, rounds: [round] }
    const body = { name, format: 'matchPlay', settings }
    return (await staff.call('createLeaderboard', { params: { eventId }, query, body })).leaderboardId
  }
  const [fourBalls, singles] = [await board('Four-balls', 1), await board('Singles', 2)]
  const [morning, afternoon] = ['Morning', 'Afternoon'].map(name => rounds.find(round => round.name === name)?.eventId)
  const id = (number: number) => ids.get(number) ?? 0
  return {
    ...{ eventId, morning: morning ?? '', afternoon: afternoon ?? '', id },
    fourBalls: { eventId, leaderboardId: fourBalls },
    singles: { eventId, leaderboardId: singles },
    /** What each player has on a board, in the order of their numbers. */
    async points(params: { eventId: string; leaderboardId: number }) {
      const { flights } = await world.call('getStandings', { params })
      const rows = flights.flatMap(flight => flight.rows)
      return numbers.map(number => rows.find(({ sideId }) => sideId === id(number))?.value)
    },
    async matches(params: { eventId: string; leaderboardId: number }) {
      const { flights } = await world.call('getStandings', { params })
      return flights.flatMap(flight => flight.matches ?? [])
    },
    async undoLast() {
      const { entries } = await staff.call('listEventLog', { params: { eventId }, query: { most: 1 } })
      const steps = entries.flatMap(({ step }) => step ?? [])
      return staff.call('undo', { params: { eventId }, body: { steps } })
    },
  }
}

test('four-balls in the morning and singles in the afternoon, of the same players', async () => {
  const day = await morningAndAfternoon()
  const { fourBalls, singles, id } = day
  const draw = { params: fourBalls, query, body: { by: 'teeGroups' as const, pairs: true } }
  const tried = (await staff.call('makeMatches', { ...draw, query: { preview: true } })) as unknown as Preview<unknown>
  expect(tried.changes).toMatchObject([{ kind: 'leaderboard.matchesMade' }])
  expect(await day.matches(fourBalls)).toEqual([])
  const made = await staff.call('makeMatches', draw)
  expect(made).toMatchObject({ made: 1, byes: [{ round: 1, sideIds: [id(5)] }] })
  const [flight] = made.board.rounds[0]?.flights ?? []
  expect(flight).toMatchObject({
    matches: [
      {
        a: { sideIds: [id(1), id(2)], received: [0, 0] },
        b: { sideIds: [id(3), id(4)], received: [0, 18] },
        start: { hole: 1 },
      },
    ],
    without: [],
    bye: id(5),
  })

  // Best balls of 4 against 5 less a stroke: every hole is halved.
  await recordCards(world, day.morning, [
    { playerId: id(1), strokes: Array(18).fill(4) },
    { playerId: id(2), strokes: Array(18).fill(6) },
    { playerId: id(3), strokes: Array(18).fill(5) },
    { playerId: id(4), strokes: Array(18).fill(5) },
  ])
  expect(await day.matches(fourBalls)).toMatchObject([{ label: 'AS', winner: null, pointsA: 0.5, pointsB: 0.5 }])
  expect(await day.points(fourBalls)).toEqual([0.5, 0.5, 0.5, 0.5, 0])

  // The card is revised: a 4 on the last hole is a 3.
  const last = [...Array(17).fill(5), 4]
  const revised = {
    params: { eventId: day.morning, cardId: `P-${id(4)}` },
    body: { holes: last, reason: 'The paper card' },
  }
  await staff.call('correctCard', revised)
  expect(await day.matches(fourBalls)).toMatchObject([{ label: '1 up', winner: 'b' }])
  expect(await day.points(fourBalls)).toEqual([0, 0, 1, 1, 0])
  const { standing } = await world.call('explainStanding', { params: { ...fourBalls, sideId: id(4) }, query: {} })
  expect(standing[0]).toMatchObject({ formula: 'won 1 up', result: '1 point' })
  expect(standing[0]?.what).toContain(`${id(1)}`)
  expect(standing[0]?.what).toContain(`${id(2)}`)

  const lots = { params: singles, body: { by: 'lots' as const, seed: 4417 } }
  const drawn = await staff.call('makeMatches', { ...lots, query })
  expect(drawn).toMatchObject({ made: 2, seed: 4417, byes: [{ round: 2 }] })
  const sidesOf = ({ board }: typeof drawn) =>
    board.rounds[0]?.flights[0]?.matches.map(({ a, b }) => [...a.sideIds, ...b.sideIds])
  expect(await day.undoLast()).toEqual({ undone: 1 })
  expect(await day.matches(singles)).toEqual([])
  expect(sidesOf(await staff.call('makeMatches', { ...lots, query }))).toEqual(sidesOf(drawn))
  await day.undoLast()

  const inOrder = await staff.call('makeMatches', { params: singles, query, body: { by: 'order' } })
  expect(sidesOf(inOrder)).toEqual([
    [id(1), id(2)],
    [id(3), id(4)],
  ])
  expect(inOrder.byes).toEqual([expect.objectContaining({ round: 2, sideIds: [id(5)] })])
  expect((await staff.call('makeMatches', { params: singles, query, body: { by: 'order' } })).made).toBe(0)
})

test('who concedes has lost, whoever withdraws loses what is undecided, and an undo takes back a slip', async () => {
  const day = await morningAndAfternoon()
  const { singles, id } = day
  await staff.call('makeMatches', { params: singles, query, body: { by: 'order' } })
  await recordCards(world, day.afternoon, [
    { playerId: id(1), strokes: [4, 4] },
    { playerId: id(2), strokes: [5, 5] },
    { playerId: id(3), strokes: [3, 3, 3] },
    { playerId: id(4), strokes: [9, 9, 9] },
  ])
  const first = { ...singles, matchId: `2_${id(1)}_${id(2)}` }
  const outcome = (to: object | null) => ({ params: first, query, body: { outcome: to } as never })
  const concession = outcome({ winner: 'b', by: 'concession' })
  await staff.call('updateMatch', concession)
  expect(await day.matches(singles)).toMatchObject([
    { label: 'conceded', winner: 'b', thru: 2 },
    { label: '3 UP thru 3' },
  ])
  const refused = await staff.refused('updateMatch', {
    ...outcome(null),
    body: { outcome: null, reason: 'Changed minds' },
  })
  expect(refused).toMatchObject({ code: 'VALIDATION', errors: [{ pointer: '/outcome', code: 'concessionStands' }] })
  const settings = { params: singles, query, body: { settings: { matches: null }, reason: 'All anew' } }
  const whole = await staff.refused('updateLeaderboard', settings)
  expect(whole).toMatchObject({ errors: [{ pointer: '/settings/matches', code: 'concessionStands' }] })
  const gone = { params: first, query: { reason: 'All anew' } }
  expect(await staff.refused('removeMatch', gone)).toMatchObject({ errors: [{ code: 'concessionStands' }] })
  await day.undoLast()
  expect(await day.matches(singles)).toMatchObject([{ label: '2 UP thru 2' }, {}])

  await staff.call('setCardStatus', {
    params: { eventId: day.afternoon, cardId: `P-${id(3)}` },
    body: { status: 'WD', reason: 'Ill' },
  })
  expect(await day.matches(singles)).toMatchObject([{}, { label: 'w/o', winner: 'b' }])
  const [board] = (await staff.call('listMatches', { params: { eventId: day.afternoon } })).boards
  expect(board?.rounds[0]?.flights[0]?.sides.filter(({ out }) => out).map(({ sideId }) => sideId)).toEqual([id(3)])
  expect(await day.points(singles)).toEqual([0, 0, 0, 1, 0])
})

test('a result that no match can have is refused, and says which are possible', async () => {
  const day = await morningAndAfternoon()
  const { singles, id } = day
  await staff.call('makeMatches', { params: singles, query, body: { by: 'order' } })
  const params = { ...singles, matchId: `2_${id(1)}_${id(2)}` }
  const refusal = async (outcome: object) => {
    const { errors } = await staff.refused('updateMatch', { params, query, body: { outcome } as never })
    return errors?.map(({ pointer, message }) => `${pointer} ${message}`).join()
  }
  const wrong = 'cannot be the result of a match over 18 holes with this winner'
  expect(await refusal({ winner: 'a', result: '3&3', by: 'holes' })).toBe(`/outcome/result ${wrong}: use 4&3 or 3&2`)
  expect(await refusal({ winner: 'a', result: '18th', by: 'extraHoles' })).toBe(`/outcome/result ${wrong}: use 19th`)
  expect(await refusal({ winner: 'a', by: 'holes' })).toBe('/outcome/result must say the result, such as 3&2 or 19th')
  expect(await refusal({ winner: null, by: 'concession' })).toBe('/outcome/winner must name the winner')
  await recordCards(world, day.afternoon, [
    { playerId: id(1), strokes: Array(10).fill(4) },
    { playerId: id(2), strokes: Array(10).fill(5) },
  ])
  expect(await refusal({ winner: 'b', by: 'concession' })).toBe('/outcome/by comes too late: the match ended 10&8')
})

test('sides of a match share nobody, are in one flight and are no lists of teams', async () => {
  const day = await morningAndAfternoon()
  const { fourBalls, eventId, id } = day
  const refusal = async (a: number[], b: number[]) => {
    const { errors } = await staff.refused('addMatch', { params: fourBalls, query, body: { a, b } })
    return errors?.map(({ pointer, message }) => `${pointer} ${message}`)
  }
  const twice = 'names somebody who is already in this match'
  expect(await refusal([id(1), id(2)], [id(2), id(3)])).toEqual([`/b ${twice}`])
  expect(await refusal([id(1), id(1)], [id(3)])).toEqual([`/a ${twice}`])
  expect(await refusal([id(1)], [7])).toEqual(['/b is not a player of this event'])
  const flights = [
    { name: 'A', memberIds: [id(1), id(2)] },
    { name: 'B', memberIds: [id(3)] },
  ]
  const boards = [{ leaderboardId: fourBalls.leaderboardId, flights }]
  await staff.call('arrangeFlights', { params: { eventId }, query, body: { boards } })
  const apart = 'is not in the same flight of this leaderboard as the first side'
  expect(await refusal([id(1)], [id(3)])).toEqual([`/b ${apart}`])
  const teams = { settings: { sides: 'teams' as const, matches: [{ a: [id(1), id(2)], b: id(3) }] } }
  const errors = await staff.refused('updateLeaderboard', { params: fourBalls, query, body: teams })
  expect(errors).toMatchObject({ errors: [{ pointer: '/settings/matches/0/a', code: 'isOneTeam' }] })
})

test('the sides of the board decide who is in its flights, not its type', async () => {
  const { eventId, fourBalls, id } = await morningAndAfternoon()
  const listed = async () =>
    (await world.call('listLeaderboards', { params: { eventId } })).map(({ typeId, team }) => [typeId, team])
  expect(await listed()).toEqual([
    [3, false],
    [3, false],
  ])
  const [flight] = await world.call('listFlightsOfLeaderboard', { params: fourBalls })
  const of = { eventId, flightId: flight?.id ?? 0 }
  const [team] = await world.call('createTeams', { params: { eventId }, body: [{ name: 'Kites', playerIds: [id(1)] }] })
  const refused = await staff.refused('assignTeamToFlight', { params: { ...of, teamId: team?.teamId ?? 0 } })
  expect(refused.code).toBe('FLIGHT_IS_FOR_PLAYERS')
  await world.call('removePlayerFromFlight', { params: { ...of, playerId: id(2) } })
  const unassigned = await world.call('listUnassignedPlayers', { params: fourBalls })
  expect(unassigned.map(({ playerId }) => playerId)).toEqual([id(2)])
  await staff.call('updateLeaderboard', { params: fourBalls, query, body: { settings: { sides: null } } })
  expect(await listed()).toEqual([
    [3, true],
    [3, false],
  ])
  const again = await staff.refused('assignPlayerToFlight', { params: { ...of, playerId: id(1) } })
  expect(again.code).toBe('FLIGHT_IS_FOR_TEAMS')
})

test('sides are chosen for matches only, and teams with one ball are teams', async () => {
  const made = async (format: string, settings: object) => {
    const body = { name: 'Another', format, settings }
    const { errors } = await staff.refused('createLeaderboard', { params: { eventId: 'S-110' }, query, body })
    return errors?.map(({ pointer, message }) => `${pointer} ${message}`)
  }
  expect(await made('stableford', { sides: 'teams' })).toEqual([
    '/settings/sides is only for formats with matches between sides: leave it out',
  ])
  expect(await made('matchPlay', { sides: 'players', oneBall: 'foursomes' })).toEqual([
    '/settings/sides is always teams where sides play one ball: leave it out',
  ])
})
