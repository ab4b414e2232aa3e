/** The interface on a community of 100,000 players and 2,000 events: lists against a bare peer, writes and searches by the clock. */

import { visibleEvent } from '../server/domain/access/visibleEvent.ts'
import { courses } from '../server/domain/courses/courses.sql.ts'
import { eventPlayers } from '../server/domain/registrations/eventPlayers.sql.ts'
import type { Transaction } from '../server/kernel/database/connect.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import { barePeer, statementsOf } from './barePeer.ts'
import { type Compared, compare, median, throughput } from './compare.ts'
import { insertLargeCommunity, large } from './large.ts'
import { type BenchService, startBenchService } from './service.ts'

/** What the clock says, and the figure that it should reach (`atLeast`) or stay below (`atMost`). */
export type Clocked = {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly atLeast?: number
  readonly atMost?: number
}

export async function benchInterface(): Promise<{
  readonly compared: readonly Compared[]
  readonly clocked: readonly Clocked[]
}> {
  const bench = await startBenchService()
  try {
    await withClient(bench.databaseUrl, insertLargeCommunity)
    const compared = [
      await compareList(bench, 'GET /v1/events/{id}/courses', '/v1/events/M-100/courses', 0.6, async tx => {
        const event = await visibleEvent(tx, 'M-100', [1, 2, 3])
        if (event) await courses(tx, event, {})
      }),
      await compareList(
        bench,
        'GET /v1/events/{id}/players, 300 players',
        `/v1/events/${large.event}/players`,
        0.7,
        async tx => {
          const event = await visibleEvent(tx, large.event, [1, 2, 3])
          if (event) await eventPlayers(tx, event, {})
        },
      ),
    ]
    return { compared, clocked: [await assignments(bench), await bulkRegistration(bench), await searches(bench)] }
  } finally {
    await bench.close()
  }
}

async function compareList(
  bench: BenchService,
  what: string,
  path: string,
  wanted: number,
  work: (tx: Transaction) => Promise<void>,
): Promise<Compared> {
  const peer = await barePeer(bench.databaseUrl, await statementsOf(bench.service, work))
  try {
    return await compare(
      what,
      { url: `${bench.url}${path}`, headers: { authorization: bench.authorization } },
      { url: peer.url },
      wanted,
    )
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
async function assignments(bench: BenchService): Promise<Clocked> {
  const paths = Array.from({ length: large.registered * 2 }, (_, turn) => {
    const flight = large.firstFlight + ((turn + Math.floor(turn / large.registered)) % large.flights)
    return `/v1/events/${large.event}/flights/${flight}/players/${large.firstPlayer + (turn % large.registered) * 7}`
  })
  const value = await throughput({
    url: bench.url,
    method: 'POST',
    headers: { authorization: bench.authorization },
    paths,
  })
  return {
    what: 'assign one player to a flight of 25, durable, 16 connections',
    value,
    unit: 'a second',
    atLeast: 1000,
  }
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

async function searches(bench: BenchService): Promise<Clocked> {
  const times: number[] = []
  for (let turn = 0; turn < 400; turn += 1) {
    const prefix = `last${String((turn * 7919) % 100_000)
      .padStart(6, '0')
      .slice(0, 4)}`
    const began = performance.now()
    await ask(bench, 'GET', `/v1/players?communityId=1&lastName=${prefix}&limit=50`)
    times.push(performance.now() - began)
  }
  return {
    what: 'player search by prefix among 100,000, p99',
    value: times.sort((a, b) => a - b)[395] ?? 0,
    unit: 'ms',
    atMost: 20,
  }
}
