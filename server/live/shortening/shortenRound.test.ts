import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Preview } from '../../../contract/preview.ts'
import type { Shortening } from '../../../contract/settings/shortening.ts'
import { idsByNumber, importCourse, importFile, numberedPlayer, recordCards } from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventDocument } from '../../print/eventDocument.ts'

let world: World
let staff: StaffCalls
let courseId: number
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  courseId = await importCourse(world, 'Par 4s', Array(18).fill(4))
})
afterAll(() => world.close())

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const fours = (holes: number, first = 4) => [first, ...Array(holes - 1).fill(4)]
const shorten = (eventId: string, counts: Shortening | null) =>
  staff.call('shortenRound', { params: { eventId }, query: {}, body: { counts } })
const preview = async (eventId: string, counts: Shortening | null) =>
  (await staff.call('shortenRound', {
    params: { eventId },
    query: { preview: true },
    body: { counts },
  })) as unknown as Preview<Awaited<ReturnType<typeof shorten>>>

const play = {
  startDate: '2026-05-01',
  endDate: '2026-05-01',
  state: 'in progress',
  settings: { allocPct: 100 },
}
const hcOf = (hcCourse: number) => ({ hcCourse, hcPlaying: hcCourse })

/** Three players off 0, 18 and 0: the first has played all holes, the second ten, the third seven. */
async function playedDay(state = 'in progress') {
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Stormy Day',
    timeZone: 'Europe/Lisbon',
    ...play,
    state,
    courseIds: [courseId],
    players: [1, 2, 3].map(numberedPlayer),
    handicaps: [0, 18, 0].map((hc, at) => ({ player: `p${at + 1}`, ...hcOf(hc) })),
    leaderboards: [
      { name: 'Net', format: 'strokePlay', settings: { score: 'net' } },
      { name: 'Stableford', format: 'stableford' },
    ],
  })
  const ids = await idsByNumber(world, eventId)
  const [one = 0, two = 0, three = 0] = [1, 2, 3].map(number => ids.get(number) ?? 0)
  await recordCards(world, eventId, [
    { playerId: one, strokes: fours(18) },
    { playerId: two, strokes: Array(10).fill(5) },
    { playerId: three, strokes: fours(7, 3) },
  ])
  const { leaderboards } = await staff.call('getEventSetup', { params: { eventId } })
  const boards = leaderboards.map(({ leaderboardId }) => leaderboardId)
  return { eventId, boards, players: [one, two, three] as const }
}

async function rows(eventId: string, leaderboardId = 0) {
  const { flights } = await world.call('getStandings', { params: { eventId, leaderboardId } })
  return flights.flatMap(flight => flight.rows.map(row => [row.sideId, row.label, row.value, row.thru, row.status]))
}

async function grossOf(eventId: string, leaderboardId = 0) {
  const { flights } = await world.call('getStandings', { params: { eventId, leaderboardId } })
  return flights.flatMap(flight => flight.rows.map(({ gross }) => gross))
}

test('boards count the holes that count, with the strokes received on them, and are as before when it is taken back', async () => {
  const { eventId, boards, players } = await playedDay()
  const [one, two, three] = players
  const before = await Promise.all(boards.map(id => rows(eventId, id)))
  const told = await preview(eventId, nine)
  expect(told.reply.unfinished).toEqual([{ cardId: `P-${three}`, name: 'Player 00003', missing: [8, 9] }])
  expect(told.reply.boards.map(({ name, holes }) => [name, holes])).toEqual([
    ['Net', nine],
    ['Stableford', nine],
  ])
  expect(told.standings.map(({ name }) => name)).toEqual(['Net', 'Stableford'])
  expect(await Promise.all(boards.map(id => rows(eventId, id)))).toEqual(before)

  await shorten(eventId, nine)
  expect(await rows(eventId, boards[0])).toEqual([
    [three, '1', 27, 7, 'playing'],
    [one, 'T2', 36, 9, 'complete'],
    [two, 'T2', 36, 9, 'complete'],
  ])
  // The gross beside the net total is of the same holes: nine fives.
  expect(await grossOf(eventId, boards[0])).toEqual([27, 36, 45])
  expect(await rows(eventId, boards[1])).toEqual([
    [one, 'T1', 18, 9, 'complete'],
    [two, 'T1', 18, 9, 'complete'],
    [three, '3', 15, 7, 'playing'],
  ])
  const asked = { params: { eventId, leaderboardId: boards[0] ?? 0, sideId: two }, query: {} }
  const { standing } = await world.call('explainStanding', asked)
  expect(standing[0]).toEqual({ what: 'round 1, shortened', result: 'holes 1–9 count' })

  await shorten(eventId, null)
  expect(await Promise.all(boards.map(id => rows(eventId, id)))).toEqual(before)
})

test('the holes that everybody still in has completed follow the cards', async () => {
  const { eventId, boards, players } = await playedDay('suspended')
  const [one, two, three] = players
  const { boards: shortened, unfinished } = await shorten(eventId, 'completed')
  expect(shortened[0]?.holes).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(unfinished).toEqual([])
  expect((await rows(eventId, boards[0])).map(row => row.slice(0, 3))).toEqual([
    [three, '1', 27],
    [one, 'T2', 28],
    [two, 'T2', 28],
  ])
  await world.call('setCardStatus', {
    params: { eventId, cardId: `P-${three}` },
    body: { status: 'WD', reason: 'Ill' },
  })
  expect((await rows(eventId, boards[0])).slice(0, 2).map(row => row.slice(0, 4))).toEqual([
    [one, 'T1', 40, 10],
    [two, 'T1', 40, 10],
  ])
})

test('who has not begun leaves nothing that everybody has completed, and is named', async () => {
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Late start',
    timeZone: 'Europe/Lisbon',
    ...play,
    courseIds: [courseId],
    players: [1, 2].map(numberedPlayer),
    leaderboards: [{ name: 'Gross', format: 'strokePlay', settings: { score: 'gross' } }],
  })
  const ids = await idsByNumber(world, eventId)
  await recordCards(world, eventId, [{ playerId: ids.get(1) ?? 0, strokes: fours(9) }])
  const { reply } = await preview(eventId, 'completed')
  expect(reply.boards[0]?.holes).toEqual([])
  expect(reply.unfinished.map(({ name }) => name)).toEqual(['Player 00002'])
})

test('an annulled round counts nothing in the total, and a moment before it is as it was', async () => {
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Two days',
    timeZone: 'Europe/Lisbon',
    ...play,
    endDate: '2026-05-02',
    courseIds: [courseId],
    players: [1, 2].map(numberedPlayer),
    handicaps: [1, 2].map(number => ({ player: `p${number}`, ...hcOf(0) })),
    leaderboards: [
      {
        name: 'Total',
        format: 'strokePlay',
        settings: { score: 'gross' },
        flights: [{ name: 'All', players: ['p1', 'p2'] }],
      },
    ],
    rounds: [
      { name: 'Day 1', ...play },
      { name: 'Day 2', ...play, startDate: '2026-05-02', endDate: '2026-05-02' },
    ],
  })
  const { rounds, leaderboards } = await staff.call('getEventSetup', { params: { eventId } })
  const [first = '', second = ''] = rounds.map(round => round.eventId)
  const leaderboardId = leaderboards[0]?.leaderboardId ?? 0
  const ids = await idsByNumber(world, eventId)
  const [one = 0, two = 0] = [1, 2].map(number => ids.get(number))
  for (const [round, lead] of [
    [first, one],
    [second, two],
  ] as const)
    await recordCards(
      world,
      round,
      [one, two].map(playerId => ({
        playerId,
        strokes: fours(18, playerId === lead ? (round === second ? 1 : 3) : 4),
      })),
    )
  const places = async () => (await rows(eventId, leaderboardId)).map(row => row.slice(0, 3))
  const whole = [
    [two, '1', 141],
    [one, '2', 143],
  ]
  expect(await places()).toEqual(whole)
  const start = world.service.clock()
  const later = (minutes: number) => start.add({ minutes }).toString()
  world.setClock(later(2))
  await shorten(second, 'nothing')
  expect(await places()).toEqual([
    [one, '1', 71],
    [two, '2', 72],
  ])
  world.setClock(later(4))
  const at = async (asOf: string) =>
    (await world.call('getStandings', { params: { eventId, leaderboardId }, query: { asOf } } as never)).flights
      .flatMap(flight => flight.rows)
      .map(({ sideId, label, value }) => [sideId, label, value])
  expect(await at(later(1))).toEqual(whole)
  expect((await at(later(3)))[0]).toEqual([one, '1', 71])

  const { entries } = await staff.call('listEventLog', { params: { eventId: second }, query: { most: 5 } })
  const step = entries.find(({ kind }) => kind === 'event.shortened')?.step ?? ''
  await staff.call('undo', { params: { eventId: second }, body: { steps: [step] } })
  expect(await places()).toEqual(whole)
  expect((await at(later(3)))[0]).toEqual([one, '1', 71])
})

test('pages, paper and an imported event say it', async () => {
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Dark evening',
    timeZone: 'Europe/Lisbon',
    ...play,
    courseIds: [courseId],
    players: [1].map(numberedPlayer),
    leaderboards: [{ name: 'Gross', format: 'strokePlay', settings: { score: 'gross' } }],
    shortening: 'completed',
  })
  const said = 'Round shortened: only the holes that everybody in a flight has completed count'
  expect((await staff.call('getEventSetup', { params: { eventId } })).event.shortening).toBe('completed')
  const { url } = await world.call('getResultsLink', { params: { eventId } })
  for (const below of ['', '/tv'])
    expect((await world.app.inject({ url: `${new URL(url).pathname}${below}` })).payload, below).toContain(said)
  const event = await world.service.database.read([1], tx => visibleEvent(tx, eventId, [1]))
  if (!event) return expect.fail()
  const printed = await world.service.database.read([1], tx => eventDocument(tx, event, 'results', {}))
  expect(printed.state).toContain(said)
  await shorten(eventId, [3])
  expect((await world.app.inject({ url: new URL(url).pathname })).payload).toContain(
    'Round shortened to one hole: 3 counts',
  )
  await shorten(eventId, 'nothing')
  expect((await world.app.inject({ url: new URL(url).pathname })).payload).toContain(
    'Round annulled: it does not count',
  )
})

test('it is refused for holes that the course lacks, to those who do not rule, and once results are official', async () => {
  const { eventId } = await playedDay()
  const input = { params: { eventId }, query: {}, body: { counts: nine } }
  expect((await staff.refused('shortenRound', input, 'scorer')).code).toBe('ROLE_REQUIRED')
  const nineHoles = await importCourse(world, 'Short', Array(9).fill(4))
  const { eventId: small } = await importFile(world, {
    communityId: 1,
    name: 'Nine holes',
    timeZone: 'Europe/Lisbon',
    ...play,
    courseIds: [nineHoles],
    players: [],
  })
  const beyond = { params: { eventId: small }, query: {}, body: { counts: [9, 10] } }
  expect(await staff.refused('shortenRound', beyond)).toMatchObject({
    code: 'VALIDATION',
    errors: [{ pointer: '/counts/1', message: 'The course has 9 holes.' }],
  })
  expect((await shorten(eventId, [3, 1, 2, 3])).counts).toEqual([1, 2, 3])
  expect(
    (
      await shorten(
        eventId,
        Array.from({ length: 18 }, (_, at) => at + 1),
      )
    ).counts,
  ).toBe(null)
  await world.call('setEventState', { params: { eventId }, body: { state: 'completed' } })
  await shorten(eventId, nine)
  await world.call('setEventState', { params: { eventId }, body: { state: 'official' } })
  expect((await staff.refused('shortenRound', { ...input, body: { counts: null } })).code).toBe('EVENT_NOT_EDITABLE')
  // Reopened, it is a correction of what was official, as a score is.
  await world.call('setEventState', { params: { eventId }, body: { state: 'completed', reason: 'Eighteen after all' } })
  const revised = async () => (await world.call('getEventState', { params: { eventId } })).revisedDt
  expect((await shorten(eventId, nine)).counts).toEqual(nine)
  expect(await revised()).toBe(undefined)
  await shorten(eventId, null)
  expect(await revised()).not.toBe(undefined)
})
