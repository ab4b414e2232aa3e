/** The service over a durable private database with the named world of the tests, listening on loopback. */
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createApp } from '../server/app.ts'
import { ensureBuilt } from '../server/built/builtScript.ts'
import { listen } from '../server/http/listen.ts'
import { readConfig } from '../server/kernel/config.ts'
import { connect, type Transaction } from '../server/kernel/database/connect.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import { openDatabase } from '../server/kernel/database/openDatabase.ts'
import { createService } from '../server/live/createService.ts'
import type { Service } from '../server/live/service.ts'
import { insertWorld } from '../test/insertWorld.ts'
import { newFolder } from '../test/newFolder.ts'

export type BenchService = {
  readonly url: string
  readonly databaseUrl: string
  /** The header of the club's credential. */
  readonly authorization: string
  readonly service: Service
  /** What an operator does, over everything. */
  readonly operate: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** `settings` override those of the bench. */
export async function startBenchService(settings: Readonly<Record<string, string>> = {}): Promise<BenchService> {
  const folder = newFolder('caddiemaster-bench-')
  const config = readConfig(
    { DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT: '1000000', ENVIRONMENT: 'testing', ...settings },
    false,
  )
  await ensureBuilt()
  const opened = await openDatabase(config)
  await withClient(opened.ownerUrl, insertWorld)
  const clock = () => Temporal.Now.instant()
  const { service, close } = createService(config, opened.requestsUrl, {
    clock,
    strict: false,
    onError: () => undefined,
  })
  const app = await createApp(service)
  const everything = connect({ url: opened.ownerUrl, poolSize: 1, onError: () => undefined, asOwner: true })
  return {
    url: await listening(app),
    databaseUrl: opened.ownerUrl,
    authorization: `Bearer ${service.tokens.issue(1, clock())}`,
    service,
    operate: work => everything.write('everything', work),
    async close() {
      await everything.close()
      await app.close()
      await close()
      await opened.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What PostgreSQL does by itself in the minutes after many new rows, and would do beside what is measured. */
export async function settle(owner: pg.Client): Promise<void> {
  await owner.query('vacuum analyze')
  await owner.query('checkpoint')
}

/** Listens on a free port of loopback and returns the address. */
export async function listening(app: FastifyInstance): Promise<string> {
  await listen(app, { host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
