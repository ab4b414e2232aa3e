/** The interface on a community of 100,000 players and 2,000 events: lists and a write against a bare peer, writes by the clock. */
import { withClient } from '../server/kernel/database/migrate.ts'
import { type Compared, compare, median, type Target } from './compare.ts'
import { insertLargeCommunity, large } from './large.ts'
import { sendBytes } from './peers/sendBytes.ts'
import { type Peer, startPeer } from './peers/startPeer.ts'
import { type BenchService, settle, startBenchService } from './service.ts'

/** What the clock says, and the figure that it should reach (`atLeast`) or stay below (`atMost`). */
export type Clocked = {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly atLeast?: number
  readonly atMost?: number
  /** Of what was measured several times, the least and the most. */
  readonly lowest?: number
  readonly highest?: number
}

export async function benchInterface(): Promise<{
  readonly compared: readonly Compared[]
  readonly clocked: readonly Clocked[]
}> {
  const bench = await startBenchService()
  const peer = await startPeer(bench.databaseUrl)
  try {
    await withClient(bench.databaseUrl, async owner => {
      await insertLargeCommunity(owner)
      await settle(owner)
    })
    const players = `/v1/events/${large.event}/players`
    const courses = '/v1/events/M-100/courses'
    const compared = [
      await compareList(bench, peer, 'GET /v1/events/{id}/courses, as users get it', courses, 1),
      ...(await withoutCache(bench, async () => [
        await compareList(bench, peer, 'the same, read each time', courses, 0.4),
        await compareList(bench, peer, 'GET /v1/events/{id}/players, 300 players, read each time', players, 0.7),
      ])),
      await compareUnchanged(bench, 'the same, unchanged (If-None-Match)', players),
    ]
    const assigned = await assignments(bench, peer)
    const clocked = [
      {
        what: 'assign one player to a flight of 25, durable, 16 connections',
        value: assigned.ours,
        unit: 'a second',
        atLeast: 1000,
      },
      await bulkRegistration(bench),
    ]
    return { compared: [...compared, assigned], clocked }
  } finally {
    await peer.close()
    await bench.close()
  }
}

const byHand = 'Fastify and pg by hand'

/** Measures what the service does when nothing is cached, as after each change. */
async function withoutCache<T>({ service }: BenchService, work: () => Promise<T>): Promise<T> {
  const { current } = service.listCache
  Object.assign(service.listCache, { current: async () => undefined })
  try {
    return await work()
  } finally {
    Object.assign(service.listCache, { current })
  }
}

async function compareList(bench: BenchService, peer: Peer, what: string, path: string, wanted: number) {
  const ours = { url: `${bench.url}${path}`, headers: { authorization: bench.authorization } }
  const theirs = { url: `${peer.url}${path}` }
  await requireSame(ours, theirs)
  return compare({ what, peer: byHand, wanted }, ours, theirs)
}

type Asked = Pick<Target, 'url' | 'method' | 'headers' | 'body'>

/** A peer that answers something else proves nothing: the same values, however its times are written. */
async function requireSame(ours: Asked, theirs: Asked): Promise<void> {
  // A write of ours comes before that of the peer, which finds it done and does it again.
  const own = JSON.stringify(valuesOf(await answer(ours)))
  const other = JSON.stringify(valuesOf(await answer(theirs)))
  if (own !== other) throw new Error(`The peer of ${ours.url} answers something else: ${other}, and not ${own}`)
}

/** What is answered; throws where it is no success. */
async function answer({ url, method = 'GET', headers = {}, body }: Asked): Promise<unknown> {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** With the names of fields in order, and times as instants. */
function valuesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valuesOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, name.endsWith('Dt') ? Date.parse(String(field)) : valuesOf(field)])
}

/** Somebody who asks again with the version that they have. */
async function compareUnchanged(bench: BenchService, what: string, path: string): Promise<Compared> {
  const url = `${bench.url}${path}`
  // The tag names the encoding too: without this header in the load everybody would get the whole list.
  const asked = { authorization: bench.authorization, 'accept-encoding': 'gzip' }
  const { headers: first } = await fetch(url, { headers: asked })
  const headers = { ...asked, 'if-none-match': first.get('etag') ?? '' }
  const { status, headers: sent } = await fetch(url, { headers })
  if (status !== 304) throw new Error(`${path} has changed between two requests: ${status}`)
  const peer = await sendBytes({ status, headers: Object.fromEntries(sent), bytes: Buffer.alloc(0) })
  try {
    return await compare({ what, peer: 'node:http, the same bytes', wanted: 0.5 }, { url, headers }, { url: peer.url })
  } finally {
    await peer.close()
  }
}

async function ask(bench: BenchService, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${bench.url}${path}`, {
    method,
    headers: { authorization: bench.authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.status !== 200) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.json()
}

/** 300 players are assigned to one of twelve flights one after the other, then each to the next flight. */
const assignmentPaths: readonly string[] = Array.from({ length: large.registered * 2 }, (_, turn) => {
  const flight = large.firstFlight + ((turn + Math.floor(turn / large.registered)) % large.flights)
  return `/v1/events/${large.event}/flights/${flight}/players/${large.firstPlayer + (turn % large.registered) * 7}`
})

async function assignments(bench: BenchService, peer: Peer): Promise<Compared> {
  const ours = { url: bench.url, method: 'POST', headers: { authorization: bench.authorization } } as const
  const theirs = { url: peer.url, method: 'POST' } as const
  // First everybody stands in a flight, so that both answer with its members.
  for (const path of assignmentPaths.slice(0, large.registered)) await answer({ ...ours, url: `${bench.url}${path}` })
  for (const path of assignmentPaths.slice(-large.flights))
    await requireSame({ ...ours, url: `${bench.url}${path}` }, { ...theirs, url: `${peer.url}${path}` })
  return compare(
    { what: 'POST /v1/events/{id}/flights/{id}/players/{id}, a flight of 25', peer: byHand },
    { ...ours, paths: assignmentPaths },
    { ...theirs, paths: assignmentPaths },
  )
}

async function bulkRegistration(bench: BenchService): Promise<Clocked> {
  const times: number[] = []
  for (let turn = 1; turn <= 5; turn += 1) {
    const body = Array.from({ length: 300 }, (_, n) => ({ playerId: large.firstPlayer + 60_000 + turn * 300 + n }))
    const began = performance.now()
    await ask(bench, 'POST', `/v1/events/${large.event}/players`, body)
    times.push(performance.now() - began)
  }
  return { what: 'register 300 players in one request', value: median(times), unit: 'ms', atMost: 300 }
}
