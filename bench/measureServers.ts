/**
 * One server, two behind a balancer, and two with a replica, over Debian's PostgreSQL 15: what a request costs each of them in
 * processor time. On one machine all of them share its cores, so that the sum says little: `node bench/measureServers.ts 6`.
 */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { createTokens } from '../server/domain/access/tokens.ts'
import { readConfig } from '../server/kernel/config.ts'
import { createDatabase, migrate, withClient } from '../server/kernel/database/migrate.ts'
import { readSecrets } from '../server/kernel/secrets.ts'
import { type Cluster, debianPostgres } from '../test/debianPostgres.ts'
import { startedServers } from '../test/startedServers.ts'
import { worldSecret } from '../test/world.rows.ts'
import { federation, first, insertInstallation } from './installation.ts'
import { processorTime } from './processorTime.ts'
import { startBalancer } from './startBalancer.ts'

const seconds = Number(process.argv[2] ?? 6)
const players = 20_000
const name = 'caddiemaster'
const path = `/v1/events/S-${first.event + 3}`

// What PostgreSQL does by itself after so many new rows would be counted as well.
const clusters = debianPostgres(['shared_buffers=256MB', 'autovacuum=off', 'checkpoint_timeout=1h'], tmpdir())
const { folder, start, end } = startedServers()
try {
  const primary = await clusters.primary()
  await createDatabase(primary.url(), name)
  await migrate(primary.url(name))
  await withClient(primary.url(name), async owner => {
    await insertInstallation(owner, { communities: 200, players, scores: 100_000 }, console.error)
    await owner.query('create role caddiemaster_requests login noinherit')
    await owner.query('checkpoint')
  })
  const replica = await clusters.replicaOf(primary)
  console.log('| Servers | asked | a second | ms of server | ms of primary | ms of replica |')
  console.log('| --- | --- | ---: | ---: | ---: | ---: |')
  await measure('one', primary, replica, 1, false)
  await measure('two', primary, replica, 2, false)
  await measure('two and a replica', primary, replica, 2, true)
} finally {
  await end()
  await clusters.end()
}

async function measure(
  what: string,
  primary: Cluster,
  replica: Cluster,
  count: number,
  usesReplica: boolean,
): Promise<void> {
  const settings = () => ({
    DATA_DIR: folder(),
    SECRET: worldSecret,
    ENVIRONMENT: 'testing',
    RATE_LIMIT: '1000000',
    DATABASE_URL: primary.url(name, 'caddiemaster_requests'),
    MIGRATION_DATABASE_URL: primary.url(name),
    ...(usesReplica && { REPLICA_DATABASE_URL: replica.url(name, 'caddiemaster_requests') }),
  })
  const servers = await Promise.all(Array.from({ length: count }, () => start(settings())))
  await Promise.all(servers.map(({ server }) => server.says('is ready')))
  const balancer = await startBalancer(servers.map(({ port }) => port))
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const ask = asking(agent, balancer.port)
  const time = () => ({
    server: servers.reduce((sum, { server }) => sum + processorTime(server.child.pid ?? 0), 0),
    primary: processorTime(primary.processId),
    replica: processorTime(replica.processId),
  })
  for (const [kind, work] of Object.entries(kinds(ask))) {
    await asMany(work, 1)
    const before = time()
    const done = await asMany(work, seconds)
    const after = time()
    const each = (of: keyof typeof before) => ((after[of] - before[of]) / done).toFixed(2)
    console.log(
      `| ${what} | ${kind} | ${Math.round(done / seconds)} | ${each('server')} | ${each('primary')} | ${each('replica')} |`,
    )
  }
  agent.destroy()
  balancer.close()
  await end()
}

type Ask = (method: string, address: string, body?: unknown) => Promise<void>

function kinds(ask: Ask): Readonly<Record<string, (turn: number) => Promise<void>>> {
  const digits = String(players - 1).length
  const search = (turn: number) =>
    ask(
      'GET',
      `/v1/players?communityId=${federation}&lastName=last${String((turn * 7919) % players)
        .padStart(digits, '0')
        .slice(0, 2)}&limit=50`,
    )
  const list = () => ask('GET', `${path}/players`)
  const standings = () => ask('GET', `${path}/leaderboards/${first.event + 3}/standings`)
  const score = (turn: number) => ask('POST', `${path}/scores`, [scoreOf(turn)])
  return {
    'searches for players': search,
    'lists of an event': list,
    standings,
    scores: score,
    'all of them, a score to nine reads': turn =>
      [search, search, search, list, list, list, standings, standings, standings, score][turn % 10]?.(turn) ??
      search(turn),
  }
}

function scoreOf(turn: number) {
  // The field of the event, see installation.ts.
  const playerId = first.player + (((turn % 72) + 3 * 29) % 100)
  return {
    entryId: randomUUID(),
    playerId,
    hole: 1 + (turn % 18),
    strokes: 3 + (turn % 4),
    scorer: playerId,
    device: 'phone-1',
    // The same device says something later each time.
    deviceSequence: Math.round(performance.now() * 1000),
    tappedAt: '2026-06-10T10:00:00.000Z',
  }
}

/** Eight ask, each the next as soon as it was answered. Returns how often. */
async function asMany(work: (turn: number) => Promise<void>, forSeconds: number): Promise<number> {
  const until = performance.now() + forSeconds * 1000
  let turn = 0
  const loop = async () => {
    while (performance.now() < until) await work(turn++)
  }
  await Promise.all(Array.from({ length: 8 }, loop))
  return turn
}

function asking(agent: Agent, port: number): Ask {
  const secrets = readSecrets(readConfig({ SECRET: worldSecret }, false))
  const token = createTokens(secrets.tokenKeys, 'testing').issue(first.credential, Temporal.Now.instant())
  return (method, address, body) =>
    new Promise((done, failed) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const sent = request({ agent, port, host: '127.0.0.1', method, path: address, headers }, answer => {
        let text = ''
        answer.on('data', chunk => (text += chunk))
        answer.on('end', () =>
          answer.statusCode === 200 ? done() : failed(new Error(`${method} ${address}: ${text.slice(0, 300)}`)),
        )
      })
      sent.on('error', failed)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
}
