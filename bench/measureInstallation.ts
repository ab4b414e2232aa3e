/**
 * What an event and a search cost in an installation that `bench/installation.ts` made, as tables of Markdown:
 * `DATA_DIR=/tmp/large node bench/measureInstallation.ts '{"players":1000000}'`.
 */
import { randomUUID } from 'node:crypto'
import { createApp } from '../server/app.ts'
import { ensureBuilt } from '../server/built/builtScript.ts'
import { readConfig } from '../server/kernel/config.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import { openDatabase } from '../server/kernel/database/openDatabase.ts'
import { createService } from '../server/live/createService.ts'
import { type Explained, explained } from './explained.ts'
import { federation, first, region } from './installation.ts'
import { listening } from './service.ts'

const { players }: { readonly players: number } = { players: 1_000_000, ...JSON.parse(process.argv[2] ?? '{}') }
const config = readConfig({ ENVIRONMENT: 'testing', LOG_LEVEL: 'error', RATE_LIMIT: '1000000', ...process.env }, false)
await ensureBuilt()
const opened = await openDatabase(config)
const { service, close } = createService(config, opened.requestsUrl, {
  clock: () => Temporal.Now.instant(),
  strict: false,
  onError: () => undefined,
})
const app = await createApp(service)
const url = await listening(app)
const authorization = `Bearer ${service.tokens.issue(first.credential, service.clock())}`

/** One of the events of the club that has most of them. */
const event = first.event + 10
const path = `/v1/events/S-${event}`

async function ask(method: string, address: string, body?: unknown): Promise<void> {
  const answer = await fetch(`${url}${address}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${method} ${address}: ${answer.status} ${text.slice(0, 500)}`)
}

try {
  await sizes()
  await plans()
  await searches()
} finally {
  await app.close()
  await close()
  if (!opened.adopted) await opened.stop()
}

async function sizes(): Promise<void> {
  const tables = await withClient(opened.ownerUrl, async client => {
    const { rows } = await client.query<{ name: string; count: string; bytes: string; indexes: string }>(`
      select relname as name, reltuples::bigint::text as count, pg_total_relation_size(oid)::text as bytes, pg_indexes_size(oid)::text as indexes
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by pg_total_relation_size(oid) desc limit 12`)
    return rows
  })
  print(['Table', 'rows', 'MiB', 'of it indexes', 'bytes a row'])
  for (const { name, count, bytes, indexes } of tables)
    print([name, count, mebibytes(bytes), mebibytes(indexes), (Number(bytes) / Math.max(1, Number(count))).toFixed(0)])
}

async function plans(): Promise<void> {
  const inField = await withClient(opened.ownerUrl, async client => {
    const { rows } = await client.query<{ id: number }>(
      'select player_id::int as id from registration where community_id = $1 and event_id = $2 order by 1',
      [first.community, event],
    )
    return rows.map(({ id }) => id)
  })
  const [player = 0] = inField
  const others = Array.from({ length: 100 }, (_, n) => first.player + n).filter(id => !inField.includes(id))
  const score = {
    entryId: randomUUID(),
    playerId: player,
    hole: 1,
    strokes: 4,
    scorer: player,
    device: 'phone-1',
    deviceSequence: 900,
    tappedAt: '2026-06-10T10:00:00.000Z',
  }
  const asked: readonly (readonly [string, () => Promise<void>])[] = [
    ['players of an event', () => ask('GET', `${path}/players`)],
    ['handicaps', () => ask('GET', `${path}/players/handicaps`)],
    ['scores of all', () => ask('GET', `${path}/players/scores`)],
    ['tee sheet', () => ask('GET', `${path}/teePairings`)],
    ['leaderboards', () => ask('GET', `${path}/leaderboards`)],
    ['flights', () => ask('GET', `${path}/flights`)],
    ['standings, counted from nothing', () => ask('GET', `${path}/leaderboards/${event}/standings`)],
    ['a card', () => ask('GET', `${path}/cards/P-${player}`)],
    ['history of a card', () => ask('GET', `${path}/cards/P-${player}/history`)],
    ['events of the club, a page', () => ask('GET', `/v1/events?communityId=${first.community}&limit=50`)],
    ['search among all players', () => ask('GET', `/v1/players?communityId=${federation}&lastName=last12&limit=50`)],
    ['search among a hundredth', () => ask('GET', `/v1/players?communityId=${region}&lastName=last12&limit=50`)],
    ['write: a score', () => ask('POST', `${path}/scores`, [score])],
    [
      'write: a handicap',
      () => ask('PATCH', `${path}/players/${player}/handicap/index`, { hcIndex: 12.3, reason: 'Measured' }),
    ],
    [
      'write: three players registered',
      () =>
        ask(
          'POST',
          `${path}/players`,
          others.slice(0, 3).map(playerId => ({ playerId })),
        ),
    ],
  ]
  print(['Asked', 'statements', 'rows read', 'most of them', 'pages', 'ms in PostgreSQL', 'read as a whole'])
  // The first list of a server begins to follow the changes of all, which is no part of an event.
  await ask('GET', `${path}/courses`)
  for (const [what, work] of asked) {
    const statements = await explained(work)
    const rows = byTable(statements)
    const sum = (value: (one: Explained) => number) => statements.reduce((total, one) => total + value(one), 0)
    const [most = ['', 0]] = [...rows].sort(([, a], [, b]) => b - a)
    const whole = [...new Set(statements.flatMap(({ scanned }) => scanned))]
    const all = [...rows.values()].reduce((total, count) => total + count, 0)
    print([
      what,
      statements.length,
      all,
      `${most[0]} ${most[1]}`,
      sum(one => one.pages),
      sum(one => one.milliseconds).toFixed(1),
      whole.join(' '),
    ])
  }
}

function byTable(statements: readonly Explained[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  for (const { rows } of statements) for (const [table, count] of rows) all.set(table, (all.get(table) ?? 0) + count)
  return all
}

/** Both find some hundred members, and a page of 50 is shown; the two take turns. */
async function searches(): Promise<void> {
  const digits = String(players - 1).length
  const times: Record<'all' | 'few', number[]> = { all: [], few: [] }
  const search = async (communityId: number, length: number, turn: number) => {
    const prefix = String((turn * 7919) % players)
      .padStart(digits, '0')
      .slice(0, length)
    const began = performance.now()
    await ask('GET', `/v1/players?communityId=${communityId}&lastName=last${prefix}&limit=50`)
    return performance.now() - began
  }
  for (let turn = -20; turn < 1000; turn += 1) {
    const all = await search(federation, digits - 2, Math.abs(turn))
    const few = await search(region, digits - 4, Math.abs(turn))
    if (turn < 0) continue
    times.all.push(all)
    times.few.push(few)
  }
  print(['Search by the beginning of a name', 'median', 'p99'])
  const line = (among: number, taken: readonly number[]) => {
    const sorted = [...taken].sort((a, b) => a - b)
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
    print([`among ${among}`, at(0.5).toFixed(1), at(0.99).toFixed(1)])
    return at(0.99)
  }
  const ratio = line(players, times.all) / line(players / 100, times.few)
  print(['ratio of p99', '', ratio.toFixed(2)])
}

function print(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function mebibytes(bytes: string): string {
  return (Number(bytes) / 1024 / 1024).toFixed(0)
}
