import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../test/playedEvent.ts'
import { listenOnLoopback, readStream, type StreamReader } from '../../test/readStream.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost } from '../../tools/counts.ts'
import { createStreams } from './streams.ts'

let world: World
let url: string
beforeAll(async () => {
  world = await startWorld()
  url = await listenOnLoopback(world.app)
})
afterAll(() => world.close())

const standingsPath = '/v1/events/S-110/leaderboards/1021/standings'
const authorization = () => `Bearer ${world.token('club')}`

function follow(path: string, headers: Readonly<Record<string, string>> = {}, base = url): Promise<StreamReader> {
  return readStream(`${base}${path}`, { authorization: authorization(), ...headers })
}

let strokes = 3
/** Records another score of player 1 on the medal. */
async function score(): Promise<number> {
  strokes = strokes === 9 ? 3 : strokes + 1
  await recordCards(world, 'S-110', [{ playerId: 1, strokes: [strokes, ...Array(17).fill(null)] }])
  return strokes
}

const shows = (value: number) => (event: { data: unknown }) =>
  JSON.stringify(event.data).includes(`"value":${value}`) && JSON.stringify(event.data).includes('"thru":1')

test.each(['gzip', 'identity'])(
  'a reader with %s gets the standings now and after every change, byte for byte',
  async encoding => {
    const reader = await follow(`${standingsPath}/stream`, { 'accept-encoding': encoding })
    expect(reader.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined)
    expect(reader.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    await reader.until(({ event }) => event === 'standings')
    const value = await score()
    const last = await reader.until(shows(value))
    const now = await world.app.inject({ url: standingsPath, headers: { authorization: authorization() } })
    expect(last.data).toEqual(now.json())
    expect(last.id).toBe(now.json().version)
    expect(reader.text()).toContain(`data: ${now.payload}\n\n`)
    reader.close()
  },
)

test('after an interruption a reader gets the newest standings, or nothing when it has them', async () => {
  const first = await follow(`${standingsPath}/stream`)
  const { id = '' } = await first.until(({ event }) => event === 'standings')
  first.close()
  const again = await follow(`${standingsPath}/stream`, { 'last-event-id': id })
  const other = await follow(`${standingsPath}/stream`, { 'last-event-id': 'older' })
  await other.until(({ event }) => event === 'standings')
  expect(again.events).toEqual([])
  const value = await score()
  await again.until(shows(value))
  expect(again.events).toHaveLength(1)
  again.close()
  other.close()
})

test('a stream of standings ends when the leaderboard is deleted', async () => {
  const path = '/v1/events/S-110/leaderboards/1022/standings/stream'
  const reader = await follow(path)
  await reader.until(({ event }) => event === 'standings')
  await world.rows('delete from leaderboard where leaderboard_id = 1022')
  await insertChange({ kind: 'leaderboard.deleted' })
  await reader.until(({ event }) => event === 'gone')
  await reader.ended
})

async function insertChange({ kind = 'test.happened', subject = {}, at = '2026-05-01T09:00:00Z' }): Promise<string> {
  const rows = await world.rows<{ id: number }>(
    'insert into change (community_id, event_id, at, kind, subject) values (1, 110, $1, $2, $3) returning change_id as id',
    [at, kind, JSON.stringify(subject)],
  )
  return `${rows[0]?.id}`
}

test('the stream of an event tells every change once, those of its rounds and its multi-round event too', async () => {
  const [event, round] = await Promise.all([follow('/v1/events/M-100/stream'), follow('/v1/events/S-101/stream')])
  const player = { eventId: 'M-100', flightId: 2001, playerId: 3 }
  await world.call('assignPlayerToFlight', { params: player })
  await recordCards(world, 'S-102', [{ playerId: 3, strokes: [4] }])
  for (const reader of [event, round]) {
    const told = await reader.until(({ data }) => JSON.stringify(data).includes('flight.'))
    expect(told).toMatchObject({ event: 'change', data: { eventId: 'M-100', subject: { flightId: 2001 } } })
  }
  await event.until(({ data }) => JSON.stringify(data).includes('score.recorded'))
  expect(round.events.map(({ data }) => (data as { eventId: string }).eventId)).not.toContain('S-102')
  expect(new Set(event.events.map(({ id }) => id)).size).toBe(event.events.length)
  event.close()
  round.close()
})

test('what was missed is told again, also ten minutes later; after too much, or an unknown id, comes a reset', async () => {
  const seen = await insertChange({ at: '2026-05-01T08:49:00Z' })
  const missed = [
    await insertChange({ at: '2026-05-01T08:49:10Z' }),
    await insertChange({ at: '2026-05-01T08:55:00Z' }),
    await insertChange({}),
  ]
  const reader = await follow('/v1/events/S-110/stream', { 'last-event-id': seen })
  await reader.until(({ id }) => id === missed.at(-1))
  expect(reader.events.map(({ id }) => id).filter(id => Number(id) > Number(seen))).toEqual(missed)
  reader.close()
  for (const id of ['999999999', '0']) {
    const lost = await follow('/v1/events/S-110/stream', { 'last-event-id': id })
    await lost.until(({ event }) => event === 'reset')
    lost.close()
  }
})

test('what was told again is not told once more when the server hears of it', async () => {
  const live = await follow('/v1/events/S-110/stream')
  const seen = await insertChange({})
  await live.until(({ id }) => id === seen)
  // The server looks for what it is not told of once a second: who comes back reads it before.
  const missed = await insertChange({})
  const back = await follow('/v1/events/S-110/stream', { 'last-event-id': seen })
  await back.until(({ id }) => id === missed)
  await live.until(({ id }) => id === missed)
  const later = await insertChange({})
  await back.until(({ id }) => id === later)
  expect(back.events.map(({ id }) => id).filter(id => id === missed)).toEqual([missed])
  live.close()
  back.close()
})

test('a stream goes on from what was read of the event, also when nothing had changed in it yet', async () => {
  const before = await follow('/v1/events/S-110/stream')
  const seen = await insertChange({ at: '2026-05-01T08:20:00Z' })
  const missed = await insertChange({ at: '2026-05-01T08:30:00Z' })
  await before.until(({ id }) => id === missed)
  before.close()
  const reader = await follow(`/v1/events/S-110/stream?from=${seen}`)
  await reader.until(({ id }) => id === missed)
  reader.close()
  const back = await follow(`/v1/events/S-110/stream?from=${seen}`, { 'last-event-id': missed })
  const later = await insertChange({})
  await back.until(({ id }) => id === later)
  expect(back.events.map(({ id }) => id)).not.toContain(seen)
  back.close()
  const ofNew = await follow('/v1/events/S-110/stream?from=0')
  await ofNew.until(({ id }) => id === later)
  expect(ofNew.events.map(({ event }) => event)).not.toContain('reset')
  ofNew.close()
  const lost = await follow('/v1/events/S-110/stream?from=999999999')
  await lost.until(({ event }) => event === 'reset')
  lost.close()
})

test('a change that commits after one with a higher id is told all the same, live and to who comes back', async () => {
  const reader = await follow('/v1/events/S-110/stream')
  await insertChange({ kind: 'test.first' })
  await reader.until(({ data }) => JSON.stringify(data).includes('test.first'))
  const slow = new pg.Client({ connectionString: world.url })
  await slow.connect()
  await slow.query('begin')
  const { rows } = await slow.query(
    "insert into change (community_id, event_id, at, kind, subject) values (1, 110, '2026-05-01T09:00:00Z', 'test.slow', '{}') returning change_id as id",
  )
  const quick = await insertChange({ kind: 'test.quick' })
  expect(Number(quick)).toBeGreaterThan(rows[0].id)
  await reader.until(({ id }) => id === quick)
  await slow.query('commit')
  await slow.end()
  await reader.until(({ id }) => id === `${rows[0].id}`)
  const back = await follow('/v1/events/S-110/stream', { 'last-event-id': quick })
  await back.until(({ id }) => id === `${rows[0].id}`)
  reader.close()
  back.close()
})

test('a reader that does not read is dropped, and the others get everything', async () => {
  const reader = await follow('/v1/events/S-110/stream', { 'accept-encoding': 'identity' })
  const slow = connect(Number(new URL(url).port), '127.0.0.1')
  slow.write(`GET /v1/events/S-110/stream HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization()}\r\n\r\n`)
  await new Promise(done => slow.once('data', done))
  slow.pause()
  const open = world.service.streams.size()
  let code: string | undefined
  slow.on('error', (error: NodeJS.ErrnoException) => (code = error.code))
  const dropped = new Promise(done => slow.on('close', done))
  const text = 'x'.repeat(200_000)
  let last = ''
  // One after the other, so that whoever reads keeps up, however busy the machine is.
  for (let at = 0; at < 80; at++) {
    last = await insertChange({ subject: { text } })
    world.service.changes.touched([{ communityId: 1, eventId: 110, kind: 'test.changed' }])
    await reader.until(({ id }) => id === last)
  }
  await expect.poll(() => world.service.streams.size(), { timeout: atMost(5000) }).toBe(open - 1)
  slow.resume()
  await dropped
  // Not sent to its end: the kernel has given back what it held for this reader.
  expect(code).toBe('ECONNRESET')
  reader.close()
})

test('a stream ends within a second or so when its credential is revoked', async () => {
  const reader = await readStream(`${url}/v1/events/S-200/stream`, { authorization: `Bearer ${world.token('ladies')}` })
  expect(reader.status).toBe(200)
  await world.rows("update credential set revoked_at = now() where email = 'ladies@example.com'")
  const began = performance.now()
  await reader.ended
  expect(performance.now() - began).toBeLessThan(atMost(4000))
})

test('a comment keeps an idle stream open, and a server that stops says when to come back', async () => {
  const streams = createStreams({ heartbeatMs: 30 })
  const server = createServer(socket =>
    streams.open(socket, 'plain', { key: '', isAllowed: async () => true }, () => () => undefined),
  )
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const socket: Socket = connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1')
  let text = ''
  const beaten = new Promise<void>(done =>
    socket.on('data', bytes => {
      text += bytes
      if ((text.match(/\n:\n\n/g) ?? []).length >= 2) done()
    }),
  )
  await beaten
  streams.close()
  await new Promise(done => socket.on('end', done))
  expect(text).toMatch(/retry: 2000[\s\S]*retry: \d+\n\n\r\n0\r\n\r\n$/)
  server.close()
})
