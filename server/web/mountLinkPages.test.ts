import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function open(url: string) {
  const { pathname } = new URL(url, 'http://test.local')
  const response = await world.app.inject({ url: pathname })
  return { status: response.statusCode, text: response.payload, headers: response.headers }
}

const link = async (id: 'getResultsLink' | 'getScoringLink' | 'getPublicRegistrationLink', eventId: string) =>
  (await world.call(id, { params: { eventId } })).url
const personal = async (id: 'getPlayerScoringLink' | 'getPlayerRegistrationLink', eventId: string, playerId: number) =>
  (await world.call(id, { params: { eventId, playerId } })).url

test('a link opens without a login and names event, community and purpose', async () => {
  await world.rows(`update event set name = 'Medal <b>&' where event_id = 110`)
  const { status, text } = await open(await link('getResultsLink', 'S-110'))
  expect(status).toBe(200)
  expect(text).toContain('Medal &lt;b&gt;&amp;')
  expect(text).toContain('Alvor Golf Club')
  expect(text).toContain('Results')
  // Nothing of third parties; messengers need the whole address of the picture.
  expect(text.replace(/<meta property="og:image"[^>]*>/, '')).not.toMatch(/https?:\/\//)
})

test('a page of a link is found by no search engine and tells nobody where it was', async () => {
  for (const url of [await link('getResultsLink', 'S-110'), '/e/S-110/results/wrong']) {
    const { headers } = await open(url)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('private, no-cache')
  }
})

test.each([
  '/e/S-110/results/wrong',
  '/e/S-0/results/x',
  '/e/S-110/nothing/x',
  '/e/S-110/__proto__/x',
  '/e/S-9999999999999999/results/x',
  '/p/S-110/results/1/x',
  '/p/S-110/scoring/0/x',
  '/p/S-110/scoring/one/x',
])('%s is a page that says so', async url => {
  const { status, text, headers } = await open(url)
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(text).toContain('This link is not valid')
})

test('an administrator gets a personal scoring link and the page refuses it', async () => {
  await world.call('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId: 7 } })
  const url = await personal('getPlayerScoringLink', 'S-110', 7)
  expect(await open(url)).toMatchObject({ status: 403, text: expect.stringContaining('log in instead') })
  await world.rows('update administrator set revoked_at = now()')
  expect((await open(url)).status).toBe(200)
})

test('an administrator of a club is one in its sub communities', async () => {
  await world.rows('update administrator set revoked_at = null')
  await world.call('addPlayerToCommunity', { params: { playerId: 7, communityId: 2 }, body: {} })
  await world.call('registerPlayers', { params: { eventId: 'S-200' }, body: { playerId: 7 } })
  expect((await open(await personal('getPlayerScoringLink', 'S-200', 7))).status).toBe(403)
})

test('the personal scoring link ends with the registration, that for registering does not need one', async () => {
  await world.call('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId: 5 } })
  const url = await personal('getPlayerScoringLink', 'S-110', 5)
  expect((await open(url)).status).toBe(200)
  await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 5 } })
  expect(await open(url)).toMatchObject({ status: 403, text: expect.stringContaining('not registered') })
  expect((await open(await personal('getPlayerRegistrationLink', 'S-110', 5))).status).toBe(200)
})

test('the public registration link closes with the registration type', async () => {
  const url = await link('getPublicRegistrationLink', 'S-110')
  expect((await open(url)).status).toBe(200)
  await world.rows(`update event set registration_type = 'Members' where event_id = 110`)
  expect((await open(url)).status).toBe(403)
})

test('who tries wrong links again and again must wait, and a good link still opens from there', async () => {
  const other = await startWorld()
  try {
    const { url } = await other.call('getResultsLink', { params: { eventId: 'S-110' } })
    const scoring = await other.call('getScoringLink', { params: { eventId: 'S-110' } })
    // A few at a time: on a busy machine many at once wait until they are sent away.
    for (let first = 0; first < 300; first += 20) {
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, index) => other.app.inject({ url: `/e/S-110/results/${first + index}` })),
      )
      expect(tries.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(404))
    }
    const next = await other.app.inject({ url: '/e/S-110/results/x' })
    expect(next.statusCode).toBe(429)
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0)
    expect((await other.app.inject({ url: new URL(url).pathname })).statusCode).toBe(200)
    const phone = (link: string) =>
      other.app.inject({ url: '/scorecard/round', headers: { 'scoring-link': `S-110/${link}` } })
    expect((await phone(scoring.url.split('/').at(-1) ?? '')).statusCode).toBe(200)
    const wrong = await phone('x'.repeat(43))
    expect([wrong.statusCode, wrong.json().code]).toEqual([429, 'RATE_LIMITED'])
  } finally {
    await other.close()
  }
})

test('a parameter that stands in an address twice is no fault', async () => {
  for (const [id, below] of [
    ['getResultsLink', ''],
    ['getResultsLink', '/tv'],
    ['getResultsLink', '/embed'],
    ['getTeeSheetLink', ''],
    ['getTeeSheetLink', '/calendar.ics'],
  ] as const) {
    const path = `${new URL((await world.call(id, { params: { eventId: 'S-110' } })).url).pathname}${below}`
    for (const name of ['paper', 'by', 'player', 'board', 'flight', 'message', 'top', 'from', 'mail'])
      expect(
        (await world.app.inject({ url: `${path}?${name}=1&${name}=x` })).statusCode,
        `${path} ${name}`,
      ).toBeLessThan(500)
  }
})
