/**
 * One run of {@link measureStreams}, in a process of its own: what was measured before leaves memory that the readers would
 * take without anybody seeing it. `node bench/streamsRun.ts '{"readers":10000,"updates":20}'` prints a StreamsRun.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { loadBoard, withCards } from '../server/live/boardInput.ts'
import { boardStandings } from '../server/live/boardStandings.ts'
import { median } from './compare.ts'
import { type Held, playedEvent, type ReadersReport, type StreamsRun } from './measureStreams.ts'
import { type BenchService, startBenchService } from './service.ts'

/** How often the memory is looked at while the readers come. */
const steps = 4

const { readers, updates } = JSON.parse(process.argv[2] ?? '{}')
const bench = await startBenchService()
const { eventId, roundId, playerIds, leaderboardId } = await playedEvent(bench)
const recountMs = await recount(bench, leaderboardId)
await bench.service.standings.of({ communityId: 1, leaderboardId })
const held: Held[] = [{ readers: 0, bytes: residentBytes() }]
const report = await runReaders(
  {
    url: bench.url,
    authorization: bench.authorization,
    path: `/v1/events/${eventId}/leaderboards/${leaderboardId}/standings`,
    scores: `/v1/events/${roundId}/scores`,
    playerIds,
    readers,
    updates,
    steps,
  },
  open => held.push({ readers: open, bytes: residentBytes() }),
)
await bench.close()
const run: StreamsRun = { ...report, recountMs, held }
process.stdout.write(JSON.stringify(run))

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
  const collect = runInNewContext('gc')
  // What the first one finds free is given back by the second.
  collect()
  collect()
  return process.memoryUsage.rss()
}

/** `onOpen` hears each time that so many readers are open, the last time all. */
function runReaders(task: object, onOpen: (readers: number) => void): Promise<ReadersReport> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'readers.ts'), JSON.stringify(task)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', chunk => {
      text += chunk
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        const [, open] = /^open (\d+)$/.exec(text.slice(0, end)) ?? []
        text = text.slice(end + 1)
        if (open === undefined) continue
        onOpen(Number(open))
        child.stdin.write('go\n')
      }
    })
    child.on('close', code => (code === 0 ? done(JSON.parse(text)) : failed(new Error(`The readers failed: ${text}`))))
  })
}
