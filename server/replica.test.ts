/** Two servers on a primary, with a replica that follows it. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOperations } from '../contract/all.ts'
import { createClient } from '../contract/client.ts'
import type { Operation } from '../contract/operation.ts'
import { type Cluster, debianPostgres, hasDebianPostgres } from '../test/debianPostgres.ts'
import { insertWorld } from '../test/insertWorld.ts'
import { needs } from '../test/needs.ts'
import { type Started, startedServers } from '../test/startedServers.ts'
import { worldSecret } from '../test/world.rows.ts'
import { atMost } from '../tools/counts.ts'
import { createTokens } from './domain/access/tokens.ts'
import { readConfig } from './kernel/config.ts'
import { connect, type Transaction } from './kernel/database/connect.ts'
import { createDatabase, migrate, withClient } from './kernel/database/migrate.ts'
import { createReplica } from './kernel/database/replica.ts'
import { sql } from './kernel/database/sql.ts'
import { readSecrets } from './kernel/secrets.ts'

const hasReplica = needs(hasDebianPostgres, 'reads from a replica', "install Debian's postgresql-15")
const settings = [
  'fsync=off',
  'autovacuum=off',
  'max_standby_streaming_delay=0',
  'log_statement=all',
  'log_line_prefix=%a ',
]
const name = 'caddiemaster'

const { folder, start, end } = startedServers()
let clusters: ReturnType<typeof debianPostgres>
let primary: Cluster
let replica: Cluster
let servers: readonly [Started, Started]
let replicaOwner: pg.Client

beforeAll(async () => {
  if (!hasReplica) return
  clusters = debianPostgres(settings)
  primary = await clusters.primary()
  await createDatabase(primary.url(), name)
  await migrate(primary.url(name))
  await withClient(primary.url(name), async owner => {
    await insertWorld(owner)
    await owner.query('create role caddiemaster_requests login noinherit')
  })
  replica = await clusters.replicaOf(primary)
  const startOne = () =>
    start({
      DATA_DIR: folder(),
      SECRET: worldSecret,
      ENVIRONMENT: 'testing',
      DATABASE_URL: primary.url(name, 'caddiemaster_requests'),
      MIGRATION_DATABASE_URL: primary.url(name),
      REPLICA_DATABASE_URL: replica.url(name, 'caddiemaster_requests'),
      RATE_LIMIT: '1000000',
    })
  // One after the other: two that look for a free port in the same moment may find the same.
  const first = await startOne()
  await first.server.says('is ready')
  const second = await startOne()
  await second.server.says('is ready')
  servers = [first, second]
  replicaOwner = new pg.Client({ connectionString: replica.url(name) })
  replicaOwner.on('error', () => undefined)
  await replicaOwner.connect()
})
afterAll(async () => {
  await replicaOwner?.end()
  await end()
  await clusters?.end()
})

/** Calls one of the servers as the club. */
function client(index: 0 | 1) {
  const secrets = readSecrets(readConfig({ SECRET: worldSecret }, false))
  const token = createTokens(secrets.tokenKeys, 'testing').issue(1, Temporal.Now.instant())
  const call = createClient(async ({ method, path, headers, body }) => {
    const answer = await fetch(`${servers[index].url}${path}`, { method, headers, ...(body !== undefined && { body }) })
    return { status: answer.status, text: await answer.text() }
  })
  return {
    call: ((id, input) => call(id, input, { token })) as typeof call,
    handles: async () => {
      const found = await call('searchPlayers', { criteria: { communityId: 1 } }, { token })
      return new Map(found.map(({ playerId, handle }) => [playerId, handle]))
    },
  }
}

/** How many statements of our servers the replica has answered, but for how far it is. */
function readsFromReplica(): number {
  return replica.log().match(/^caddiemaster LOG: +execute s\d+: (?!\s*select system_identifier)/gm)?.length ?? 0
}

/** Repeats it until the replica is asked, as it is once it has caught up and its rest is over. */
async function expectFromReplica(read: () => Promise<unknown>): Promise<void> {
  const before = readsFromReplica()
  const after = async () => {
    await read()
    return readsFromReplica()
  }
  await expect.poll(after, { timeout: atMost(20_000), interval: 20 }).toBeGreaterThan(before)
}

async function expectFromPrimary(read: () => Promise<unknown>): Promise<void> {
  const before = readsFromReplica()
  await read()
  expect(readsFromReplica()).toBe(before)
}

test('what may be read from a replica is a search or a summary, and is not cached', () => {
  const marked = (Object.values(allOperations) as Operation[]).filter(op => op.fromReplica)
  expect(marked.filter(op => op.cached || !['read', 'report'].includes(op.transaction) || op.method !== 'GET')).toEqual(
    [],
  )
  expect(marked.filter(op => op.path.includes('{eventId}') || op.access === 'operator')).toEqual([])
})

test.runIf(hasReplica)('a search is answered by the replica, on both servers', async () => {
  for (const index of [0, 1] as const) await expectFromReplica(client(index).handles)
})

test.runIf(hasReplica)('scores, cards, standings and what is on the course never come from it', async () => {
  const { call } = client(0)
  const eventId = 'S-110'
  await expectFromPrimary(async () => {
    await call('getStandings', { params: { eventId, leaderboardId: 1021 } })
    await call('getCard', { params: { eventId, cardId: 'P-1' } })
    await call('searchPlayerScores', { params: { eventId } })
    await call('listTeePairings', { params: { eventId } })
    await call('listEventPlayers', { params: { eventId } })
    await call('searchPlayerHandicaps', { params: { eventId } })
  })
})

test.runIf(hasReplica)(
  'whoever has written reads it in the next answer, on either server, however far the replica is behind',
  async () => {
    for (const delay of ['0', '30ms', '400ms']) {
      await replicaOwner.query(`alter system set recovery_min_apply_delay = '${delay}'`)
      await replicaOwner.query('select pg_reload_conf()')
      for (let turn = 0; turn < 6; turn += 1) {
        const handle = `${delay} ${turn}`
        const index = turn % 2 === 0 ? 0 : 1
        await client(index).call('updatePlayerHandle', { params: { playerId: 1, communityId: 1 }, body: { handle } })
        expect((await client(index === 0 ? 1 : 0).handles()).get(1)).toBe(handle)
      }
    }
    await replicaOwner.query('alter system reset recovery_min_apply_delay')
    await replicaOwner.query('select pg_reload_conf()')
    await expectFromReplica(client(0).handles)
  },
)

test.runIf(hasReplica)('a replica that stands still is not read from, and is again once it has caught up', async () => {
  const { call, handles } = client(0)
  await replicaOwner.query('select pg_wal_replay_pause()')
  await call('updatePlayerHandle', { params: { playerId: 1, communityId: 1 }, body: { handle: 'Ace' } })
  for (let turn = 0; turn < 5; turn += 1)
    await expectFromPrimary(async () => expect((await handles()).get(1)).toBe('Ace'))
  await replicaOwner.query('select pg_wal_replay_resume()')
  await expectFromReplica(handles)
})

const breaksOff: Readonly<Record<string, () => Promise<unknown>>> = {
  'needs what the primary has removed': () =>
    withClient(primary.url(name), async owner => {
      await owner.query("update course set city = 'Lagos'")
      await owner.query('vacuum course')
    }),
  'loses its connection': () =>
    expect
      .poll(async () => {
        const { rowCount } = await replicaOwner.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'",
        )
        return rowCount
      })
      .toBe(1),
}

test.runIf(hasReplica).each(Object.keys(breaksOff))('a read that %s is done again by the primary', async what => {
  const database = connect({ url: primary.url(name), poolSize: 2, onError: () => undefined })
  const reads = createReplica({ url: replica.url(name), primary: database, poolSize: 2, say: () => undefined })
  const isReplica = async (tx: Transaction) =>
    (await tx.first(sql<{ is: boolean }>`select pg_is_in_recovery() as is`))?.is === true
  const asked: boolean[] = []
  const read = () => {
    asked.length = 0
    return reads.read([1], async tx => {
      asked.push(await isReplica(tx))
      if (asked.length > 1) return 'read again'
      if (!asked[0]) return 'read from the primary at once, because the replica was a moment behind'
      await Promise.all([tx.first(sql`select pg_sleep(10), count(*) from player`), breaksOff[what]?.()])
      return 'not broken off'
    })
  }
  await expect.poll(read).toBe('read again')
  expect(asked).toEqual([true, false])
  await reads.close()
  await database.close()
})

test.runIf(hasReplica)('a database that follows another primary is not read from', async () => {
  const stranger = await clusters.primary()
  await createDatabase(stranger.url(), name)
  await migrate(stranger.url(name))
  const other = await clusters.replicaOf(stranger)
  await withClient(stranger.url(name), async owner => {
    // Its log is further than that of ours: by their positions alone it would have caught up.
    for (let file = 0; file < 10; file += 1)
      await owner.query("select pg_logical_emit_message(false, 'x', 'x'), pg_switch_wal()")
  })
  const database = connect({ url: primary.url(name), poolSize: 2, onError: () => undefined })
  const reads = createReplica({ url: other.url(name), primary: database, poolSize: 2, say: () => undefined })
  const ports = await reads.read([1], tx => tx.first(sql<{ port: number }>`select inet_server_port() as port`))
  expect(ports?.port).toBe(Number(new URL(primary.url()).port))
  await reads.close()
  await database.close()
})

test.runIf(hasReplica)('a replica that freezes or dies is noticed by nobody who reads', async () => {
  await expectFromReplica(client(0).handles)
  replica.signal('SIGSTOP')
  const began = performance.now()
  const { handles } = client(0)
  for (let turn = 0; turn < 10; turn += 1) expect((await handles()).size).toBeGreaterThan(5)
  expect(performance.now() - began).toBeLessThan(atMost(8000))
  replica.signal('SIGCONT')
  await replica.stop()
  const both = [0, 1].flatMap(index => Array.from({ length: 6 }, () => client(index === 0 ? 0 : 1).handles()))
  for (const found of await Promise.all(both)) expect(found.size).toBeGreaterThan(5)
  await expect
    .poll(async () => (await handles()) && servers[0].server.output())
    .toContain('The replica is not used for now')
})
