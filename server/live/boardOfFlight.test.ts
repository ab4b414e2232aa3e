import { afterAll, beforeAll, expect, test } from 'vitest'
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

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Players 1 to 3 are in the flight Low, 4 to 6 in High; their totals of the two rounds. */
const rounds = [
  [70, 75, 80, 74, 85, 90],
  [70, 75, null, 74, null, null],
]

async function boardWith(across: 'flight' | 'leaderboard' | undefined) {
  const courseId = await importCourse(world, `Across ${across}`, parsOf(72))
  const keys = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `p${from + at}`)
  const { eventId, roundIds } = await importFile(world, {
    communityId: 1,
    name: `Cut ${across}`,
    timeZone: 'UTC',
    startDate: '2026-05-04',
    endDate: '2026-05-05',
    state: 'published',
    courseIds: [courseId],
    rounds: ['2026-05-04', '2026-05-05'].map((date, at) => ({
      name: `Round ${at + 1}`,
      startDate: date,
      endDate: date,
    })),
    players: [1, 2, 3, 4, 5, 6].map(numberedPlayer),
    leaderboards: [
      {
        name: 'Gross',
        format: 'strokePlay',
        settings: { score: 'gross' },
        cuts: [{ afterRound: 1, low: 3, ...(across && { across }) }],
        flights: [
          { name: 'Low', players: keys(1, 3) },
          { name: 'High', players: keys(4, 6) },
        ],
      },
    ],
  })
  const ids = await idsByNumber(world, eventId)
  for (const [at, totals] of rounds.entries()) {
    const roundId = roundIds[at] ?? ''
    await world.call('setEventState', { params: { eventId: roundId }, body: { state: 'in progress' } })
    await recordCards(
      world,
      roundId,
      totals.flatMap((total, index) =>
        total === null ? [] : [{ playerId: ids.get(index + 1) ?? 0, strokes: spread(total) }],
      ),
    )
  }
  const [board] = await world.call('listLeaderboards', { params: { eventId } })
  const params = { eventId, leaderboardId: board?.id ?? 0 }
  const { flights } = await world.call('getStandings', { params, query: {} })
  const labels = flights.map(({ name, rows }) => [
    name,
    rows.map(row => `${row.name.slice(-1)} ${row.label} ${row.movement}`),
  ])
  return {
    labels,
    explain: (number: number) =>
      world.call('explainStanding', { params: { ...params, sideId: ids.get(number) ?? 0 }, query: {} }),
  }
}

test('a cut over all flights leaves each flight its own ranking of those who made it', async () => {
  const { labels, explain } = await boardWith('leaderboard')
  expect(labels).toEqual([
    ['Low', ['1 1 0', '2 2 0', '3 CUT null']],
    ['High', ['4 1 0', '5 CUT null', '6 CUT null']],
  ])
  const { standing } = await explain(4)
  expect(standing.at(-1)).toEqual({ what: 'position in the flight', result: '1' })
})

test('without it every flight has a cut of its own', async () => {
  const { labels } = await boardWith(undefined)
  expect(labels.map(([, rows]) => String(rows).includes('CUT'))).toEqual([false, false])
})
