/**
 * Readers of one leaderboard of 144 players and 4 rounds while scores come in: how long from the answer of a score to the
 * last of them, and how much memory each takes. The readers are raw sockets of another process (readers.ts), the server has a
 * process of its own (streamsRun.ts).
 */
import { execFileSync } from 'node:child_process'
import { eventNumber } from '../server/domain/access/visibleEvent.ts'
import { sql } from '../server/kernel/database/sql.ts'
import { importEvent } from '../server/ops/import/importEvent.ts'
import { importCourse, numberedPlayer, parsOf } from '../test/playedEvent.ts'
import { median } from './compare.ts'
import { inOwnProcess } from './inOwnProcess.ts'
import type { BenchService } from './service.ts'

/** Of several runs the worst, except where it says otherwise. */
export type StreamsFigures = {
  readonly readers: number
  readonly updates: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** The slope of the memory over the number of readers, of the run where it is steepest. */
  readonly kilobytesPerReader: number
  /** What a reader took in each step of each run, the least and the most. */
  readonly kilobytesOfSteps: readonly [least: number, most: number]
  /** Readers whose last message is not the final standings, of all runs together. */
  readonly behind: number
  readonly reconnected: number
  /** Processor time from a changed card to the text of the standings: counted, ranked, paid, written. The median. */
  readonly recountMs: number
}

/** What readers.ts prints at its end. */
export type ReadersReport = Omit<StreamsFigures, 'kilobytesPerReader' | 'kilobytesOfSteps' | 'recountMs'>

/** What the server held in memory, after the garbage was collected, with so many readers. Sockets lie in the kernel and beside it. */
export type Held = { readonly readers: number; readonly bytes: number }

/** What streamsRun.ts prints. */
export type StreamsRun = ReadersReport & Pick<StreamsFigures, 'recountMs'> & { readonly held: readonly Held[] }

/** Beside a reader's socket a process opens files of its own, the connections to the database and those of the readers who come back. */
const otherFiles = 500

/** Why so many readers cannot be measured here; undefined when they can. The server and the readers have a process each. */
export function whyNotStreams(readers: number): string | undefined {
  const files = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  if (files === 'unlimited' || Number(files) >= readers + otherFiles) return undefined
  return `${readers} readers need ${readers + otherFiles} open files in a process, and it may open only ${files}`
}

export async function measureStreams(readers: number, updates: number, runs = 2): Promise<StreamsFigures> {
  const all: StreamsRun[] = []
  for (let run = 0; run < runs; run += 1)
    all.push(JSON.parse(await inOwnProcess('streamsRun.ts', { readers, updates })))
  const stepsOf = all.flatMap(({ held }) => held.slice(1).map((_, at) => slope(held.slice(at, at + 2))))
  const [first] = all
  if (!first) throw new Error('Nothing was run.')
  const worst = (figure: (run: StreamsRun) => number) => Math.max(...all.map(figure))
  return {
    readers,
    updates: Math.min(...all.map(run => run.updates)),
    p50Ms: worst(run => run.p50Ms),
    p99Ms: worst(run => run.p99Ms),
    kilobytesPerReader: worst(({ held }) => slope(held)),
    kilobytesOfSteps: [Math.min(...stepsOf), Math.max(...stepsOf)],
    behind: all.reduce((sum, { behind }) => sum + behind, 0),
    reconnected: first.reconnected,
    recountMs: median(all.map(run => run.recountMs)),
  }
}

/** Kilobytes a reader, by least squares. */
function slope(held: readonly Held[]): number {
  const mean = (value: (one: Held) => number) => held.reduce((sum, one) => sum + value(one), 0) / held.length
  const readers = mean(one => one.readers)
  const bytes = mean(one => one.bytes)
  const together = mean(one => (one.readers - readers) * (one.bytes - bytes))
  return together / mean(one => (one.readers - readers) ** 2) / 1024
}

/** Three rounds are played; the scores come in the fourth. */
export async function playedEvent({ service, operate }: BenchService) {
  const courseId = await importCourse({ service, operate }, 'Course of the streams', parsOf(72))
  const players = Array.from({ length: 144 }, (_, at) => numberedPlayer(at + 1))
  const day = { startDate: '2026-05-01', endDate: '2026-05-04' }
  const scores = players.map(({ key }, player) => ({
    player: key,
    strokes: Array.from({ length: 18 }, (_, hole) => 3 + ((player * 5 + hole * 7) % 4)),
  }))
  const file = {
    communityId: 1,
    name: 'Streams',
    ...day,
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [courseId],
    players,
    handicaps: players.map(({ key }, at) => ({ player: key, hcIndex: Math.floor(at / 4) })),
    leaderboards: [
      {
        name: 'Net',
        format: 'strokePlay',
        settings: { score: 'net' },
        payouts: { feeCents: 2000, table: 'fivePlaces' },
        flights: [{ name: 'Everybody', players: players.map(({ key }) => key) }],
      },
    ],
    rounds: [1, 2, 3, 4].map(round => ({
      name: `Streams, round ${round}`,
      ...day,
      state: round === 4 ? 'in progress' : 'completed',
      scores: round === 4 ? [] : scores,
    })),
  }
  const { eventId, roundIds } = await operate(tx => importEvent(tx, file, { actor: 'bench', now: service.clock() }))
  const found = await service.database.read('everything', tx =>
    tx.rows(
      sql<{ id: number; board: number }>`
        select r.player_id as id, l.leaderboard_id as board
        from registration r join leaderboard l on l.community_id = r.community_id and l.event_id = r.event_id
        where r.event_id = ${eventNumber(eventId)}`,
    ),
  )
  return {
    eventId,
    roundId: roundIds.at(-1) ?? '',
    playerIds: found.map(({ id }) => id),
    leaderboardId: found[0]?.board ?? 0,
  }
}

if (import.meta.main) {
  const [readers = 10_000, updates = 20, runs = 2] = process.argv.slice(2).map(Number)
  const why = whyNotStreams(readers)
  console.log(why === undefined ? await measureStreams(readers, updates, runs) : `not run: ${why}`)
}
