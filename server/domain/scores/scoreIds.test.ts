import { afterAll, beforeAll, expect, test } from 'vitest'
import { entry, results, start } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await start(world)
})
afterAll(() => world.close())

const idOf = async (playerId: number) => {
  const criteria = { playerIds: [playerId], holeScores: false }
  return (await world.call('searchPlayerScores', { params: { eventId: 'S-110' }, criteria }))[0]?.id
}

test('a score has an id from the first entry on, and keeps it whatever becomes of the card', async () => {
  expect(await idOf(3)).toBeUndefined()
  await results(world, [entry({ strokes: 4 })])
  const id = await idOf(3)
  expect(id).toBeGreaterThan(0)
  await results(world, [entry({ hole: 2, strokes: 5 }), entry({ hole: 1, deviceSequence: 99, cleared: true })])
  const params = { eventId: 'S-110', cardId: 'P-3' }
  await world.call('setCardStatus', { params, body: { status: 'WD', reason: 'Injured' } })
  await world.call('setCardStatus', { params, body: { status: 'OPEN', reason: 'Plays on' } })
  await world.call('correctCard', { params, body: { holes: Array(18).fill(null), reason: 'Another player' } })
  expect(await idOf(3)).toBe(id)
})

test('players and teams have their ids from one sequence', async () => {
  const [team] = await world.call('searchTeamScores', { params: { eventId: 'S-140' } })
  const players = await world.call('searchPlayerScores', { params: { eventId: 'M-100' } })
  const ids = [team?.id, await idOf(2), await idOf(3), ...players.flatMap(({ id }) => id ?? [])]
  expect(ids.every(id => Number.isInteger(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('what two players have is swapped, and each score stays what it was', async () => {
  await results(world, [entry({ playerId: 6, scorer: 'committee', strokes: 7, reason: 'Paper' })])
  const ids = [await idOf(3), await idOf(6)]
  await world.call('swapScores', {
    params: { eventId: 'S-110', cardId: 'P-3' },
    body: { to: 'P-6', reason: 'Two players mixed up' },
  })
  expect([await idOf(3), await idOf(6)]).toEqual(ids)
})
