import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { said } from '../../contract/words/say.ts'
import { formats } from '../../rules/formats/index.ts'
import { idsByNumber, importCourse, importFile, numberedPlayer, parsOf, recordCards } from '../../test/playedEvent.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost, runs } from '../../tools/counts.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import { insertLeaderboard, type NewLeaderboard } from '../domain/leaderboards/insertLeaderboard.ts'
import { refuse } from '../kernel/refusal.ts'
import { loadBoard } from './boardInput.ts'
import { boardStandings } from './boardStandings.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const standings = (eventId: string, leaderboardId: number) =>
  world.call('getStandings', { params: { eventId, leaderboardId } })

async function sidesByFlight(eventId: string, leaderboardId: number) {
  const { flights } = await standings(eventId, leaderboardId)
  return Object.fromEntries(flights.map(({ name = '', rows }) => [name, rows.map(({ sideId }) => sideId).sort()]))
}

async function create(eventId: string, leaderboard: NewLeaderboard) {
  return world.service.database.write([1], async tx => {
    const event = await visibleEvent(tx, eventId, [1])
    if (!event) throw new Error(`No event ${eventId}`)
    return insertLeaderboard(refuse, tx, event, leaderboard)
  })
}

const strokePlay = { name: 'Another', format: 'strokePlay', settings: {} }

test('who is in no flight of a leaderboard with flights is not on it', async () => {
  expect(await sidesByFlight('M-100', 1001)).toEqual({ Low: [1, 2], High: [6] })
})

test('without flights a leaderboard of a single round has everybody, one over several rounds nobody', async () => {
  const { leaderboardId } = await create('S-110', strokePlay)
  expect(await sidesByFlight('S-110', leaderboardId)).toEqual({ '': [1, 2, 3, 6, 9] })
  const overRounds = await create('M-100', strokePlay)
  expect(await sidesByFlight('M-100', overRounds.leaderboardId)).toEqual({ '': [] })
})

test('who has not started shows where and when', async () => {
  const { flights } = await standings('S-110', 1021)
  const row = flights.flatMap(({ rows }) => rows).find(({ sideId }) => sideId === 1)
  expect(row).toMatchObject({ status: 'notStarted', start: { teeTime: '2026-06-10T08:00:00.000+00:00', hole: 1 } })
})

test('standings that could not be counted are counted by the next who asks', async () => {
  const own = await startWorld({ LOG_LEVEL: 'fatal' })
  try {
    const get = () => own.call('getStandings', { params: { eventId: 'S-110', leaderboardId: 1021 } })
    const before = await get()
    await recordCards(own, 'S-110', [{ playerId: 1, strokes: [4] }])
    await own.rows('alter table card rename to elsewhere')
    await expect(get()).rejects.toThrow()
    await own.rows('alter table elsewhere rename to card')
    expect(await get()).not.toEqual(before)
  } finally {
    await own.close()
  }
})

test('flights that are switched off are ignored', async () => {
  expect(await sidesByFlight('S-120', 1031)).toEqual({ '': [1, 6] })
})

test('on a leaderboard of teams the teams in effect take part, through their flights', async () => {
  expect(await sidesByFlight('M-100', 1002)).toEqual({ Pairs: [3001] })
  expect(await sidesByFlight('S-140', 1051)).toEqual({ Teams: [] })
  await world.call('assignTeamToFlight', { params: { eventId: 'S-140', flightId: 2051, teamId: 3021 } })
  const { flights } = await standings('S-140', 1051)
  expect(flights[0]?.rows[0]).toMatchObject({ sideId: 3021, name: 'Scramblers', thru: 18, value: 72 - 5 })
})

test('a leaderboard refuses settings that do not fit', async () => {
  await expect(create('S-110', { ...strokePlay, format: 'strokeplay' })).rejects.toThrow('Correct the settings')
  await expect(create('S-110', { ...strokePlay, settings: { format: { score: 'half' } } })).rejects.toMatchObject({
    code: 'VALIDATION',
    errors: [{ pointer: '/settings/format/score' }],
  })
  await expect(create('S-110', { ...strokePlay, format: 'ringer' })).rejects.toMatchObject({
    errors: [{ pointer: '/format', message: said('fields.needsEventSeveralRounds') }],
  })
})

test('standings follow what is written: scores, handicaps, flights, registrations, names and states', async () => {
  const { leaderboardId } = await create('S-110', {
    name: 'Net',
    format: 'strokePlay',
    settings: { format: { score: 'net' } },
    flights: [{ name: 'Everybody' }],
  })
  const flightId = (await standings('S-110', leaderboardId)).flights[0]?.flightId ?? 0
  const eventId = 'S-110'
  const rowOf = async (id: number) =>
    (await standings(eventId, leaderboardId)).flights[0]?.rows.find(({ sideId }) => sideId === id)
  for (const playerId of [3, 6]) await world.call('assignPlayerToFlight', { params: { eventId, flightId, playerId } })
  expect(await rowOf(6)).toMatchObject({ label: '', status: 'notStarted', value: null, toPar: null, thru: 0 })

  await recordCards(world, eventId, [{ playerId: 6, strokes: [...Array(9).fill(5), ...Array(9).fill(null)] }])
  const playing = await rowOf(6)
  expect(playing).toMatchObject({ label: '1', status: 'playing', thru: 9 })

  await world.call('setPlayerHandicapIndex', { params: { eventId, playerId: 6 }, body: { hcIndex: 2 } })
  expect((await rowOf(6))?.value).toBeGreaterThan(playing?.value ?? 0)

  await world.call('setCardStatus', { params: { eventId, cardId: 'P-6' }, body: { status: 'WD', reason: 'Ill' } })
  expect(await rowOf(6)).toMatchObject({ position: null, label: 'WD' })
  await world.call('setCardStatus', { params: { eventId, cardId: 'P-6' }, body: { status: 'OPEN', reason: 'Well' } })
  expect(await rowOf(6)).toMatchObject({ position: 1 })

  await world.call('removePlayerFromEvent', { params: { eventId, playerId: 3 } })
  expect(await rowOf(3)).toBeUndefined()
  await world.call('removePlayerFromFlight', { params: { eventId, flightId, playerId: 6 } })
  expect(await rowOf(6)).toBeUndefined()
})

test('ETag is the version, and nothing is sent again while it stands', async () => {
  const url = '/v1/events/M-100/leaderboards/1001/standings'
  const headers = { authorization: `Bearer ${world.token('club')}` }
  const first = await world.app.inject({ url, headers })
  expect(first.headers.etag).toBe(`"${first.json().version}"`)
  const again = await world.app.inject({ url, headers: { ...headers, 'if-none-match': `${first.headers.etag}` } })
  expect(again.statusCode).toBe(304)
})

test('a hundred scores at once are counted a few times, and all of them are seen', async () => {
  const pending = Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      recordCards(world, 'S-110', [
        { playerId: 1, strokes: Array.from({ length: 18 }, (_h, hole) => (hole === at % 18 ? 4 : null)) },
      ]),
    ),
  )
  const key = { communityId: 1, leaderboardId: 1021 }
  const end = world.service.standings.follow(key, () => undefined)
  await world.service.standings.of(key)
  const before = world.service.standings.counted()
  const began = performance.now()
  await pending
  const low = (await standings('S-110', 1021)).flights.find(({ name }) => name === 'Low')
  const seconds = (performance.now() - began) / 1000
  expect(low?.rows.find(({ sideId }) => sideId === 1)?.thru).toBe(18)
  expect(world.service.standings.counted() - before).toBeLessThanOrEqual(Math.ceil(seconds * 10) * 2 + 2)
  end()
})

test('the money of every flight is its purse, to the cent, and every prize is explained', async () => {
  const { eventId, leaderboards } = await playedEvent()
  for (const potOf of ['leaderboard', 'flight'] as const) {
    const payouts = {
      feeCents: 1999,
      addedCents: 5001,
      potOf,
      table: 'threePlaces',
      carveOuts: [{ name: 'Balls', centsPerEntry: 150 }],
    }
    await world.rows(
      "update leaderboard set settings = settings || jsonb_build_object('payouts', $1::jsonb) where leaderboard_id = $2",
      [JSON.stringify(payouts), leaderboards.get('strokePlay')],
    )
    const [board] = await boardFromNothing(leaderboards.get('strokePlay') ?? 0)
    const { flights } = JSON.parse(board ?? '')
    const whole = 12 * (1999 - 150)
    expect(
      flights.map((flight: { purseCents: number }) => flight.purseCents).reduce((a: number, b: number) => a + b),
    ).toBe(potOf === 'leaderboard' ? whole + 5001 : whole + 2 * 5001)
    for (const { purseCents, undistributedCents, rows } of flights) {
      const paid = rows.reduce((sum: number, row: { payoutCents: number }) => sum + row.payoutCents, 0)
      expect(paid + undistributedCents).toBe(purseCents)
      expect(paid).toBeGreaterThan(0)
    }
  }
  // What was changed behind the service's back is seen with the next change.
  await world.call('setEventState', { params: { eventId }, body: { state: 'suspended' } })
  await expectExplained(eventId, leaderboards.get('strokePlay') ?? 0)
})

test('the explanation of a position ends in the position that the board shows, in every format', async () => {
  const { eventId, leaderboards } = await playedEvent()
  for (const leaderboardId of leaderboards.values()) await expectExplained(eventId, leaderboardId)
})

async function expectExplained(eventId: string, leaderboardId: number): Promise<void> {
  const { flights } = await standings(eventId, leaderboardId)
  for (const row of flights.flatMap(({ rows }) => rows)) {
    const params = { eventId, leaderboardId, sideId: row.sideId }
    const { standing, handicap, payout } = await world.call('explainStanding', { params, query: { round: 1 } })
    const label = row.position === null ? 'none' : row.label
    expect(standing.at(-1)).toMatchObject({ what: 'position', result: label })
    expect(handicap?.at(-1)?.what).toBe('playing handicap of the card')
    if (row.payoutCents !== undefined) expect(Number(payout?.at(-1)?.result)).toBe(row.payoutCents / 100)
    const hole = await world.call('explainStanding', { params, query: { round: 1, hole: 3 } })
    expect(hole.sideId).toBe(row.sideId)
    const beyond = world.call('explainStanding', { params, query: { round: 50 } })
    await expect(beyond).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
}

test('who asks at the same moment for what was not counted yet gets the same standings', async () => {
  const fresh = await startWorld()
  try {
    const key = { communityId: 1, leaderboardId: 1021 }
    const [first, second] = await Promise.all([fresh.service.standings.of(key), fresh.service.standings.of(key)])
    expect(first).toBeDefined()
    expect(second).toBe(first)
  } finally {
    await fresh.close()
  }
})

test('after a backup was restored nothing of before is shown', async () => {
  expect(await sidesByFlight('M-100', 1001)).toEqual({ Low: [1, 2], High: [6] })
  await world.rows('delete from flight_player where leaderboard_id = 1001 and player_id = 6')
  await world.rows('delete from change where change_id > 1')
  await expect.poll(() => sidesByFlight('M-100', 1001), { timeout: atMost(5000) }).toEqual({ Low: [1, 2], High: [] })
})

/** Scores, picked up balls and rulings in any order. */
const steps = fc.array(
  fc.record({
    player: fc.integer({ min: 1, max: 12 }),
    round: fc.integer({ min: 0, max: 1 }),
    hole: fc.integer({ min: 1, max: 18 }),
    strokes: fc.integer({ min: 0, max: 9 }),
    kind: fc.constantFrom('score', 'score', 'score', 'score', 'WD', 'OPEN', 'index'),
  }),
  { minLength: 1, maxLength: 6 },
)

test('live standings are those that are counted from nothing, in every format, whatever happens', async () => {
  const { eventId, roundIds, ids, leaderboards } = await playedEvent()
  await fc.assert(
    fc.asyncProperty(steps, async happening => {
      for (const { player, round, hole, strokes, kind } of happening) {
        const playerId = ids.get(player) ?? 0
        const on = { eventId: roundIds[round] ?? '', cardId: `P-${playerId}` }
        if (kind === 'score') {
          const card = Array.from({ length: 18 }, (_, at) => (at + 1 === hole ? strokes : null))
          await recordCards(world, on.eventId, [{ playerId, strokes: card }])
        } else if (kind === 'index') {
          await world.call('setPlayerHandicapIndex', { params: { ...on, playerId }, body: { hcIndex: strokes * 3 } })
        } else {
          await world.call('setCardStatus', { params: on, body: { status: kind as 'WD', reason: 'Test' } })
        }
      }
      for (const [format, leaderboardId] of leaderboards) {
        const kept = await world.service.standings.of({ communityId: 1, leaderboardId })
        const [text, version] = await boardFromNothing(leaderboardId)
        expect({ format, version: kept?.answer.version }).toEqual({ format, version })
        expect(kept?.answer.text).toBe(text)
      }
    }),
    { numRuns: runs(4, 150) },
  )
  expect((await standings(eventId, leaderboards.get('strokePlay') ?? 0)).currentRound).not.toBeNull()
})

async function boardFromNothing(
  leaderboardId: number,
): Promise<readonly [text: string, version: string] | readonly []> {
  const board = await world.service.database.read([1], tx => loadBoard(tx, 1, leaderboardId))
  const counted = board && boardStandings(board)
  return counted ? [counted.text, counted.version] : []
}

let made = 0

/** Two rounds, twelve players in two flights, six pairs, a leaderboard of every format; the first round is played. */
async function playedEvent() {
  made++
  const courseId = await importCourse(world, `Course of the formats ${made}`, parsOf(72))
  const players = Array.from({ length: 12 }, (_, at) => numberedPlayer(at + 1))
  const keys = players.map(({ key }) => key)
  const teams = Array.from({ length: 6 }, (_, at) => ({
    key: `t${at}`,
    name: `Pair ${at + 1}`,
    players: keys.slice(2 * at, 2 * at + 2),
  }))
  const halves = <Key>(list: readonly Key[]) => [list.slice(0, list.length / 2), list.slice(list.length / 2)]
  const day = { startDate: '2026-05-01', endDate: '2026-05-02' }
  const { eventId, roundIds } = await importFile(world, {
    communityId: 1,
    name: 'Formats',
    ...day,
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [courseId],
    players,
    teams,
    handicaps: players.map(({ key }, at) => ({ player: key, hcIndex: at * 2 })),
    leaderboards: formats.map(({ id, leaderboardType: { team } }) => ({
      name: id,
      format: id,
      ties: { steps: 'cards' },
      payouts: { feeCents: 1000, table: 'threePlaces' },
      ...(team && {
        matches: [
          { a: 't0', b: 't1' },
          { a: 't3', b: 't4', round: 2 },
        ],
      }),
      ...(id === 'wheel' && { wheel: [keys[0], keys[6]] }),
      ...(id === 'winnerTrash' && { winners: [{ contest: 'Closest to the pin', hole: 3, side: keys[1] }] }),
      flights: halves(team ? teams.map(({ key }) => key) : keys).map((members, at) => ({
        name: `Flight ${at + 1}`,
        [team ? 'teams' : 'players']: members,
      })),
    })),
    rounds: ['one', 'two'].map(name => ({ name, ...day, state: 'in progress' })),
  })
  const ids = await idsByNumber(world, eventId)
  const strokes = (player: number) => Array.from({ length: 18 }, (_, hole) => 3 + ((player * 5 + hole * 7) % 4))
  await recordCards(
    world,
    roundIds[0] ?? '',
    [...ids].map(([number, playerId]) => ({ playerId, strokes: strokes(number) })),
  )
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  return { eventId, roundIds, ids, leaderboards: new Map(boards.map(({ name, id }) => [name, id])) }
}
