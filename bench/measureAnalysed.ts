/**
 * What it costs that PostgreSQL never looked at the tables, as in the first minutes of an installation and after an import: the
 * same work on the same rows in two databases, one of which knows its tables.
 */
import { withClient } from '../server/kernel/database/migrate.ts'
import { presumeKeys } from '../server/kernel/database/presumeKeys.ts'
import { loadBoard } from '../server/live/boardInput.ts'
import { boardStandings } from '../server/live/boardStandings.ts'
import { forget } from '../test/growth/forget.ts'
import { assignmentPaths, withoutCache } from './benchInterface.ts'
import { type Compared, compare, compareTurns } from './compare.ts'
import { insertLargeCommunity, large } from './large.ts'
import { playedEvent } from './measureStreams.ts'
import { type BenchService, startBenchService } from './service.ts'

const peer = 'the same tables, analysed'
const wanted = 0.9
const players = `/v1/events/${large.event}/players`

export async function measureAnalysed(): Promise<readonly Compared[]> {
  const analysed = await filled('analyze')
  try {
    const never = await filled(forget)
    try {
      return await withoutCache(never, () => withoutCache(analysed, () => comparisons(never, analysed)))
    } finally {
      await never.close()
    }
  } finally {
    await analysed.close()
  }
}

type Filled = BenchService & { readonly leaderboardId: number }

async function comparisons(never: Filled, analysed: Filled): Promise<readonly Compared[]> {
  const reading = ({ url, authorization }: Filled) => ({ url: `${url}${players}`, headers: { authorization } })
  const assigning = ({ url, authorization }: Filled) =>
    ({ url, method: 'POST', headers: { authorization }, paths: assignmentPaths }) as const
  return [
    await compare(
      { what: 'GET /v1/events/{id}/players, 300 players, read each time, tables never analysed', peer, wanted },
      reading(never),
      reading(analysed),
    ),
    await compare(
      { what: 'POST /v1/events/{id}/flights/{id}/players/{id}, tables never analysed', peer, wanted },
      assigning(never),
      assigning(analysed),
    ),
    await compareTurns(
      { what: 'standings of 144 x 4, read and counted each time, tables never analysed', peer, wanted },
      seconds => standings(never, seconds),
      seconds => standings(analysed, seconds),
    ),
  ]
}

/** A service with the large community and a played event; `statistics` leaves the tables known or unknown, and they stay so. */
async function filled(statistics: string): Promise<Filled> {
  const bench = await startBenchService()
  await withClient(bench.databaseUrl, async owner => {
    const { rows } = await owner.query<{ name: string }>(
      "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    )
    await owner.query(rows.map(({ name }) => `alter table ${name} set (autovacuum_enabled = false)`).join(';'))
    await insertLargeCommunity(owner)
  })
  const { leaderboardId } = await playedEvent(bench)
  await withClient(bench.databaseUrl, async owner => {
    await owner.query(statistics)
    // A service does it whenever it starts.
    await presumeKeys(owner)
  })
  return { ...bench, leaderboardId }
}

/** Boards a second, one after the other. */
async function standings({ service, leaderboardId }: Filled, seconds: number): Promise<number> {
  const began = performance.now()
  let boards = 0
  for (; performance.now() - began < seconds * 1000; boards += 1) {
    const board = await service.database.read([1], tx => loadBoard(tx, 1, leaderboardId))
    if (!board) throw new Error('There is no leaderboard.')
    boardStandings(board)
  }
  return (boards * 1000) / (performance.now() - began)
}

if (import.meta.main) console.table(await measureAnalysed())
