/** Whole published boards, loaded as events through the doors that people use, and compared position by position. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '../../contract/operation.ts'
import type { getStandings } from '../../contract/standings/extensions.ts'
import {
  idsByNumber,
  importCourse,
  importFile,
  numberedPlayer,
  parsOf,
  recordCards,
  spread,
} from '../../test/playedEvent.ts'
import { startWorld, type World } from '../../test/world.ts'
import { runs } from '../../tools/counts.ts'

type AmateurBoard = {
  readonly id: string
  readonly rows: readonly {
    readonly p: number
    readonly gross: number
    readonly scores: readonly number[]
    readonly pos: number
  }[]
}
type TourRow = {
  readonly id: number
  readonly rounds: readonly number[]
  readonly roundPos: readonly string[]
  readonly status: 'FIN' | 'MDF' | 'CUT' | 'WD' | 'DQ'
  readonly pos: string | null
  readonly amateur?: boolean
  readonly money?: number
}
type TourBoard = {
  readonly id: string
  readonly roundsPlayed: number
  readonly par: number
  readonly purse: number
  readonly standardPgaDistribution: boolean
  readonly cut: { readonly afterRound: number; readonly prosAtOrBetter: number } | null
  readonly playoff: boolean
  readonly rows: readonly TourRow[]
}
type Row = ReplyOf<typeof getStandings>['flights'][number]['rows'][number]

const vectors = join(import.meta.dirname, '../../rules/vectors/leaderboards')
const casesOf = (file: string) => JSON.parse(readFileSync(join(vectors, file), 'utf8')).cases
const amateurBoards: readonly AmateurBoard[] = casesOf('fpg_amateur_boards.json')
const tourBoards: readonly TourBoard[] = casesOf('pga_tour_boards.json')
/** One with a play-off, a second cut, an amateur and a withdrawal; one with a disqualification. */
const few = ['pga-034_2013', 'pga-022_2000']

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test.each(amateurBoards)('the board of the federation $id', async ({ id, rows }) => {
  const courseId = await importCourse(world, id, parsOf(72))
  const { eventId } = await importFile(world, {
    ...eventFields(id, courseId),
    state: 'in progress',
    players: rows.map(({ p }) => numberedPlayer(p)),
    leaderboards: [{ name: 'Gross', format: 'strokePlay', ties: { steps: ['lastHoles'] } }],
  })
  const ids = await idsByNumber(world, eventId)
  await recordCards(
    world,
    eventId,
    rows.map(({ p, scores }) => ({ playerId: ids.get(p) ?? 0, strokes: scores })),
  )
  await world.call('setEventState', { params: { eventId }, body: { state: 'completed' } })
  const found = await rowsOf(eventId, 'Gross')
  expect(rows.map(({ p }) => placeOf(found, ids.get(p)))).toEqual(rows.map(({ pos, gross }) => ({ pos, gross })))
})

function placeOf(rows: ReadonlyMap<number, Row>, id = 0) {
  const row = rows.get(id)
  return { pos: row?.position, gross: row?.value }
}

const chosen =
  runs(few.length, tourBoards.length) === few.length ? tourBoards.filter(({ id }) => few.includes(id)) : tourBoards

test.each(chosen)('the tour board $id, after every round and at the end', async board => {
  const played = await importTour(board)
  const rounds = Array.from({ length: board.roundsPlayed }, (_, round) => round)
  const afterRound: ReadonlyMap<number, Row>[] = []
  for (const round of rounds) {
    await playRound(board, played, round)
    afterRound.push(await rowsOf(played.eventId, `After round ${round + 1}`))
    if (round < board.roundsPlayed - 1) await expectRankedAlike(played.eventId, afterRound[round])
    if (round === board.roundsPlayed - 1) await ruleAfterwards(board, played)
  }
  const final = await rowsOf(played.eventId, 'Championship')
  const idOf = (row: TourRow) => played.ids.get(row.id) ?? 0
  const isDecided = (row: TourRow, round: number) =>
    board.playoff && round === board.roundsPlayed - 1 && afterRound[round]?.get(idOf(row))?.position === 1
  expect(
    board.rows.map(row => ({
      id: row.id,
      roundPos: row.roundPos.map((_, round) =>
        isDecided(row, round) ? `${final.get(idOf(row))?.position}` : afterRound[round]?.get(idOf(row))?.label,
      ),
      status: statusOf(final.get(idOf(row))),
      pos: final.get(idOf(row))?.position ? final.get(idOf(row))?.label : null,
    })),
  ).toEqual(
    board.rows.map(row => ({
      id: row.id,
      roundPos: row.roundPos.map((place, round) => (isDecided(row, round) ? place.replace('T', '') : place)),
      status: row.status,
      pos: row.pos,
    })),
  )
  if (board.standardPgaDistribution) expectMoney(board, final, idOf)
})

type Played = {
  readonly eventId: string
  readonly roundIds: readonly string[]
  readonly ids: ReadonlyMap<number, number>
}

function eventFields(name: string, courseId: number) {
  return {
    communityId: 1,
    name,
    startDate: '2026-05-01',
    endDate: '2026-05-05',
    timeZone: 'Europe/Lisbon',
    courseIds: [courseId],
  }
}

/** The championship, and for every round a board without cuts that counts the rounds so far. */
async function importTour(board: TourBoard): Promise<Played> {
  const courseId = await importCourse(world, board.id, parsOf(board.par))
  const players = board.rows.map(({ id }) => numberedPlayer(id))
  const everybody = [{ name: 'Everybody', players: players.map(({ key }) => key) }]
  const rounds = Array.from({ length: board.roundsPlayed }, (_, round) => round + 1)
  const { eventId, roundIds } = await importFile(world, {
    ...eventFields(board.id, courseId),
    state: 'published',
    players,
    leaderboards: [
      {
        name: 'Championship',
        format: 'strokePlay',
        cuts: cutsOf(board),
        ties: { steps: 'playOff' },
        amateurs: board.rows.flatMap(row => (row.amateur ? [`p${row.id}`] : [])),
        playOff: playOffOf(board),
        payouts: { addedCents: Math.round(board.purse * 100), table: 'tour' },
        flights: everybody,
      },
      ...rounds.map(number => ({
        name: `After round ${number}`,
        format: 'strokePlay',
        rounds: rounds.slice(0, number),
        flights: everybody,
      })),
    ],
    rounds: rounds.map(number => ({
      name: `${board.id}, round ${number}`,
      startDate: '2026-05-01',
      endDate: '2026-05-05',
    })),
  })
  return { eventId, roundIds, ids: await idsByNumber(world, eventId) }
}

/** The size of a cut is not in the file: it is read from how many professionals made it. */
function cutsOf({ cut, rows }: TourBoard) {
  if (!cut) return []
  const first = { afterRound: cut.afterRound, low: cut.prosAtOrBetter, counts: 'professionals' }
  const second = { ...first, afterRound: cut.afterRound + 1, low: 70, onlyAbove: 78, missed: 'stoppedBySecondCut' }
  return rows.some(row => row.status === 'MDF') ? [first, second] : [first]
}

/** The order of a play-off is read from the final positions. */
function playOffOf({ playoff, rows }: TourBoard) {
  if (!playoff) return []
  return rows.flatMap(({ id, pos }) => (pos === null ? [] : [{ side: `p${id}`, order: Number(pos.replace('T', '')) }]))
}

/** Records everybody's round; the committee rules out players who left before or during it. */
async function playRound(board: TourBoard, { roundIds, ids }: Played, round: number): Promise<void> {
  const eventId = roundIds[round] ?? ''
  await world.call('setEventState', { params: { eventId }, body: { state: 'in progress' } })
  const cards = board.rows.flatMap(({ id, rounds }) => {
    const total = rounds[round]
    return total === undefined ? [] : [{ playerId: ids.get(id) ?? 0, strokes: spread(total) }]
  })
  await recordCards(world, eventId, cards)
  for (const { id, rounds, status } of board.rows) {
    if (rounds.length === round && (status === 'WD' || status === 'DQ')) await rule(eventId, ids.get(id), status)
  }
  await world.call('setEventState', { params: { eventId }, body: { state: 'completed' } })
}

/** Players who are out although all rounds were played, with their last card. */
async function ruleAfterwards({ rows, roundsPlayed }: TourBoard, { roundIds, ids }: Played): Promise<void> {
  for (const { id, rounds, status } of rows) {
    if (rounds.length === roundsPlayed && (status === 'WD' || status === 'DQ'))
      await rule(roundIds.at(-1) ?? '', ids.get(id), status)
  }
}

async function rule(eventId: string, playerId = 0, status: 'WD' | 'DQ'): Promise<void> {
  await world.call('setCardStatus', {
    params: { eventId, cardId: `P-${playerId}` },
    body: { status, reason: 'Ruling of the committee' },
  })
}

/** Whoever the live championship ranks, cuts and all, stands where the board of the rounds so far has them. */
async function expectRankedAlike(eventId: string, soFar: ReadonlyMap<number, Row> | undefined): Promise<void> {
  const live = [...(await rowsOf(eventId, 'Championship'))].filter(
    ([, { position, status }]) => position !== null && status !== 'stoppedBySecondCut',
  )
  expect(live.length).toBeGreaterThan(40)
  expect(live.map(([id, { label }]) => ({ id, label }))).toEqual(
    live.map(([id]) => ({ id, label: soFar?.get(id)?.label })),
  )
}

async function rowsOf(eventId: string, name: string): Promise<ReadonlyMap<number, Row>> {
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  const leaderboardId = boards.find(board => board.name === name)?.id ?? 0
  const { flights } = await world.call('getStandings', { params: { eventId, leaderboardId } })
  return new Map(flights.flatMap(({ rows }) => rows.map(row => [row.sideId, row])))
}

function statusOf(row: Row | undefined): string | undefined {
  return row?.status === 'complete' ? 'FIN' : row?.status === 'stoppedBySecondCut' ? 'MDF' : row?.label
}

/**
 * What is paid at each position, in places that the table has. Which of the level sides gets an odd cent is a matter of taste,
 * and a few published groups do not come to their places: they are a cent off.
 */
function expectMoney(board: TourBoard, final: ReadonlyMap<number, Row>, idOf: (row: TourRow) => number): void {
  const paid = board.rows.filter(row => row.pos !== null && !row.amateur)
  const groups = [...Map.groupBy(paid, row => Number(row.pos?.replace('T', '')))].sort((a, b) => a[0] - b[0])
  let place = 0
  let exact = 0
  for (const [pos, group] of groups) {
    place += group.length
    if (place > 70) break
    const found = group.map(row => final.get(idOf(row))?.payoutCents ?? 0).sort((a, b) => a - b)
    const expected = group.map(row => Math.round((row.money ?? 0) * 100)).sort((a, b) => a - b)
    const off = found.map((cents, at) => Math.abs(cents - (expected[at] ?? 0)))
    expect(Math.max(...off), `position ${pos}: ${found} for ${expected}`).toBeLessThanOrEqual(1)
    exact += off.filter(cents => cents === 0).length
  }
  expect(exact).toBeGreaterThan(40)
}
