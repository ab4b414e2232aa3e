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

/** Player 1 is best gross and net, 2 second gross, 3 second net. Strokes and playing handicap. */
const field = [
  { strokes: 70, handicap: 10 },
  { strokes: 74, handicap: 0 },
  { strokes: 80, handicap: 18 },
  { strokes: 85, handicap: 20 },
]

async function played(onePrize: object | undefined) {
  const courseId = await importCourse(world, `Prizes ${JSON.stringify(onePrize)}`, parsOf(72))
  const board = (name: string, score: 'gross' | 'net', cents: readonly number[]) => ({
    name,
    format: 'strokePlay',
    settings: { score },
    payouts: { addedCents: cents.reduce((sum, one) => sum + one), table: { cents }, ...(onePrize && { onePrize }) },
  })
  const { eventId } = await importFile(world, {
    communityId: 1,
    name: 'Gross and net',
    timeZone: 'UTC',
    startDate: '2026-05-04',
    endDate: '2026-05-04',
    state: 'in progress',
    courseIds: [courseId],
    players: field.map((_, at) => numberedPlayer(at + 1)),
    handicaps: field.map(({ handicap }, at) => ({ player: `p${at + 1}`, hcCourse: handicap, hcPlaying: handicap })),
    leaderboards: [board('Gross', 'gross', [5000, 2000]), board('Net', 'net', [6000, 1000])],
  })
  const ids = await idsByNumber(world, eventId)
  const record = (numbers: readonly number[]) =>
    recordCards(
      world,
      eventId,
      numbers.map(number => ({ playerId: ids.get(number) ?? 0, strokes: spread(field[number - 1]?.strokes ?? 0) })),
    )
  await record([1, 2, 3, 4])
  const boards = await world.call('listLeaderboards', { params: { eventId } })
  const paramsOf = (name: string) => ({ eventId, leaderboardId: boards.find(one => one.name === name)?.id ?? 0 })
  return {
    ids,
    record,
    rule: (number: number) =>
      world.call('setCardStatus', {
        params: { eventId, cardId: `P-${ids.get(number)}` },
        body: { status: 'DQ', reason: 'Ruling of the committee' },
      }),
    async money(name: string) {
      const { flights } = await world.call('getStandings', { params: paramsOf(name), query: {} })
      return flights[0]?.rows.map(row => [Number(row.name.slice(-1)), row.payoutCents])
    },
    why: (name: string, number: number) =>
      world.call('explainStanding', { params: { ...paramsOf(name), sideId: ids.get(number) ?? 0 }, query: {} }),
  }
}

test('who wins on both keeps the prize of the leaderboard that comes first, and on the other everybody moves up', async () => {
  const { money, why, rule } = await played({ group: 'day' })
  expect(await money('Gross')).toEqual([
    [1, 5000],
    [2, 2000],
    [3, 0],
    [4, 0],
  ])
  expect(await money('Net')).toEqual([
    [1, 0],
    [3, 6000],
    [4, 1000],
    [2, 0],
  ])
  expect((await why('Net', 1)).payout).toContainEqual({ what: 'keeps another prize', result: '0' })
  await rule(1)
  expect(await money('Gross')).toEqual([
    [2, 5000],
    [3, 2000],
    [4, 0],
    [1, 0],
  ])
  expect(await money('Net')).toEqual([
    [3, 0],
    [4, 6000],
    [2, 0],
    [1, 0],
  ])
})

test('with the rule of the higher money the better paid prize is kept', async () => {
  const { money } = await played({ group: 'day', rule: 'higherMoney' })
  expect(await money('Gross')).toEqual([
    [1, 0],
    [2, 5000],
    [3, 2000],
    [4, 0],
  ])
  expect(await money('Net')).toEqual([
    [1, 6000],
    [3, 0],
    [4, 1000],
    [2, 0],
  ])
})

test('without the rule a side wins on both', async () => {
  const { money } = await played(undefined)
  expect((await money('Gross'))?.[0]).toEqual([1, 5000])
  expect((await money('Net'))?.[0]).toEqual([1, 6000])
})
