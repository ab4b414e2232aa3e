import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'
import { documents } from './eventDocument.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

type Purpose = keyof typeof documents
const links = {
  players: 'getPlayersLink',
  flights: 'getFlightsLink',
  teams: 'getTeamsLink',
  teeSheet: 'getTeeSheetLink',
  results: 'getResultsLink',
} as const

async function open(purpose: Purpose, eventId: string, headers: Readonly<Record<string, string>> = {}) {
  const { url } = await world.call(links[purpose], { params: { eventId } })
  return world.app.inject({ url: new URL(url).pathname, headers: { ...headers } })
}

test.each([
  ['players', 'M-100', ['Published', 'Silva, Ana', 'Costa, Bruno', '12.4', '+1.2']],
  ['flights', 'M-100', ['Cup Gross: Low', 'Cup Gross: High', 'Cup Pairs: Pairs', 'Falcons']],
  ['teams', 'M-100', ['Falcons', 'Bruno Costa, Ana Silva', 'Herons']],
  ['teeSheet', 'M-100', ['Round 1', 'Round 2', '08:00', '08:10']],
  ['results', 'S-110', ['Medal Net: Low', 'Bruno Costa', 'To par', 'Thru']],
] as const)('the page of %s of %s shows what the list holds, without a script', async (purpose, eventId, texts) => {
  const page = await open(purpose, eventId)
  expect(page.statusCode).toBe(200)
  for (const text of texts) expect(page.payload).toContain(text)
  expect(page.payload).toMatch(/<table class="list[^"]*"><caption>/)
  expect(page.payload).toMatch(/<th scope="row"[^>]*><(bdi|a )/)
})

test.each(Object.keys(documents) as Purpose[])(
  'the page of %s is not indexed, sends no referrer and runs no inline script',
  async purpose => {
    const { headers, payload } = await open(purpose, 'S-110')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(payload).not.toMatch(/<script(?![^>]* src="\/assets\/)|\son\w+=|style="/)
  },
)

test('an unchanged page is 304, a changed one shows the change', async () => {
  const first = await open('players', 'M-100')
  const tag = String(first.headers.etag)
  expect((await open('players', 'M-100', { 'if-none-match': tag })).statusCode).toBe(304)
  await world.call('registerPlayers', {
    params: { eventId: 'M-100' },
    body: { firstName: 'Nova', lastName: 'Jogadora', gender: 'F' },
  })
  const changed = await open('players', 'M-100', { 'if-none-match': tag })
  expect([changed.statusCode, changed.payload.includes('Jogadora, Nova')]).toEqual([200, true])
})

test('markup in names and titles shows as text', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'
  await world.rows('update event set name = $1 where event_id = 110', [evil])
  await world.rows('update team set name = $1 where team_id = 3011', [evil])
  await world.rows('update flight set name = $1 where flight_id = 2021', [evil])
  await world.rows('update player set last_name = $1 where player_id = 1', [evil.slice(0, 60)])
  await tellPages()
  for (const purpose of Object.keys(documents) as Purpose[]) {
    const { payload } = await open(purpose, 'S-110')
    expect(payload).toContain('&lt;img')
    expect(payload).not.toContain('<img')
  }
})

/** Pages are kept as bytes until a change is heard; rows written past the service tell of none. */
async function tellPages(): Promise<void> {
  await world.rows(
    `insert into change (community_id, at, kind, subject) values (1, now(), 'test.changed', '{}'), (2, now(), 'test.changed', '{}')`,
  )
  world.service.changes.touched([{ communityId: 1, kind: 'test.changed' }])
}

test('switched-off flights are not shown, and an empty list says so', async () => {
  expect((await open('flights', 'S-120')).payload).toContain('There is nothing to show yet.')
  expect((await open('teams', 'S-120')).payload).toContain('There are no teams yet.')
})
