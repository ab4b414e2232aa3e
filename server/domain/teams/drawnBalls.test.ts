import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  idsByNumber,
  importCourse,
  importFile,
  numberedPlayer,
  parsOf,
  recordCards,
} from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
let params: { readonly eventId: string }
let board: number
let ids: ReadonlyMap<number, number>

const id = (number: number) => ids.get(number) ?? 0
const scores = (...cards: readonly (readonly [number: number, each: number])[]) =>
  recordCards(
    world,
    params.eventId,
    cards.map(([number, each]) => ({ playerId: id(number), strokes: Array.from({ length: 18 }, () => each) })),
  )

/** The team of the first player on the board of the best ball. */
async function row() {
  const { flights } = await world.call('getStandings', { params: { ...params, leaderboardId: board } })
  const found = flights[0]?.rows.find(({ players }) => players[0]?.playerId === id(1))
  return {
    value: found?.value,
    players: found?.players.map(({ playerId }) => playerId),
    drawn: found?.drawn?.map(({ playerId }) => playerId),
    cents: found?.playerPayoutsCents,
  }
}

const teamId = async () => {
  const teams = await world.call('listTeams', { params })
  return teams.find(({ players }) => players.some(({ playerId }) => playerId === id(1)))?.teamId ?? 0
}
const drawnBalls = async () =>
  (await staff.call('listDrawnBalls', { params })).map(({ teamId: team, playerId }) => [team, playerId])
const lastStep = async () => {
  const { entries } = await staff.call('listEventLog', { params, query: { most: 1 } })
  return entries[0]?.step ?? ''
}

beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  const players = [1, 2, 3, 4].map(numberedPlayer)
  const [one, two, three, four] = players.map(({ key }) => key)
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Pairs',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    courseIds: [await importCourse(world, 'Course of pairs', parsOf(72))],
    players,
    teams: [
      { key: 'first', name: 'First', players: [one, two] },
      { key: 'second', name: 'Second', players: [three, four] },
    ],
    leaderboards: [
      {
        name: 'Best ball',
        format: 'bestBall',
        settings: { score: 'gross', count: 2 },
        payouts: { feeCents: 0, addedCents: 30_000, table: 'winnerTakesAll', teamPrize: 'split' },
      },
    ],
  })
  params = { eventId }
  ids = await idsByNumber(world, eventId)
  board = (await world.call('listLeaderboards', { params }))[0]?.id ?? 0
})
afterAll(() => world.close())

test('a team that loses a player gets a ball by lot, the one that the preview has shown, and all goes back in one step', async () => {
  const team = await teamId()
  const input = { params: { ...params, playerId: id(2) }, body: { blindDraw: true } }
  const { reply } = (await staff.call('withdrawPlayer', { ...input, query: { preview: true } })) as unknown as {
    readonly reply: { readonly drawn: readonly { readonly playerId: number }[] }
  }
  expect(await drawnBalls()).toEqual([])
  const { drawn = [] } = await staff.call('withdrawPlayer', input)
  expect(drawn).toEqual(reply.drawn)
  expect(drawn.map(({ teamId: of }) => of)).toEqual([team])
  const lot = drawn[0]?.playerId ?? 0
  expect([id(3), id(4)]).toContain(lot)
  expect(await drawnBalls()).toEqual([[team, lot]])
  expect((await world.call('listTeams', { params })).find(one => one.teamId === team)?.players).toHaveLength(1)

  await staff.call('undo', { params, body: { steps: [await lastStep()] } })
  expect(await drawnBalls()).toEqual([])
  expect((await world.call('listTeams', { params })).find(one => one.teamId === team)?.players).toHaveLength(2)
  expect((await staff.call('withdrawPlayer', input)).drawn?.map(({ playerId }) => playerId)).toEqual([lot])
})

test('nobody is missing in a team that has a drawn ball', async () => {
  const missing = async () => {
    const { rules } = await staff.call('checkReadiness', { params })
    return rules.flatMap(({ findings }) => findings.filter(({ text }) => text.includes('needs teams of')))
  }
  expect(await missing()).toEqual([])
  await staff.call('setDrawnBall', { params: { ...params, teamId: await teamId() }, body: { drawn: false } })
  expect((await missing()).map(({ text }) => text)).toEqual(['Best ball needs teams of at least 2: First has 1.'])
  await staff.call('undo', { params, body: { steps: [await lastStep()] } })
  expect(await missing()).toEqual([])
})

test('the drawn ball counts for both teams as it is played, and has no share in the prize', async () => {
  const [[, lot = 0] = []] = await drawnBalls()
  const drawnNumber = lot === id(3) ? 3 : 4
  for (const state of ['published', 'in progress'] as const)
    await world.call('setEventState', { params, body: { state } })
  await scores([1, 4], [drawnNumber, 4], [drawnNumber === 3 ? 4 : 3, 5])
  expect(await row()).toEqual({ value: 144, players: [id(1)], drawn: [lot], cents: [30_000] })
  await scores([drawnNumber, 3])
  expect(await row()).toMatchObject({ value: 126 })
  const { flights } = await world.call('getStandings', { params: { ...params, leaderboardId: board } })
  expect(flights[0]?.rows.map(({ name, value }) => [name, value])).toEqual([
    ['First', 126],
    ['Second', 144],
  ])

  const team = await teamId()
  await staff.call('setDrawnBall', { params: { ...params, teamId: team }, body: { drawn: false } })
  expect((await row()).drawn).toBeUndefined()
  await staff.call('undo', { params, body: { steps: [await lastStep()] } })
  expect(await row()).toMatchObject({ value: 126, drawn: [lot] })
})

test('one more can be drawn until every ball of the other teams is', async () => {
  const team = await teamId()
  const draw = () => staff.call('setDrawnBall', { params: { ...params, teamId: team }, body: { drawn: true } })
  const { playerId } = await draw()
  expect((await drawnBalls()).map(([, player]) => player).sort()).toEqual([id(3), id(4)].sort())
  expect([id(3), id(4)]).toContain(playerId)
  const refused = await staff.refused('setDrawnBall', { params: { ...params, teamId: team }, body: { drawn: true } })
  expect(refused).toMatchObject({ code: 'NOT_FOUND' })
})
