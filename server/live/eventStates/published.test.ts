/** What pages show while official results are corrected: what was official. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../../test/playedEvent.ts'
import { startWorld, type World } from '../../../test/world.ts'
import type { EventState } from '../../domain/events/eventState.ts'

const params = { eventId: 'S-110' }
const pars = Array<number>(18).fill(4)

let world: World
let results: string
beforeAll(async () => {
  world = await startWorld()
  await world.rows(
    `update leaderboard set settings = '{"format":{"score":"gross"},"payouts":{"addedCents":20000,"table":{"cents":[12000,8000]}}}' where leaderboard_id = 1021`,
  )
  await world.rows('update player_handicap set hc_playing = 10, by_hand = true where event_id = 110')
  results = new URL((await world.call('getResultsLink', { params })).url).pathname
  await recordCards(world, 'S-110', [
    { playerId: 1, strokes: [3, ...pars.slice(1)] },
    { playerId: 2, strokes: pars },
  ])
  await set('in progress')
  await set('completed')
  await set('official')
})
afterAll(() => world.close())

const set = (state: EventState, reason = 'A wrong card') =>
  world.call('setEventState', { params, body: { state, reason } })
const open = async (path: string) => {
  const { payload } = await world.app.inject({ url: results + path })
  // What changes with the state alone.
  return payload
    .replaceAll(/<p class="banner" role="note">.*?<\/p>/g, '')
    .replaceAll(/<span class="state is-.*?<\/span>/g, '')
    .replaceAll(/data-version="[^"]*"|(Official|Under correction) since [^<]*/g, '')
}
const pages = ['', '/cards/1021/1', '/cards/1021/1?show=gross', '/tv', '/embed', '/cards/1022/3011']
const openAll = () => Promise.all(pages.map(open))
const correct = (first: number) =>
  world.call('correctCard', {
    params: { ...params, cardId: 'P-1' },
    body: { holes: [first, ...pars.slice(1)], reason: 'A wrong card' },
  })
const live = () => world.call('getStandings', { params: { ...params, leaderboardId: 1021 } })

test('until they are official again pages show what was, whatever is corrected, and say so', async () => {
  const official = await openAll()
  for (const page of official.slice(0, 2)) expect(page).toContain('Ana')
  await set('completed')
  await correct(9)
  await world.rows(
    `update leaderboard set settings = '{"format":{"score":"net"}}', name = 'Another' where leaderboard_id = 1021`,
  )
  await world.call('setPlayerHandicapIndex', { params: { ...params, playerId: 2 }, body: { hcIndex: 30 } })
  expect((await live()).name).toBe('Another')
  for (const [at, page] of (await openAll()).entries())
    expect(page.split('>'), pages[at]).toEqual(official[at]?.split('>'))
  const { payload } = await world.app.inject({ url: results })
  expect(payload).toContain('The official results are being corrected')
  expect(payload).toMatch(/class="state is-[^"]*">.{0,400}Under correction/)
  const club = await world.rows<{ home: string }>(
    `update community set home = 'public' where community_id = 1 returning home`,
  )
  expect(club).toHaveLength(1)
  expect((await world.app.inject({ url: '/c/1' })).payload).toContain('Under correction')
})

test('names are those of today', async () => {
  await world.rows(`update player set first_name = 'Anabela' where player_id = 1`)
  await world.call('updatePlayerHandle', { params: { playerId: 1, communityId: 1 }, body: { handle: 'Bela' } })
  expect(await open('')).toContain('Anabela')
})

test('a new publication is shown at once', async () => {
  const before = await open('')
  await set('official')
  const after = await open('')
  expect(after).not.toBe(before)
  expect(after).toContain('Another')
  expect((await world.app.inject({ url: results })).payload).toContain('The official results were revised')
})

test('where play goes on pages follow it, although results were official for a moment', async () => {
  await set('completed', 'Play is not over')
  await set('in progress')
  await correct(4)
  expect((await world.app.inject({ url: results })).payload).not.toContain('being corrected')
  const [row] = (await live()).flights.flatMap(({ rows }) => rows.filter(({ sideId }) => sideId === 1))
  await set('completed')
  expect((await world.app.inject({ url: results })).payload).not.toContain('being corrected')
  expect(row).toBeDefined()
  expect(await world.rows('select 1 from published_board')).toEqual([])
})
