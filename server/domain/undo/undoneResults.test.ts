/** Undo never moves an official result, nor makes one official: whichever address of the event it comes by. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordCards } from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
  await world.rows(`
    delete from flight_player where leaderboard_id in (select leaderboard_id from leaderboard where event_id = 101);
    delete from flight where leaderboard_id in (select leaderboard_id from leaderboard where event_id = 101);
    update leaderboard set format_id = 'strokePlay', type_id = 1, team = false, settings = '{"format":{"score":"net"}}' where event_id = 101;
    delete from player_handicap where event_id = 101`)
})
afterEach(() => world.close())

async function send(method: 'PUT' | 'POST' | 'PATCH', url: string, body: unknown) {
  const answer = await world.app.inject({
    method,
    url,
    headers: { ...world.browser('manager'), 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  return { status: answer.statusCode, step: String(answer.headers['x-request-id']), body: JSON.parse(answer.payload) }
}

const setState = (eventId: string, state: string, reason?: string) =>
  send('PUT', `/v1/events/${eventId}/state`, { state, reason })
const undo = (eventId: string, ...steps: readonly string[]) =>
  send('POST', `/console/api/events/${eventId}/undo`, { steps })

test.each(['M-100', 'S-102'])('a handicap of a round that is official does not come back by %s', async address => {
  await recordCards(world, 'S-101', [
    { playerId: 1, strokes: Array(18).fill(4) },
    { playerId: 2, strokes: Array(18).fill(4) },
  ])
  const players = [{ playerId: 1, hcIndex: 40 }]
  const set = await send('PATCH', '/console/api/events/M-100/players/handicaps', { players })
  expect(set.status).toBe(200)
  await begin('S-101')
  const official = await setState('S-101', 'official')
  expect(official.status).toBe(200)
  const kept = await world.rows('select * from player_handicap order by event_id, player_id')
  expect((await undo(address, set.step)).body).toMatchObject({ code: 'EVENT_NOT_EDITABLE' })
  expect((await undo(address, official.step)).body).toMatchObject({ code: 'UNDO_BLOCKED' })
  expect(await world.rows('select * from player_handicap order by event_id, player_id')).toEqual(kept)
  expect(await world.rows('select state from event where event_id = 101')).toEqual([{ state: 'official' }])
})

test('a correction ends by making the event official, which publishes it, not by taking "Reopen" back', async () => {
  await recordCards(world, 'S-110', [{ playerId: 1, strokes: Array(18).fill(4) }])
  await begin('S-110')
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'official' } })
  const reopened = await setState('S-110', 'completed', 'A wrong score')
  expect(reopened.status).toBe(200)
  expect((await undo('S-110', reopened.step)).body).toMatchObject({
    code: 'UNDO_BLOCKED',
    detail: 'This step made the event official, cancelled it or reopened it. Set the state of the event instead.',
  })
  expect(await world.rows('select state from event where event_id = 110')).toEqual([{ state: 'completed' }])
})

test('what made it official and what opened it again go together: pages show what was published until play goes on', async () => {
  const undone = async (...steps: readonly string[]) => expect((await undo('S-110', ...steps)).status).toBe(200)
  await recordCards(world, 'S-110', [{ playerId: 1, strokes: Array(18).fill(4) }])
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } })
  const completed = await setState('S-110', 'completed')
  const official = await setState('S-110', 'official')
  const reopened = await setState('S-110', 'completed', 'A wrong score')
  await undone(reopened.step, official.step)
  const underCorrection = `select state, first_official_at is not null as was, exists (select from published_board) as shown from event where event_id = 110`
  expect(await world.rows(underCorrection)).toEqual([{ state: 'completed', was: true, shown: true }])
  await undone(completed.step)
  await setState('S-110', 'completed')
  expect(await world.rows(underCorrection)).toEqual([{ state: 'completed', was: true, shown: false }])
})

async function begin(eventId: string): Promise<void> {
  for (const state of ['in progress', 'completed'] as const)
    await world.call('setEventState', { params: { eventId }, body: { state } })
}
