/** A round that is official while its multi-round event goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../../test/playedEvent.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

const cup = { eventId: 'M-100' }
let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.rows(`
    delete from flight_player where leaderboard_id in (select leaderboard_id from leaderboard where event_id = 101);
    delete from flight where leaderboard_id in (select leaderboard_id from leaderboard where event_id = 101);
    update leaderboard set format_id = 'strokePlay', type_id = 1, team = false, settings = '{"format":{"score":"net"}}' where event_id = 101`)
  await world.rows(`delete from player_handicap where event_id = 101`)
  await recordCards(world, 'S-101', [
    { playerId: 1, strokes: Array(18).fill(4) },
    { playerId: 2, strokes: Array(18).fill(4) },
  ])
  for (const state of ['in progress', 'completed', 'official'] as const)
    await world.call('setEventState', { params: { eventId: 'S-101' }, body: { state } })
})
afterAll(() => world.close())

const setIndex = { params: { ...cup, playerId: 1 }, body: { hcIndex: 40 } }

test('nothing changes in the event, by a program or a person, that would move its results', async () => {
  const before = await world.rows('select * from player_handicap order by event_id, player_id')
  expect(await world.refusal('setPlayerHandicapIndex', setIndex)).toBe('EVENT_NOT_EDITABLE')
  const staff = staffCalls(world)
  const set = { params: cup, body: { players: [{ playerId: 1, hcIndex: 40 }] } }
  const refused = await staff.refused('setHandicaps', set)
  expect(refused.code).toBe('EVENT_NOT_EDITABLE')
  expect(refused.detail).toContain('S-101')
  expect(await world.rows('select * from player_handicap order by event_id, player_id')).toEqual(before)
})

test('what leaves its results goes on: a late entry, a handicap of the next round', async () => {
  await world.call('registerPlayers', { params: cup, body: { playerId: 4 } })
  await world.call('setPlayerHandicapIndex', { params: { eventId: 'S-102', playerId: 1 }, body: { hcIndex: 40 } })
})

test('once the round is reopened the event changes it again', async () => {
  await world.call('setEventState', {
    params: { eventId: 'S-101' },
    body: { state: 'completed', reason: 'A wrong handicap' },
  })
  await world.call('setPlayerHandicapIndex', setIndex)
})
