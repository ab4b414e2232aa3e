/** A helper with a link, without an account: one task, in one event, until it ends. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOperations } from '../../../contract/all.ts'
import { type Parts, requestOf } from '../../../contract/client.ts'
import type { Operation } from '../../../contract/operation.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World, worldNow } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const make = (eventId: string, more: { readonly until?: string } = {}) =>
  staff.call(
    'createStaffLink',
    { params: { eventId }, body: { purpose: 'checkIn', label: 'Pedro’s tablet', ...more } },
    'director',
  )
const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname
const tokenOf = (link: { readonly url: string }) => pathOf(link).split('/').at(-1) ?? ''

type Given = { readonly token: string; readonly body?: unknown; readonly from?: string }

/** Calls `path` as a browser does that has opened the link, and is logged in nowhere. */
async function withLink(path: string, { token, body, from = 'same-origin' }: Given) {
  const response = await world.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/console/api${path}`,
    headers: { 'staff-link': token, 'sec-fetch-site': from },
    ...(body !== undefined && { payload: body as object }),
  })
  return { status: response.statusCode, body: response.json() }
}
const codeOf = async (path: string, given: Given) => (await withLink(path, given)).body.code
const tap = (playerId: number) => ({
  entries: [{ entryId: randomUUID(), playerId, state: 'here', seenAt: '2026-05-01T06:00:00.000+00:00' }],
})

test('whoever has the link sees and says who is here, and the log calls them by the name of the link', async () => {
  const token = tokenOf(await make('S-110'))
  const said = await withLink('/events/S-110/checkIns', { token, body: tap(1) })
  expect(said).toMatchObject({ status: 200, body: { entries: [{ result: 'recorded' }] } })
  const seen = await withLink('/events/S-110/checkIns', { token })
  expect(seen.body.players.find((one: { playerId: number }) => one.playerId === 1)).toMatchObject({ state: 'here' })
  const { entries, people } = await staff.call('listEventLog', {
    params: { eventId: 'S-110' },
    query: { named: true },
  })
  expect(entries.find(({ kind }) => kind === 'checkIn.recorded')).toMatchObject({ actorName: 'Pedro’s tablet' })
  expect(people).toContainEqual(expect.objectContaining({ actorName: 'Pedro’s tablet' }))
})

test('the link of an event opens its rounds, and nothing else', async () => {
  const token = tokenOf(await make('M-100'))
  expect((await withLink('/events/S-101/checkIns', { token })).status).toBe(200)
  expect((await withLink('/events/S-102/checkIns', { token })).status).toBe(200)
  expect(await codeOf('/events/S-110/checkIns', { token })).toBe('UNAUTHORIZED')
  expect(await codeOf('/events/S-110/checkIns', { token, body: tap(1) })).toBe('UNAUTHORIZED')
  expect(await codeOf('/events/S-400/checkIns', { token })).toBe('UNAUTHORIZED')
})

test('what the purpose of a link does not name is for those who are logged in', async () => {
  const token = tokenOf(await make('M-100'))
  const others = (Object.values(allOperations) as Operation[]).filter(op => op.access !== 'anyone' && !op.link)
  expect(others.length).toBeGreaterThan(150)
  for (const op of others) {
    const { method, path } = requestOf(op, op.example as Parts, {})
    const headers = { 'staff-link': token, 'sec-fetch-site': 'same-origin' }
    const response = await world.app.inject({ method: method as 'GET', url: path, headers })
    expect(response.json().code, op.id).toBe('TOKEN_INVALID')
  }
})

test('a link that is made for a round is that of its event', async () => {
  const link = await make('S-101')
  expect(pathOf(link)).toMatch(/^\/staff\/M-100\/checkIn\//)
  expect((await withLink('/events/S-102/checkIns', { token: tokenOf(link) })).status).toBe(200)
  const { links } = await staff.call('listStaffLinks', { params: { eventId: 'M-100' } }, 'director')
  expect(links.map(one => one.staffLinkId)).toContain(link.staffLinkId)
})

test('a link that was ended is refused within a second, and is in no list', async () => {
  const { staffLinkId, ...link } = await make('S-110')
  const token = tokenOf(link)
  expect((await withLink('/events/S-110/checkIns', { token })).status).toBe(200)
  const params = { eventId: 'S-110', staffLinkId }
  await staff.call('endStaffLink', { params }, 'director')
  await expect.poll(() => codeOf('/events/S-110/checkIns', { token }), { interval: 100 }).toBe('TOKEN_INVALID')
  expect((await world.app.inject(pathOf(link))).statusCode).toBe(404)
  const { links } = await staff.call('listStaffLinks', { params: { eventId: 'S-110' } }, 'director')
  expect(links.map(one => one.staffLinkId)).not.toContain(staffLinkId)
  expect((await staff.refused('endStaffLink', { params }, 'director')).code).toBe('NOT_FOUND')
})

test('it ends by itself: at the end of the last day, or when it was said', async () => {
  expect(await make('M-100')).toMatchObject({ until: '2026-05-03T23:00:00.000+00:00' })
  const link = await make('S-110', { until: '2026-05-01T10:00:00Z' })
  const past = { params: { eventId: 'S-110' }, body: { purpose: 'checkIn', label: 'Desk', until: worldNow } } as const
  expect(await staff.refused('createStaffLink', past, 'director')).toMatchObject({
    code: 'VALIDATION',
    errors: [{ pointer: '/until', message: 'must be later than now' }],
  })
  // At most a week after the last day.
  await make('M-100', { until: '2026-05-10T23:00:00Z' })
  const long = {
    params: { eventId: 'M-100' },
    body: { purpose: 'official', label: 'Cart', until: '2099-01-01T00:00:00Z' },
  } as const
  expect(await staff.refused('createStaffLink', long, 'director')).toMatchObject({
    code: 'VALIDATION',
    errors: [
      {
        pointer: '/until',
        message: 'must be no later than 11 May 2026 at 00:00, a week after the last day of the event',
      },
    ],
  })
  world.setClock('2026-05-01T10:00:00Z')
  try {
    expect(await codeOf('/events/S-110/checkIns', { token: tokenOf(link) })).toBe('TOKEN_INVALID')
  } finally {
    world.setClock(worldNow)
  }
})

test('a token that we did not make opens nothing, nor does one for another link or another site', async () => {
  const first = tokenOf(await make('S-110'))
  const second = tokenOf(await make('S-110'))
  const [community, , code] = first.split(/-(?=\d)|(?<=\d)-/)
  const mixed = `${community}-${second.split('-')[1]}-${code}`
  for (const token of ['', 'x', `${first}x`, first.slice(0, -1), mixed, first.replace(/^\d+/, '4')])
    expect(await codeOf('/events/S-110/checkIns', { token }), token).toBe('TOKEN_INVALID')
  expect(await codeOf('/events/S-110/checkIns', { token: first, body: tap(1), from: 'cross-site' })).toBe('CROSS_SITE')
  const stored = await world.rows<{ row: string }>('select s::text as row from staff_link s')
  expect(stored.map(({ row }) => row).join()).not.toContain(code)
})

test('its page opens with what it is for, and at no other address', async () => {
  const link = await make('M-100')
  const page = await world.app.inject(pathOf(link))
  expect(page.statusCode).toBe(200)
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(JSON.parse(/id="helper">([^<]+)</.exec(page.body)?.[1] ?? '')).toMatchObject({
    label: 'Pedro’s tablet',
    eventName: 'Cup',
    rounds: [
      { eventId: 'S-101', round: 1 },
      { eventId: 'S-102', round: 2 },
    ],
  })
  for (const path of [
    pathOf(link).replace('M-100', 'S-110'),
    pathOf(link).replace('checkIn', 'starter'),
    '/staff/M-100/checkIn/x',
  ])
    expect((await world.app.inject(path)).statusCode, path).toBe(404)
})
