import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ BASE_URL: 'https://golf.test', RATE_LIMIT: '25' })
})
afterAll(() => world.close())

const authorization = () => `Bearer ${world.token('club')}`
const path = async (id: 'getResultsLink' | 'getTeeSheetLink' | 'getScoringLink') =>
  new URL((await world.call(id, { params: { eventId: 'S-110' } })).url).pathname

test('whatever is answered, no browser guesses its type, and https stays https', async () => {
  const results = await path('getResultsLink')
  const asked = [
    ['/', 200],
    ['/health', 200],
    ['/health/ready', 200],
    ['/health/live', 200],
    ['/docs', 200],
    ['/docs/reference.js', 200],
    ['/llms.txt', 200],
    ['/openapi.json', 200],
    ['/console/openapi.json', 200],
    ['/problems/validation', 200],
    ['/problems/nothing', 404],
    ['/nothing', 404],
    ['/v1/community/search', 401],
    ['/scorecard/worker.js', 200],
    ['/staff/worker.js', 200],
    ['/scorecard/round', 401],
    ['/embed/board.js', 200],
    [results, 200],
    [`${results}?paper=A4`, 200],
    [`${results}x`, 404],
    [`${await path('getTeeSheetLink')}/calendar.ics`, 200],
    [await path('getScoringLink'), 200],
  ] as const
  for (const [url, status] of asked) {
    const { statusCode, headers } = await world.app.inject({ url })
    expect([url, statusCode]).toEqual([url, status])
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['strict-transport-security'], url).toMatch(/^max-age=\d{8}$/)
  }
})

test('over plain http nothing is said about https', async () => {
  const plain = await startWorld({ BASE_URL: 'http://golf.test' })
  try {
    expect((await plain.app.inject({ url: '/' })).headers['strict-transport-security']).toBeUndefined()
  } finally {
    await plain.close()
  }
})

test('what is taken away as a file is kept by no browser and no proxy', async () => {
  for (const url of [`${await path('getResultsLink')}?paper=A4`, `${await path('getTeeSheetLink')}/calendar.ics`])
    expect((await world.app.inject({ url })).headers['cache-control']).toBe('no-store')
})

test('the documents for integrators are compressed once, and differ by encoding', async () => {
  for (const url of [
    '/docs/reference.js',
    '/openapi.json',
    '/docs/reference.md',
    '/llms.txt',
    '/scorecard/worker.js',
  ]) {
    const ask = (encoding: string) => world.app.inject({ url, headers: { 'accept-encoding': encoding } })
    const [plain, small, again] = [await ask('identity'), await ask('br'), await ask('br')]
    expect(plain.headers.vary, url).toContain('Accept-Encoding')
    expect(small.headers['content-encoding'], url).toBe('br')
    // Kept bytes are named by their version, which no compressor and no hash of this request made.
    expect(small.headers.etag).toBe(`${String(plain.headers.etag).slice(0, -1)}-br"`)
    expect(again.rawPayload.equals(small.rawPayload)).toBe(true)
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.6)
  }
})

test('the policy of the reference lets in no style and no script but its own', async () => {
  const { headers, body } = await world.app.inject({ url: '/docs' })
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("script-src 'self';")
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(body).toContain(`<meta property="csp-nonce" content="${nonce}">`)
  expect((await world.app.inject({ url: '/docs' })).headers['content-security-policy']).not.toBe(policy)
})

test('what keeps a processor busy costs ten requests of the limit', async () => {
  const left = async (url: string) => {
    const { headers } = await world.app.inject({ url, headers: { authorization: authorization() } })
    return Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1])
  }
  const before = await left('/v1/community/search')
  expect(await left('/v1/events/S-110/documents/players')).toBe(before - 10)
  expect(await left('/v1/community/search')).toBe(before - 11)
})
