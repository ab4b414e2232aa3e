/** What the committee is told before it acts on the day of an event is what then really is different: places, prizes, groups, cards and paper. */
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyOperationId } from '../../../contract/all.ts'
import type { MovedSide, Preview, Standing } from '../../../contract/preview.ts'
import { databaseHash } from '../../../test/databaseHash.ts'
import {
  idsByNumber,
  importCourse,
  importFile,
  numberedPlayer,
  recordCards,
  spread,
} from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { runs } from '../../../tools/counts.ts'
import { seed } from '../../../tools/seed.ts'
import { pick, seeded, shuffled } from '../../ops/sample/seeded.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

type Day = { readonly eventId: string; readonly players: readonly number[]; readonly boards: readonly number[] }

/** Twelve players in three groups, pairs and flights; eight of them have played, some level; prizes, and paper that was printed. */
async function playedDay(random: () => number): Promise<Day> {
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1)
  const keys = numbers.map(number => `p${number}`)
  const payouts = { addedCents: 30_000, table: { cents: [15_000, 10_000, 5000] } }
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Day of changes',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [await importCourse(world, `Day of changes ${random()}`, Array(18).fill(4))],
    players: numbers.map(numberedPlayer),
    handicaps: keys.map((player, at) => ({ player, hcIndex: at * 2 })),
    teams: [0, 1, 2, 3, 4, 5].map(at => ({
      key: `t${at}`,
      name: `Pair ${at}`,
      players: keys.slice(2 * at, 2 * at + 2),
    })),
    leaderboards: [
      {
        name: 'Gross',
        format: 'strokePlay',
        settings: { score: 'gross' },
        payouts,
        ties: { steps: ['backNine', 'holeByHole'] },
      },
      {
        name: 'Net',
        format: 'strokePlay',
        settings: { score: 'net' },
        payouts,
        flights: [
          { name: 'Low', players: keys.slice(0, 6) },
          { name: 'High', players: keys.slice(6) },
        ],
      },
      { name: 'Stableford', format: 'stableford', settings: { score: 'net' } },
    ],
    teePairings: [0, 1, 2].map(at => ({
      teeTime: `2026-05-01T08:${at}0:00+01:00`,
      players: keys.slice(4 * at, 4 * at + 4),
    })),
  })
  const ids = await idsByNumber(world, eventId)
  const players = numbers.map(number => ids.get(number) ?? 0)
  await recordCards(
    world,
    eventId,
    players.slice(0, 8).map(playerId => ({ playerId, strokes: spread(70 + Math.floor(random() * 5)) })),
  )
  // Ties are broken once play is over.
  if (random() < 0.7) await world.call('setEventState', { params: { eventId }, body: { state: 'completed' } })
  const { leaderboards } = await staff.call('getEventSetup', { params: { eventId } })
  const { documents } = await staff.call('listDocuments', { params: { eventId } })
  for (const { document, pages } of documents)
    if (pages.length > 0)
      await staff.call('markPrinted', {
        params: { eventId, document },
        body: { pages: pages.map(({ page, version }) => ({ page, version })) },
      })
  return { eventId, players, boards: leaderboards.map(({ leaderboardId }) => leaderboardId) }
}

type Try = readonly [id: AnyOperationId, input: { readonly params?: object; readonly body?: unknown }]

const allSteps = ['shared', 'lastHoles', 'backNine', 'holeByHole', 'hardestHoles', 'lowerHandicap', 'byHand'] as const

const sorts = 11

const kinds = [
  'addLateEntry',
  'correctCard',
  'replacePlayer',
  'setCardStatus',
  'shortenRound',
  'undo',
  'updateLeaderboard',
  'withdrawPlayer',
]

/** A decision of this sort; the last sort takes a step back, mostly the latest. */
async function randomWrite({ eventId, players, boards }: Day, random: () => number, sort: number): Promise<Try> {
  const params = { eventId }
  // Who has a score stays: those of the last group can leave.
  const leaving = pick(random() < 0.8 ? players.slice(8) : players, random)
  const playerId = pick(players, random)
  const cardId = `P-${playerId}`
  const board = { eventId, leaderboardId: pick(boards, random) }
  const reason = 'The committee decided'
  const tieStep = pick(allSteps, random)
  const holes = spread(68 + Math.floor(random() * 12)).map(one => (random() < 0.03 ? 0 : one))
  const { entries } = await staff.call('listEventLog', { params, query: { most: 8 } })
  const steps = entries.flatMap(one => one.step ?? [])
  const order = shuffled(players, random).slice(0, 4)
  const { flights } = await staff.call('getFlights', { params })
  const { teePairings } = await staff.call('getTeeSheet', { params })
  const late = {
    teePairingId: pick(teePairings, random).id,
    flightIds: flights.length > 0 ? [pick(flights, random).flightId] : [],
  }
  const { settings } = await staff.call('getLeaderboard', { params: board })
  const set = (key: 'ties' | 'playOff' | 'payouts', to: unknown): Try => [
    'updateLeaderboard',
    { params: board, body: { settings: { [key]: { from: settings[key] ?? null, to } }, reason } },
  ]
  const bySort: readonly (() => Try)[] = [
    () => ['correctCard', { params: { eventId, cardId }, body: { holes, reason } }],
    () => [
      'setCardStatus',
      { params: { eventId, cardId }, body: { status: pick(['OPEN', 'NC', 'WD', 'DQ', 'NS'], random), reason } },
    ],
    () => [
      'shortenRound',
      { params, body: { counts: pick([null, 'completed', 'nothing', [1, 2, 3, 4, 5, 6, 7, 8, 9]], random) } },
    ],
    () => set('ties', tieStep === 'shared' ? null : { steps: [tieStep] }),
    () =>
      set(
        'playOff',
        order.map((id, at) => ({ side: id, order: at + 1 })),
      ),
    () => set('payouts', { addedCents: 10_000 + Math.floor(random() * 20_000), table: { percent: [60, 40] } }),
    () => ['withdrawPlayer', { params: { eventId, playerId: leaving }, body: { reason } }],
    () => ['withdrawPlayer', { params: { eventId, playerId: leaving }, body: { reason, blindDraw: true } }],
    () => [
      'replacePlayer',
      {
        params: { eventId, playerId: leaving },
        body: { by: { playerId: pick([1, 2, 3, 6], random), hcIndex: 7.5 }, reason },
      },
    ],
    () => ['addLateEntry', { params, body: { who: { playerId: pick([1, 2, 3, 6], random), hcIndex: 7.5 }, ...late } }],
    () => ['undo', { params, body: { steps: [random() < 0.7 ? (steps[0] ?? '') : pick(steps, random)] } }],
  ]
  return (bySort[sort] ?? expect.fail())()
}

async function effectsOf([id, input]: Try, preview: boolean): Promise<unknown> {
  try {
    return await staff.call(id, { ...input, query: preview ? { preview } : {} } as never)
  } catch (error) {
    return `refused: ${(error as { readonly code?: string }).code}`
  }
}

/** What anybody may read of the event, by plain questions of its own, each thing by its name. */
async function read({ eventId, boards }: Day) {
  const params = { eventId }
  const standings = new Map<number, Map<number, Standing>>()
  for (const leaderboardId of boards) {
    const { flights } = await world.call('getStandings', { params: { eventId, leaderboardId } })
    const rows = flights.flatMap(({ name: flight = null, rows: sides }) =>
      sides.map(
        ({ sideId, label, value, payoutCents = null }) => [sideId, { flight, label, value, payoutCents }] as const,
      ),
    )
    standings.set(leaderboardId, new Map(rows))
  }
  const numbers = `event_id = ${eventId.slice(2)}`
  const places = await world.rows<{ what: string; id: number; player: number }>(`
    select 'teePairingIds' as what, tee_pairing_id as id, player_id as player from tee_pairing_player where registration_${numbers}
    union all select 'teamIds', team_id, player_id from team_player where registration_${numbers}
    union all select 'flightIds', flight_id, player_id from flight_player where ${numbers}`)
  const { cards } = await staff.call('listCards', { params })
  const { documents } = await staff.call('listDocuments', { params })
  const current = documents.flatMap(({ document, pages }) =>
    pages.flatMap(({ state, label }) => (state === 'current' ? [`${document} ${label}`] : [])),
  )
  return { standings, places, cards: new Map(cards.map(card => [card.cardId, card])), current }
}
type Facts = Awaited<ReturnType<typeof read>>

/** Who stands elsewhere on a leaderboard: from where, to where. */
function moved(before: ReadonlyMap<number, Standing>, after: ReadonlyMap<number, Standing>) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map(sideId => ({ sideId, from: before.get(sideId) ?? null, to: after.get(sideId) ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
}

const bySide = (sides: readonly Pick<MovedSide, 'sideId' | 'from' | 'to'>[]) =>
  sides.map(({ sideId, from, to }) => ({ sideId, from, to })).sort((a, b) => a.sideId - b.sideId)

/** Groups, teams and flights that somebody has left or joined. */
function changedPlaces(before: Facts, after: Facts, what: string): readonly number[] {
  const keyed = ({ places }: Facts) => new Map(places.map(one => [`${one.what} ${one.id} ${one.player}`, one]))
  const [was, is] = [keyed(before), keyed(after)]
  const all = [...was, ...is].filter(([key, one]) => one.what === what && was.has(key) !== is.has(key))
  return [...new Set(all.map(([, { id }]) => id))].sort((a, b) => a - b)
}

type Places = Readonly<Record<'teePairingIds' | 'teamIds' | 'flightIds', readonly number[]>>

test('places, prizes, groups, cards and paper after a decision of the day are those that were announced', async () => {
  const random = seeded(seed)
  const done = new Map<string, number>()
  const seen = { sides: 0, prizes: 0, places: 0, cards: 0, papers: 0 }
  let day: Day = await playedDay(random)
  let order: readonly number[] = []
  const writes = runs(30, 800)
  // A decision that is refused shows nothing: days go on until each kind was taken and each consequence met.
  const isShown = () => done.size === kinds.length && Object.values(seen).every(one => one > 0)
  for (let count = 0; count < writes || (!isShown() && count < 10 * writes); count += 1) {
    const at = count % sorts
    if (at === 0) {
      // So that there are always some who have not withdrawn.
      day = count === 0 ? day : await playedDay(random)
      order = [
        ...shuffled(
          Array.from({ length: sorts - 1 }, (_, sort) => sort),
          random,
        ),
        sorts - 1,
      ]
    }
    const write = await randomWrite(day, random, order[at] ?? 0)
    const [id, { params }] = write
    const what = `seed ${seed}, write ${count}: ${JSON.stringify(write)}`
    const before = await read(day)
    const hash = await databaseHash(world)
    const told = await effectsOf(write, true)
    expect(await databaseHash(world), what).toBe(hash)
    const real = await effectsOf(write, false)
    if (typeof told === 'string' || typeof real === 'string') {
      expect(told, what).toBe(real)
      continue
    }
    done.set(id, (done.get(id) ?? 0) + 1)
    const after = await read(day)
    const { standings, reply, documents } = told as Preview<Places & { readonly cardId: string }>
    for (const leaderboardId of day.boards) {
      const sides = moved(
        before.standings.get(leaderboardId) ?? new Map(),
        after.standings.get(leaderboardId) ?? new Map(),
      )
      const board = standings.find(one => one.leaderboardId === leaderboardId)
      expect(bySide(board?.sides ?? []), what).toEqual(bySide(sides))
      seen.sides += sides.length
      seen.prizes += sides.filter(({ from, to }) => from?.payoutCents !== to?.payoutCents).length
    }
    const lost = before.current.filter(page => !after.current.includes(page))
    const stale = documents.flatMap(one => one.pages.map(label => `${one.document} ${label}`))
    expect(stale.sort(), what).toEqual(lost.sort())
    seen.papers += lost.length
    if (id === 'withdrawPlayer' || id === 'replacePlayer') {
      for (const one of ['teePairingIds', 'teamIds', 'flightIds'] as const) {
        const changed = changedPlaces(before, after, one)
        expect(
          [...reply[one]].sort((a, b) => a - b),
          `${one}, ${what}`,
        ).toEqual(changed)
        seen.places += changed.length
      }
    } else if (id === 'addLateEntry') {
      const { teePairingId, flightIds } = write[1].body as { teePairingId: number; flightIds: readonly number[] }
      expect(changedPlaces(before, after, 'teePairingIds'), what).toEqual([teePairingId])
      expect(changedPlaces(before, after, 'flightIds'), what).toEqual(flightIds)
    } else if (id !== 'undo')
      for (const one of ['teePairingIds', 'teamIds', 'flightIds'] as const)
        expect(changedPlaces(before, after, one), what).toEqual([])
    const own = (params as { readonly cardId?: string }).cardId
    if (own !== undefined) {
      expect(reply, what).toEqual(
        await world.call('getCard', { params: { eventId: day.eventId, cardId: own } } as never),
      )
      for (const [cardId, card] of before.cards) if (cardId !== own) expect(after.cards.get(cardId), what).toEqual(card)
      seen.cards += isDeepStrictEqual(before.cards.get(own), after.cards.get(own)) ? 0 : 1
    }
  }
  // Otherwise nothing was tried.
  expect([...done.keys()].sort(), `seed ${seed}`).toEqual(kinds)
  expect(
    Object.values(seen).every(one => one > 0),
    `seed ${seed}: ${JSON.stringify(seen)}`,
  ).toBe(true)
})
