import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyOperationId } from '../../../contract/all.ts'
import type { Preview } from '../../../contract/preview.ts'
import { said } from '../../../contract/words/say.ts'
import { databaseHash } from '../../../test/databaseHash.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { runs } from '../../../tools/counts.ts'
import { seed } from '../../../tools/seed.ts'
import { pick, seeded } from '../../ops/sample/seeded.ts'
import { differences } from './differences.ts'
import type { EventSnapshot } from './eventSnapshot.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await begin()
})
afterAll(() => world.close())

const eventId = 'S-110'
const params = { eventId }
const boards = [1021, 1022]

/** The medal with groups, some cards, and paper that was printed. */
async function begin(): Promise<void> {
  await world.call('assignPlayersToTeePairings', {
    params,
    body: [
      { teePairingId: 5021, playerIds: [1, 3] },
      { teePairingId: 5022, playerIds: [2] },
    ],
  })
  await world.rows(`
    delete from card where event_id = 110; delete from score_entry where event_id = 110;
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select 1, 110, 'P', n, array_fill((3 + n)::smallint, array[18]), 'OPEN', true, 1, now() from generate_series(1, 2) n`)
  for (const document of ['scorecards', 'teeSheet', 'flights', 'results'] as const) {
    const { documents } = await staff.call('listDocuments', { params })
    const pages = documents.find(one => one.document === document)?.pages ?? []
    const body = { pages: pages.map(({ page, version }) => ({ page, version })) }
    if (pages.length > 0) await staff.call('markPrinted', { params: { eventId, document }, body })
  }
}

/** The event as anybody may read it, by the operations that answer it. */
async function read(): Promise<EventSnapshot> {
  const standings = boards.map(leaderboardId => world.call('getStandings', { params: { eventId, leaderboardId } }))
  const readiness = await staff.call('checkReadiness', { params })
  const { documents } = await staff.call('listDocuments', { params })
  const rules = readiness.rules.map(rule => ({
    ...rule,
    findings: rule.findings.map(({ text }) => ({ said: said('fields.asWritten', { text }) })),
  }))
  return { boards: await Promise.all(standings), rules, documents: [{ eventId, states: documents }] }
}

type Asked = {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
}
type Try = readonly [id: AnyOperationId, input: Asked]

const players = [1, 2, 3, 6, 9]
const places = [null, 5021, 5022]

/** A write, of whatever sort, that the world may also refuse. */
async function randomWrite(random: () => number): Promise<Try> {
  const playerId = pick(players, random)
  const index = Math.round(random() * 540) / 10
  const sheet = await staff.call('getTeeSheet', { params })
  const at = sheet.teePairings.find(one => one.seats.includes(playerId))?.id ?? null
  const flights = [2021, 2022].map((flightId, which) => ({
    flightId,
    name: which === 0 ? 'Low' : 'High',
    memberIds: players.filter(id => (id + Math.round(random() * 9)) % 2 === which),
  }))
  const { entries } = await staff.call('listEventLog', { params, query: { most: 5 } })
  const step = entries.find(one => one.step !== undefined)?.step
  const writes: readonly Try[] = [
    ['setHandicaps', { params, body: { players: [{ playerId, hcIndex: index, locked: false }] } }],
    ['setHandicaps', { params, body: { players: [{ playerId, hcCourse: 3, hcPlaying: 3, manualMsg: 'Agreed' }] } }],
    ['arrangeTeeSheet', { params, body: { moves: [{ playerId, from: at, to: pick(places, random) }] } }],
    ['arrangeTeeSheet', { params, body: { remove: [pick([5021, 5022], random)] } }],
    [
      'arrangeTeams',
      { params, body: { rename: [{ teamId: pick([3011, 3012], random), name: `T${Math.round(random() * 4)}` }] } },
    ],
    ['arrangeFlights', { params, body: { boards: [{ leaderboardId: 1021, flights }] } }],
    ['regenerateLink', { params: { eventId, purpose: pick(['results', 'scoring'], random) }, body: {} }],
    ['updateEvent', { params, body: { settings: { allocPct: pick([70, 85, 95, 100], random) } } }],
    ['updateLeaderboard', { params: { eventId, leaderboardId: 1021 }, body: { name: pick(['Net', 'Medal'], random) } }],
    ['withdrawPlayer', { params: { eventId, playerId: pick([3, 6, 9], random) }, body: { reason: 'Injured' } }],
    ['refreshHandicaps', { params, body: { text: `Costa, Bruno;${index.toFixed(1)}`, asOf: '2026-05-01' } }],
    ...(step === undefined ? [] : [['undo', { params, body: { steps: [step] } }] as const]),
  ]
  return pick(writes, random)
}

/** Tried first, so that each sort of consequence is seen: who has a card is ranked, and a card on paper changes. */
const first: readonly Try[] = [
  [
    'arrangeFlights',
    {
      params,
      body: {
        boards: [
          {
            leaderboardId: 1021,
            flights: [
              { flightId: 2021, name: 'Low', memberIds: [1, 2, 3] },
              { flightId: 2022, name: 'High', memberIds: [6, 9] },
            ],
          },
        ],
      },
    },
  ],
  ['setHandicaps', { params, body: { players: [{ playerId: 2, hcIndex: 40, locked: false }] } }],
  ['arrangeTeeSheet', { params, body: { moves: [{ playerId: 3, from: 5021, to: null }] } }],
]

async function effectsOf([id, input]: Try, preview: boolean): Promise<unknown> {
  const query = { ...input.query, ...(preview && { preview }) }
  try {
    return await staff.call(id, { ...input, query } as never)
  } catch (error) {
    return `refused: ${(error as { readonly code?: string }).code}`
  }
}

test('what a preview announces is what happens, and a preview alone changes nothing', async () => {
  const random = seeded(seed)
  const seen = { standings: 0, appear: 0, go: 0, documents: 0 }
  const writes = runs(25, 1000)
  for (let count = 0; count < writes; count += 1) {
    const write = first[count] ?? (await randomWrite(random))
    const what = `seed ${seed}, write ${count}: ${JSON.stringify(write)}`
    const hash = await databaseHash(world)
    const before = await read()
    const told = await effectsOf(write, true)
    expect(await databaseHash(world), what).toBe(hash)
    const done = await effectsOf(write, false)
    if (typeof told === 'string' || typeof done === 'string') expect(told, what).toBe(done)
    else {
      const { standings, readiness, documents } = told as Preview<unknown>
      const real = differences(before, await read(), 'en')
      expect({ standings, readiness, documents }, what).toEqual(JSON.parse(JSON.stringify(real)))
      seen.standings += standings.length
      seen.appear += readiness.appear.length
      seen.go += readiness.go.length
      seen.documents += documents.length
    }
  }
  // Otherwise nothing was tried.
  expect(
    Object.values(seen).every(one => one > 0),
    `seed ${seed}: ${JSON.stringify(seen)}`,
  ).toBe(true)
})

test('a withdrawal names the team, the flight, and the paper of the group', async () => {
  const own = await startWorld()
  try {
    const calls = staffCalls(own)
    await own.call('assignPlayersToTeePairings', { params, body: [{ teePairingId: 5022, playerIds: [3, 6] }] })
    await own.call('assignPlayerToFlight', { params: { eventId, flightId: 2022, playerId: 3 } })
    const { documents } = await calls.call('listDocuments', { params })
    const cards = documents.find(({ document }) => document === 'scorecards')?.pages ?? []
    await calls.call('markPrinted', {
      params: { eventId, document: 'scorecards' },
      body: { pages: cards.map(({ page, version }) => ({ page, version })) },
    })
    const told = (await calls.call('withdrawPlayer', {
      params: { eventId, playerId: 3 },
      query: { preview: true },
      body: {},
    })) as unknown as Preview<unknown>
    expect(told.documents).toEqual([
      { eventId, document: 'scorecards', name: 'Scorecards', pages: [cards.at(-1)?.label] },
    ])
    expect(told.standings.map(({ name, sides }) => [name, sides.map(side => [side.name, side.to])])).toEqual([
      ['Medal Net', [['Carla Dias', null]]],
    ])
    expect(told.readiness.appear.map(({ text }) => text)).toContain(
      'Filipe Melo plays alone in the group at 09:10 from 1, without a marker.',
    )
  } finally {
    await own.close()
  }
})
