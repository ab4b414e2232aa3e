import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../../../test/staffCalls.ts'
import { entry, results, start } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await start(world)
  await world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [{ teePairingId: 5021, playerIds: [1, 3] }],
  })
})
afterAll(() => world.close())

const pace = () => staffCalls(world).call('listPace', { params: { eventId: 'S-110' } }, 'viewer')

test('a group has a hole when its last card has, by the clock of the phone; a correction and the committee change nothing', async () => {
  expect(await pace()).toEqual({ groups: [] })
  const at = (time: string) => `2026-05-01T${time}.000+00:00`
  const tapped = (playerId: number, hole: number, time: string, strokes = 4) =>
    entry({ playerId, scorer: playerId, hole, strokes, tappedAt: at(time) })
  await results(world, [
    tapped(1, 1, '08:12:00'),
    tapped(3, 1, '08:14:30'),
    tapped(3, 3, '08:40:00'),
    tapped(3, 1, '08:50:00', 5),
    entry({ playerId: 1, scorer: 'committee', hole: 5, tappedAt: at('08:55:00') }),
  ])
  expect(await pace()).toEqual({
    groups: [{ teePairingId: 5021, holesAt: [at('08:14:30'), null, at('08:40:00')] }],
  })
})
