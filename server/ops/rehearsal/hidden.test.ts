import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OperationId } from '../../../contract/all.ts'
import { listenOnLoopback, readStream, type StreamReader } from '../../../test/readStream.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { playRehearsals } from './playRehearsals.ts'

let world: World
let staff: StaffCalls
let program: StreamReader
let colleague: StreamReader
let copy: Awaited<ReturnType<typeof start>>
const outside = new Map<string, unknown>()

const start = () => staff.call('startRehearsal', { params: { eventId: 'S-110' }, body: { seed: 7, toTheEnd: true } })
const page = async (url: string, headers = {}) => {
  const { statusCode, payload } = await world.app.inject({ url: new URL(url, 'http://test.local').pathname, headers })
  return { statusCode, payload: payload.replaceAll(/nonce="[^"]*"|[?&]v=\w+/g, '') }
}

/** What anybody outside of the console may ask for, with the answers. */
async function lookFromOutside(): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const path of ['/', '/c/1', '/c/1/calendar.ics']) found.set(path, await page(path))
  const asked: readonly (readonly [OperationId, unknown])[] = [
    ['searchCommunities', { criteria: {} }],
    ['searchEvents', { criteria: { communityId: 1, includeSubCommunities: true } }],
    ['searchPlayers', { criteria: { communityId: 1 } }],
    ['searchPlayerScores', { criteria: { eventId: 'S-110' } }],
    ['listLeaderboards', { params: { eventId: 'S-110' } }],
  ]
  for (const [id, input] of asked) {
    const answer = await world.call(id, input as never).catch((error: unknown) => String(error))
    found.set(id, answer)
  }
  const counts = await world.rows(`
    select (select count(*) from webhook_delivery)::int as told, (select count(*) from jobs.job)::int as jobs,
      (select count(*) from message_delivery)::int as messages, (select count(*) from membership where community_id = 1)::int as members,
      (select count(*) from registration r join player p on p.player_id = r.player_id where p.player_id <= 100)::int as registrations,
      (select md5(string_agg(p::text, '|' order by p.player_id)) from player p where p.player_id <= 100) as players`)
  return found.set('rows', counts)
}

beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  const url = await listenOnLoopback(world.app)
  const streams = `${url}/v1/events/S-110/stream`
  program = await readStream(streams, { authorization: `Bearer ${world.token('club')}` })
  colleague = await readStream(streams, world.browser('director'))
  await tryCommand(world.url, ['community', 'identity', '1', '--home', 'public'])
  await world.rows(
    `insert into webhook (community_id, url, topics, created_at)
     values (1, 'https://example.com/hook', '{registration,score,result,teeSheet,state}', now())`,
  )
  for (const [what, answer] of await lookFromOutside()) outside.set(what, answer)
  copy = await start()
  await playRehearsals(world.service)
  // Within a second everybody who reaches the event reaches its copy.
  const { eventId } = copy
  await vi.waitFor(() => staff.call('getEventSetup', { params: { eventId } }), { timeout: 100_000 })
  // A result that is official is what webhooks, pages and players hear of otherwise.
  for (const state of ['completed', 'official'] as const)
    await staff.call('setEventState', { params: { eventId: copy.eventId }, body: { state } })
})
afterAll(async () => {
  for (const reader of [program, colleague]) reader.close()
  await world.close()
})

test('no public page, list of the interface, webhook, mail, message or profile shows that there is a rehearsal', async () => {
  expect([...(await lookFromOutside())]).toEqual([...outside])
})

test('the stream of the event tells the staff that it is rehearsed, and programs nothing', async () => {
  await colleague.until(({ data }) => JSON.stringify(data).includes('rehearsal.started'))
  await staff.call('updateEvent', { params: { eventId: 'S-110' }, query: {}, body: { info: 'Bring a torch' } })
  await program.until(({ event }) => event === 'change')
  expect(program.text()).not.toContain('rehearsal')
})

test('a program that reaches the community of the event is not told of the copy by its id either', async () => {
  const { eventId, communityId } = copy
  for (const id of ['getEventState', 'getResultsLink', 'getScoringLink', 'listFlights'] as const)
    expect(await world.refusal(id, { params: { eventId } } as never), id).toBe('UNAUTHORIZED')
  expect(await world.refusal('searchEvents', { criteria: { communityId } })).toBe('UNAUTHORIZED')
})

test('the pages of a copy are there for the staff of its event, and for nobody else', async () => {
  const { results, screen } = copy.links
  for (const url of [results, screen, `${results}/embed`]) {
    expect((await page(url)).statusCode, url).toBe(404)
    expect((await page(url, world.browser('outsider'))).statusCode, url).toBe(404)
    const { statusCode, payload } = await page(url, world.browser('manager'))
    expect(statusCode, url).toBe(200)
    expect(payload, url).toContain('Rehearsal')
  }
  expect((await page(copy.links.scorecard)).statusCode).toBe(200)
})

test('in the console a copy is in no list, and whoever works in it reaches nothing else', async () => {
  const { eventId, communityId } = copy
  const dashboard = await staff.call('getDashboard', { params: { communityId: 1 }, query: {} })
  const found = await staff.call('search', { query: { q: 'rehearsal', communityId: 1 } } as never)
  expect(JSON.stringify([dashboard, found])).not.toContain('Rehearsal')
  expect((await staff.refused('getDashboard', { params: { communityId }, query: {} })).code).toBe('UNAUTHORIZED')
  const log = await staff.call('listCommunityLog', { params: { communityId: 1 }, query: {} } as never)
  expect(JSON.stringify(log)).not.toContain(eventId.slice(2))
  // A player of the club is no player of the copy.
  const answer = await staff
    .call('registerPlayers', { params: { eventId }, body: [{ playerId: 4 }] } as never)
    .catch((error: { problem?: { code: string } }) => error.problem?.code ?? String(error))
  expect(JSON.stringify(answer)).not.toContain('"playerId":4')
})
