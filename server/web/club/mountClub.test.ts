import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../../test/playedEvent.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  world.app.inject({ url, headers: { ...headers } })
const identity = (...args: readonly string[]) => tryCommand(world.url, ['community', 'identity', '1', ...args])

test('a club has a public page when it wants one, with its colour and what is live', async () => {
  expect((await open('/c/1')).statusCode).toBe(404)
  expect((await open('/')).payload).not.toContain('href="/c/1"')
  const { code, output } = await identity('--home', 'public', '--colour', '#FFEE00')
  expect([code, output]).toEqual([0, expect.stringContaining('/c/1')])
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  await recordCards(world, 'S-110', [{ playerId: 1, strokes: [3, ...Array(17).fill(null)] }])
  const { statusCode, payload, headers } = await open('/c/1')
  expect(statusCode).toBe(200)
  expect(headers['x-robots-tag']).toContain('noindex')
  for (const text of ['Live now', 'Medal', 'Ana Silva', 'Leaderboard', '/assets/club-ffee00.css'])
    expect(payload).toContain(text)
  expect((await open('/assets/club-ffee00.css')).payload).toMatch(/^@media screen\{:root\{--board:#/)
  expect((await open('/')).payload).toContain('href="/c/1"')
  const results = new URL((await world.call('getResultsLink', { params: { eventId: 'S-110' } })).url).pathname
  for (const path of [results, `${results}/cards/1021/1`]) {
    const page = (await open(path)).payload
    expect(page).toContain('/assets/club-ffee00.css')
  }
  expect((await open(results)).payload).toContain('<a class="home" href="/c/1">')
})

test('what its owner changes is on the page that is opened next', async () => {
  const { call } = staffCalls(world)
  for (const name of ['Alvor Golf', 'Alvor Golf Club', 'Quinta Golf Club']) {
    await call('updateCommunity', { params: { communityId: 1 }, body: { name } })
    expect((await open('/c/1')).payload).toContain(`<title>${name}</title>`)
  }
})

test('drafts and rehearsals are not on it, and it is closed again at once', async () => {
  await world.rows(`update event set state = 'draft', name = 'A secret draft' where event_id = 120`)
  await identity('--home', 'public')
  expect((await open('/c/1')).payload).not.toContain('A secret draft')
  await identity('--home', 'closed')
  await expect.poll(async () => (await open('/c/1')).statusCode).toBe(404)
  for (const path of ['/c/0', '/c/x', '/c/999999']) expect((await open(path)).statusCode).toBe(404)
})

test('the events of a public club are a calendar: whole days, cancelled ones too, and no drafts', async () => {
  expect((await open('/c/1/calendar.ics')).statusCode).toBe(404)
  await identity('--home', 'public')
  await world.rows(`update event set state = 'cancelled' where event_id = 130`)
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'suspended' } as never })
  const { payload, headers } = await open('/c/1/calendar.ics')
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  const entry = (name: string) => payload.split('BEGIN:VEVENT').find(text => text.includes(`SUMMARY:${name}\r\n`)) ?? ''
  const [days] = await world.rows<{ first: string; after: string }>(
    `select to_char(start_date, 'YYYYMMDD') as first, to_char(end_date + 1, 'YYYYMMDD') as after from event where event_id = 110`,
  )
  expect(entry('Medal')).toContain(`DTSTART;VALUE=DATE:${days?.first}\r\n`)
  expect(entry('Medal')).toContain(`DTEND;VALUE=DATE:${days?.after}\r\n`)
  expect(entry('Medal')).toMatch(/UID:event-S-110@/)
  expect(entry('Medal')).not.toContain('CANCELLED')
  expect(payload).toContain('STATUS:CANCELLED')
  expect(payload).not.toContain('A secret draft')
  expect((await open('/c/1')).payload).toContain('href="/c/1/calendar.ics"')
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  await identity('--home', 'closed')
  for (const path of ['/c/1', '/c/0', '/c/x', '/c/999999'])
    await expect.poll(async () => (await open(`${path}/calendar.ics`)).statusCode).toBe(404)
})

test('an address with no page is a page for people and a problem for programs', async () => {
  const page = await open('/nowhere', { accept: 'text/html,application/xhtml+xml' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.payload).toContain('There is no page here')
  const problem = await open('/nowhere')
  expect(problem.headers['content-type']).toContain('application/problem+json')
  const operation = await open('/v1/nowhere', { accept: 'text/html' })
  expect(operation.headers['content-type']).toContain('application/problem+json')
})

test('a suspension says why and since when on every page of the event', async () => {
  await world.call('setEventState', {
    params: { eventId: 'S-110' },
    body: { state: 'suspended', reason: 'Lightning <near>' } as never,
  })
  for (const id of ['getOverviewLink', 'getResultsLink', 'getTeeSheetLink', 'getPlayersLink'] as const) {
    const path = new URL((await world.call(id, { params: { eventId: 'S-110' } })).url).pathname
    const page = (await open(path)).payload
    expect(page).toContain('Play is suspended: Lightning &lt;near&gt;')
    expect(page).toMatch(/since \d+ \w+ \d{4}, \d\d:\d\d/)
  }
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } as never })
  const path = new URL((await world.call('getResultsLink', { params: { eventId: 'S-110' } })).url).pathname
  expect((await open(path)).payload).not.toContain('Lightning')
})

test('messengers get a picture of the overview and the results, and of nothing else', async () => {
  for (const [id, status] of [
    ['getOverviewLink', 200],
    ['getResultsLink', 200],
    ['getPlayersLink', 404],
  ] as const) {
    const path = new URL((await world.call(id, { params: { eventId: 'S-110' } })).url).pathname
    const picture = await open(`${path}/preview.png`)
    expect(picture.statusCode).toBe(status)
    if (status === 200) expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  }
})
