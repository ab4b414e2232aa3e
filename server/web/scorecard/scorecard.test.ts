import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PhoneRound, Tap, TapResult } from '../../../contract/site/scorecard.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.rows(`insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
    values (1, 110, 3, 5021, 110)`)
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
})
afterAll(() => world.close())

async function personal(eventId: string, playerId: number): Promise<string> {
  const { url } = await world.call('getPlayerScoringLink', { params: { eventId, playerId } })
  return `${eventId}/${playerId}/${url.split('/').at(-1)}`
}

async function general(eventId: string): Promise<string> {
  const { url } = await world.call('getScoringLink', { params: { eventId } })
  return `${eventId}/${url.split('/').at(-1)}`
}

async function get(link: string, query = '', language = 'en') {
  const headers = { 'scoring-link': link, 'accept-language': language }
  const response = await world.app.inject({ url: `/scorecard/round${query}`, headers })
  return { status: response.statusCode, round: response.json() as PhoneRound }
}

async function post(path: 'taps' | 'sign', link: string, payload: object) {
  const response = await world.app.inject({
    method: 'POST',
    url: `/scorecard/${path}`,
    headers: { 'scoring-link': link },
    payload,
  })
  return { status: response.statusCode, answer: response.json() as readonly TapResult[] }
}

let sequence = 0
function tap(playerId: number, hole: number, value: number | null): Tap {
  sequence += 1
  const device = 'phone-1'
  return {
    entryId: randomUUID(),
    cardId: `P-${playerId}`,
    hole,
    value,
    device,
    deviceSequence: sequence,
    tappedAt: '2026-06-10T08:00:00Z',
  }
}

const roundId = 'S-110'
const results = (answer: readonly TapResult[]) => answer.map(({ result, code }) => code ?? result)

test('a personal link shows the group of its player with tees, holes and handicaps, and asks nobody who is scoring', async () => {
  const { status, round } = await get(await personal('S-110', 1))
  expect(status).toBe(200)
  expect(round).toMatchObject({ roundId, state: 'in progress', startHole: 1, scorers: [], scorer: { playerId: 1 } })
  expect(round.cards.map(({ name }) => name)).toEqual(['Carla Dias', 'Ana Silva'])
  expect(round.cards[1]).toMatchObject({ playingHandicap: 12, status: 'OPEN', signedBy: [], entries: [] })
  expect(round.cards[1]?.holes[0]).toEqual({ number: 1, par: 4, strokeIndex: 7, yards: 380 })
})

test('the link of everybody asks who is scoring and leaves administrators out', async () => {
  await world.call('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId: 7 } })
  const link = await general('S-110')
  const { round } = await get(link)
  expect(round.scorer).toBe(null)
  expect(round.scorers.map(({ playerId }) => playerId)).toEqual([2, 3, 9, 6, 1])
  expect((await get(link, '?scorer=3')).round.cards).toHaveLength(2)
  expect((await get(link, '?scorer=7')).status).toBe(401)
  expect((await get(link, '?scorer=5')).status).toBe(401)
  expect((await get(await personal('S-110', 7))).status).toBe(401)
})

test('scoring of a multi-round event is about the round in play', async () => {
  const link = await general('M-100')
  const shown = async () => (await get(link)).round.roundName
  world.setClock('2026-05-01T12:00:00Z')
  expect(await shown()).toBe('Cup, round 1')
  world.setClock('2026-05-02T23:30:00Z')
  expect(await shown()).toBe('Cup, round 2')
  await world.rows(`update event set state = 'suspended' where event_id = 101`)
  expect(await shown()).toBe('Cup, round 1')
  await world.rows(`update event set state = 'published' where event_id = 101`)
  world.setClock('2026-05-01T09:00:00Z')
})

test('a round without a name of its own is called as its reader says, whether the link is of the event or of the round', async () => {
  for (const eventId of ['M-100', 'S-101'])
    expect((await get(await general(eventId), '', 'de')).round.roundName).toBe('Cup, Runde 1')
})

test('a tap is recorded once: on the card of the scorer as the player, on another as the marker, on none outside the tee pairing', async () => {
  const link = await personal('S-110', 1)
  const sent = [tap(1, 1, 5), tap(3, 1, 4), tap(2, 1, 4), tap(3, 2, 0)]
  const first = await post('taps', link, { scorer: 1, roundId, taps: sent })
  expect(results(first.answer)).toEqual(['accepted', 'accepted', 'NOT_IN_GROUP', 'accepted'])
  const again = await post('taps', link, { scorer: 1, roundId, taps: sent })
  expect(results(again.answer)).toEqual(['duplicate', 'duplicate', 'NOT_IN_GROUP', 'duplicate'])
  const rows = await world.rows(
    `select side_id, hole, value, register, scorer, actor from score_entry where event_id = 110 and device = 'phone-1' order by side_id, hole`,
  )
  const said = { scorer: 'player:1', actor: 'player:1' }
  expect(rows).toEqual([
    { side_id: 1, hole: 1, value: 5, register: 'P', ...said },
    { side_id: 3, hole: 1, value: 4, register: 'M', ...said },
    { side_id: 3, hole: 2, value: 0, register: 'M', ...said },
  ])
  const { round } = await get(link)
  expect(round.cards[1]?.entries.map(({ hole, value }) => [hole, value])).toEqual([[1, 5]])
})

test('a link scores for its own player, in the rounds of its own event, and only with its own token', async () => {
  const link = await personal('S-110', 1)
  const taps = [tap(1, 3, 4)]
  const status = async (...args: Parameters<typeof post>) => (await post(...args)).status
  expect(await status('taps', link, { scorer: 3, roundId, taps })).toBe(401)
  expect(await status('taps', link, { scorer: 1, roundId: 'S-101', taps })).toBe(401)
  expect(await status('taps', link.replace('/1/', '/3/'), { scorer: 3, roundId, taps })).toBe(401)
  expect(await status('taps', link.replace('/1/', '/'), { scorer: 1, roundId, taps })).toBe(401)
  expect(await status('taps', await general('S-120'), { scorer: 1, roundId, taps })).toBe(401)
  const results = (await world.call('getResultsLink', { params: { eventId: 'S-110' } })).url.split('/').at(-1)
  expect(await status('taps', `S-110/${results}`, { scorer: 1, roundId, taps })).toBe(401)
  expect(await status('taps', await general('S-110'), { scorer: 7, roundId, taps })).toBe(401)
  expect(await world.rows(`select from score_entry where entry_id = $1`, [taps[0]?.entryId])).toEqual([])
})

test('a body of another form is refused', async () => {
  const link = await personal('S-110', 1)
  const good = tap(1, 3, 4)
  for (const wrong of [{ hole: 19 }, { value: 100 }, { value: '4' }, { entryId: 'x' }, { scorer: 'committee' }]) {
    expect((await post('taps', link, { scorer: 1, roundId, taps: [{ ...good, ...wrong }] })).status).toBe(400)
  }
  expect((await post('taps', link, { scorer: 1, roundId, taps: [] })).status).toBe(400)
})

test('player and marker sign with their links; then the card is read only', async () => {
  const [ana, carla] = [await personal('S-110', 1), await personal('S-110', 3)]
  const sign = (link: string, scorer: number) => post('sign', link, { scorer, roundId, cardId: 'P-3' })
  await post('taps', carla, { scorer: 3, roundId, taps: [tap(3, 1, 5)] })
  expect((await sign(ana, 1)).status).toBe(409)
  await post('taps', carla, { scorer: 3, roundId, taps: [tap(3, 1, 4)] })
  expect((await sign(ana, 1)).status).toBe(200)
  expect((await get(ana)).round.cards[0]).toMatchObject({ status: 'OPEN', signedBy: ['player:1'] })
  expect((await sign(carla, 3)).status).toBe(200)
  expect((await get(ana)).round.cards[0]?.status).toBe('SIGNED')
  const late = await post('taps', ana, { scorer: 1, roundId, taps: [tap(3, 5, 4)] })
  expect(results(late.answer)).toEqual(['CARD_SIGNED'])
  expect((await post('sign', ana, { scorer: 1, roundId, cardId: 'P-2' })).status).toBe(401)
})

test('a regenerated link ends the old one at once', async () => {
  const link = await personal('S-110', 3)
  expect((await get(link)).status).toBe(200)
  await world.rows(
    `insert into web_link (community_id, event_id, purpose, player_id, generation) values (1, 110, 'scoring', 3, 2)`,
  )
  expect((await get(link)).status).toBe(401)
  expect((await get(await personal('S-110', 3))).status).toBe(200)
})

test('a suspended round says why and since when, where the event is', async () => {
  const link = await personal('S-110', 1)
  const set = (body: object) => world.call('setEventState', { params: { eventId: 'S-110' }, body: body as never })
  await set({ state: 'suspended', reason: 'Lightning' })
  const { round } = await get(link)
  expect(round).toMatchObject({ state: 'suspended', stateReason: 'Lightning' })
  expect(round.stateSince).toMatch(/^\d+ \w{3} 2026, \d\d:\d\d$/)
  expect(round.players).toContainEqual({ playerId: 1, name: 'Ana Silva' })
  await set({ state: 'in progress' })
})

test('the page and its worker come with a strict policy, and the files for ever', async () => {
  const page = await world.app.inject({ url: '/scorecard/' })
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  const [, script = ''] = /src="([^"]+)"/.exec(page.payload) ?? []
  expect((await world.app.inject({ url: script })).headers['cache-control']).toContain('immutable')
  const worker = await world.app.inject({ url: '/scorecard/worker.js' })
  expect(worker.headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' })
  expect((await world.app.inject({ url: '/scorecard/app-000000000000.js' })).statusCode).toBe(404)
})

test('where teams play one ball the group keeps the cards of its teams, each of its players as the team', async () => {
  await world.rows(`update event set state = 'in progress' where event_id = 140`)
  await world.rows(`delete from score_entry where event_id = 140; delete from card where event_id = 140`)
  const link = await personal('S-140', 1)
  const { round } = await get(link)
  expect(
    round.cards.map(({ cardId, name, playerIds, playingHandicap }) => [cardId, name, playerIds, playingHandicap]),
  ).toEqual([['T-3021', 'Scramblers', [1, 2], 5]])
  const taps = [{ ...tap(1, 1, 4), cardId: 'T-3021' }, tap(1, 1, 4), { ...tap(1, 1, 3), cardId: 'T-3022' }]
  const { answer } = await post('taps', link, { scorer: 1, roundId: 'S-140', taps })
  expect(results(answer)).toEqual(['accepted', 'NOT_IN_GROUP', 'NOT_IN_GROUP'])
  const other = await personal('S-140', 2)
  await post('taps', other, { scorer: 2, roundId: 'S-140', taps: [{ ...tap(1, 1, 4), cardId: 'T-3021' }] })
  const rows = await world.rows(
    `select side, side_id, value, register, scorer from score_entry where event_id = 140 order by scorer`,
  )
  const said = { side: 'T', side_id: 3021, value: 4, register: 'P' }
  expect(rows).toEqual([
    { ...said, scorer: 'player:1' },
    { ...said, scorer: 'player:2' },
  ])
  expect((await post('sign', other, { scorer: 2, roundId: 'S-140', cardId: 'T-3021' })).status).toBe(200)
  expect((await post('sign', other, { scorer: 2, roundId: 'S-140', cardId: 'T-3022' })).status).toBe(401)
})

test('beside a leaderboard of teams with one ball the cards of the players stay', async () => {
  await world.rows(`insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position)
    values (1, 1052, 140, 'Singles', 1, 'strokePlay', false, 9)`)
  const { round } = await get(await personal('S-140', 1))
  expect(round.cards.map(({ cardId }) => cardId)).toEqual(['T-3021', 'P-1'])
})
