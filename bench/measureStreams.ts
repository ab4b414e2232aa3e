/**
 * Readers of one leaderboard of 144 players and 4 rounds while scores come in: how long from the answer of a score to the
 * last of them, and how much memory each takes. The readers are raw sockets of another process (readers.ts).
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eventNumber } from '../server/domain/access/visibleEvent.ts'
import { sql } from '../server/kernel/database/sql.ts'
import { loadBoard, withCards } from '../server/live/boardInput.ts'
import { boardStandings } from '../server/live/boardStandings.ts'
import { importEvent } from '../server/ops/import/importEvent.ts'
import { importCourse, numberedPlayer, parsOf } from '../test/playedEvent.ts'
import { median } from './compare.ts'
import { type BenchService, startBenchService } from './service.ts'

export type StreamsFigures = {
  readonly readers: number
  readonly updates: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly kilobytesPerReader: number
  /** Readers whose last message is not the final standings. */
  readonly behind: number
  readonly reconnected: number
  /** Processor time from a changed card to the text of the standings: counted, ranked, paid, written. */
  readonly recountMs: number
}

/** What readers.ts prints at its end. */
export type ReadersReport = Omit<StreamsFigures, 'kilobytesPerReader' | 'recountMs'>

export async function measureStreams(readers: number, updates: number): Promise<StreamsFigures> {
  const bench = await startBenchService()
  try {
    const { eventId, roundId, playerIds, leaderboardId } = await playedEvent(bench)
    const recountMs = await recount(bench, leaderboardId)
    await bench.service.standings.of({ communityId: 1, leaderboardId })
    const before = residentBytes()
    let after = 0
    const report = await runReaders(
      {
        url: bench.url,
        authorization: bench.authorization,
        path: `/v1/events/${eventId}/leaderboards/${leaderboardId}/standings`,
        scores: `/v1/events/${roundId}/scores`,
        playerIds,
        readers,
        updates,
      },
      () => {
        after = residentBytes()
      },
    )
    return { ...report, recountMs, kilobytesPerReader: (after - before) / 1024 / readers }
  } finally {
    await bench.close()
  }
}

async function recount({ service }: BenchService, leaderboardId: number): Promise<number> {
  let board = await service.database.read([1], tx => loadBoard(tx, 1, leaderboardId))
  if (!board) throw new Error('There is no leaderboard.')
  const cards = [...board.cards.values()]
  const times: number[] = []
  for (let turn = 1; turn <= 400; turn++) {
    const card = cards[(turn * 31) % cards.length]
    if (!card) continue
    const strokes = card.strokes.map((old, at) => (at === turn % 18 ? 3 + (turn % 4) : old))
    const before = process.cpuUsage()
    board = withCards(board, [{ ...card, strokes, version: card.version + turn }])
    boardStandings(board)
    const { user, system } = process.cpuUsage(before)
    if (turn > 100) times.push((user + system) / 1000)
  }
  return median(times)
}

function residentBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage.rss()
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

function runReaders(task: object, onOpen: () => void): Promise<ReadersReport> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'readers.ts'), JSON.stringify(task)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', chunk => {
      const opened = !text.includes('open\n')
      text += chunk
      if (opened && text.includes('open\n')) {
        onOpen()
        child.stdin.write('go\n')
      }
    })
    child.on('close', code =>
      code === 0
        ? done(JSON.parse(text.slice(text.indexOf('open\n') + 5)))
        : failed(new Error(`The readers failed: ${text}`)),
    )
  })
}

if (import.meta.main) console.log(await measureStreams(Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? 20)))
