import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../test/playedEvent.ts'
import { listenOnLoopback, readStream } from '../../test/readStream.ts'
import { tryCommand } from '../../test/tryCommand.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost } from '../../tools/counts.ts'
import { toParCell } from '../print/document.ts'

let world: World
let url: string
beforeAll(async () => {
  world = await startWorld()
  url = await listenOnLoopback(world.app)
})
afterAll(() => world.close())

const lists = ['getResultsLink', 'getTeeSheetLink', 'getPlayersLink', 'getFlightsLink', 'getTeamsLink'] as const
const pathOf = async (id: (typeof lists)[number] | 'getOverviewLink', eventId = 'S-110') =>
  new URL((await world.call(id, { params: { eventId } })).url).pathname
const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  world.app.inject({ url: path, headers: { ...headers } })

let strokes = 3
async function score(): Promise<number> {
  strokes = strokes === 9 ? 3 : strokes + 1
  await recordCards(world, 'S-110', [{ playerId: 1, strokes: [strokes, ...Array(17).fill(null)] }])
  return strokes
}

test('a page that nothing touched is sent without asking the database, and again from it after a change', async () => {
  const paths = [...(await Promise.all(lists.map(id => pathOf(id)))), await pathOf('getOverviewLink')]
  const before = await Promise.all(paths.map(path => open(path)))
  await world.rows('revoke usage on schema public from caddiemaster_app')
  try {
    for (const [index, path] of paths.entries()) {
      const again = await open(path, { 'accept-encoding': 'br' })
      expect([again.statusCode, again.headers['content-encoding']]).toEqual([200, 'br'])
      expect((await open(path)).payload).toBe(before[index]?.payload)
    }
  } finally {
    await world.rows('grant usage on schema public to caddiemaster_app')
  }
  const [results = ''] = paths
  const value = await score()
  expect((await open(results)).payload).toContain(`>${toParCell(value - 4).text}</span>`)
})

test('who asks at the same moment for what was not counted or rendered yet gets the same page', async () => {
  const path = await pathOf('getResultsLink')
  const server = await world.anotherServer()
  const pages = await Promise.all(
    ['', '', '/tv', '/tv', '/embed', '/cards/1021/1'].map(view => server.inject({ url: path + view })),
  )
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  for (const { payload } of pages.slice(0, 5)) expect(payload).toContain('Medal Net: Low')
  expect(pages[1]?.payload).toBe(pages[0]?.payload)
})

test('a stream brings the main part of the page after each change, and nothing while the reader has it', async () => {
  const path = await pathOf('getResultsLink')
  const [, version = ''] = /data-version="([^"]+)"/.exec((await open(path)).payload) ?? []
  const reader = await readStream(`${url}${path}/stream?from=${version}`, { 'accept-encoding': 'gzip' })
  expect(reader.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  const value = await score()
  const change = await reader.until(({ event }) => event === 'page', atMost(2000))
  expect(change.data).toContain(`>${toParCell(value - 4).text}</span>`)
  expect(reader.events).toHaveLength(1)
  const page = (await open(path)).payload
  expect(page).toContain(`data-version="${change.id}"`)
  expect(page).toContain(`>${change.data}</div>`)
  reader.close()
})

test('the tee sheet follows its groups from hole to hole', async () => {
  const path = await pathOf('getTeeSheetLink')
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  await recordCards(world, 'S-110', [{ playerId: 1, strokes: [4, 4, ...Array(16).fill(null)] }])
  const page = (await open(path)).payload
  expect(page).toContain('on hole 3</span>')
  const [, version = ''] = /data-version="([^"]+)"/.exec(page) ?? []
  const reader = await readStream(`${url}${path}/stream?from=${version}`, {})
  await recordCards(world, 'S-110', [{ playerId: 1, strokes: [4, 4, 4, ...Array(15).fill(null)] }])
  const change = await reader.until(({ event }) => event === 'page', atMost(2000))
  expect(change.data).toContain('on hole 4</span>')
  reader.close()
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'published' } as never })
})

test.each(lists)('the page of %s follows a new name', async id => {
  const path = await pathOf(id, 'M-100')
  const reader = await readStream(`${url}${path}/stream?from=`, {})
  const first = await reader.until(({ event }) => event === 'page')
  await world.rows(`update event set name = name || '!' where event_id = 100`)
  await world.rows(
    `insert into change (community_id, event_id, at, kind, subject) values (1, 100, now(), 'event.changed', '{}')`,
  )
  world.service.changes.touched([{ communityId: 1, eventId: 100, kind: 'event.changed' }])
  await reader.until(({ id: version }) => version !== first.id, atMost(2000))
  reader.close()
})

test('a regenerated link ends its page, its stream and all below it within a second on every server', async () => {
  const path = await pathOf('getResultsLink', 'S-101')
  const other = await world.anotherServer()
  for (const app of [world.app, other]) expect((await app.inject({ url: path })).statusCode).toBe(200)
  const reader = await readStream(`${url}${path}/stream?from=`, {})
  expect((await tryCommand(world.url, ['link', 'regenerate', 'S-101', 'results'])).output).toContain('generation 2')
  const began = performance.now()
  for (const app of [world.app, other])
    await expect
      .poll(async () => (await app.inject({ url: path })).statusCode, { timeout: atMost(1500), interval: 50 })
      .toBe(404)
  expect(performance.now() - began).toBeLessThan(atMost(1500))
  expect((await open(`${path}/tv`)).statusCode).toBe(404)
  await reader.ended
  expect((await open(await pathOf('getResultsLink', 'S-101'))).statusCode).toBe(200)
})

test('only the frame for other sites may be framed, and its script is theirs to load', async () => {
  const path = await pathOf('getResultsLink')
  const policies = await Promise.all(
    ['', '/tv', '/embed?theme=dark&board=1021'].map(async view =>
      String((await open(path + view)).headers['content-security-policy']),
    ),
  )
  expect(policies.map(policy => /frame-ancestors (\S+)/.exec(policy)?.[1])).toEqual(["'none'", "'none'", '*'])
  expect((await open(`${path}/embed?theme=dark`)).payload).toContain('<html lang="en" class="embed" data-theme="dark">')
  const script = await open('/embed/board.js')
  expect([script.statusCode, script.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
  expect(script.payload).toMatch(/customElements\.define\(.caddiemaster-board/)
})

test('a view belongs to the link of the results', async () => {
  const teeSheet = await pathOf('getTeeSheetLink')
  for (const view of ['/tv', '/embed', '/cards/1021/1', '/holes/1021/1'])
    expect((await open(teeSheet + view)).statusCode).toBe(404)
  const results = await pathOf('getResultsLink')
  for (const view of ['/cards/1021/x', '/cards/1021/8', '/cards/1001/1', '/cards/9/1', '/stream/x'])
    expect((await open(results + view)).statusCode).toBe(404)
})

test('the tee sheet begins with the round that is played now, or next', async () => {
  const path = await pathOf('getTeeSheetLink', 'M-100')
  expect((await open(path)).payload).toContain('id="S-101" class="sheet" data-of="S-101" data-sheet data-current>')
  await world.call('setEventState', { params: { eventId: 'S-102' }, body: { state: 'in progress' } as never })
  expect((await open(path)).payload).toContain('id="S-102" class="sheet" data-of="S-102" data-sheet data-current>')
})

test('the overview tells what, where and when, with the way to every list', async () => {
  const { payload } = await open(await pathOf('getOverviewLink', 'M-100'))
  for (const text of ['Cup', 'Alvor Golf Club', '2–3 May 2026', 'White', 'Results']) expect(payload).toContain(text)
  // Another test of this file has renamed the event, so that its rounds keep their whole names.
  expect(payload).toContain('<th scope="row">Cup, round 1</th>')
  for (const purpose of ['results', 'teeSheet', 'players', 'flights', 'teams'])
    expect(payload).toContain(`href="/e/M-100/${purpose}/`)
  expect(payload).not.toContain('Register')
  expect(payload).toContain('<meta property="og:title" content="Cup')
})

test('the overview leads to the registration while the public may register', async () => {
  const path = await pathOf('getOverviewLink')
  expect((await open(path)).payload).toContain('href="/e/S-110/registration/')
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  expect((await open(path)).payload).not.toContain('href="/e/S-110/registration/')
})

test('the start page names the events of a testing environment, in production none', async () => {
  const here = await open('/')
  expect(here.payload).toContain('Sample events')
  expect((await open(/href="(\/e\/[^"]+\/tv)"/.exec(here.payload)?.[1] ?? '')).statusCode).toBe(200)
  const production = await startWorld({ ENVIRONMENT: 'production' })
  try {
    expect((await production.app.inject({ url: '/' })).payload).not.toContain('/e/')
  } finally {
    await production.close()
  }
})
