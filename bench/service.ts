/** The service over a durable private database with the named world of the tests, listening on loopback. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createCallers } from '../server/access/callers.ts'
import { createTokens } from '../server/access/tokens.ts'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { connect } from '../server/database/connect.ts'
import { withClient } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { createLive } from '../server/live/live.ts'
import { readSecrets } from '../server/secrets.ts'
import type { Service } from '../server/service.ts'
import { insertWorld } from '../server/testing/insertWorld.ts'

export type BenchService = {
  readonly url: string
  readonly databaseUrl: string
  /** The header of the club's credential. */
  readonly authorization: string
  readonly service: Service
  readonly close: () => Promise<void>
}

export async function startBenchService(): Promise<BenchService> {
  const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-bench-'))
  const config = readConfig(
    { DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT: '1000000', ENVIRONMENT: 'testing' },
    false,
  )
  const opened = await openDatabase(config)
  await withClient(opened.ownerUrl, insertWorld)
  const secrets = readSecrets(config)
  const database = connect({ url: opened.ownerUrl, poolSize: config.poolSize, onError: () => undefined })
  const tokens = createTokens(secrets.tokenKeys, config.environment)
  const clock = () => Temporal.Now.instant()
  const service: Service = {
    config,
    secrets,
    database,
    tokens,
    callers: createCallers(database, tokens),
    clock,
    strict: false,
    ...createLive({ database, clock, sharedUrl: undefined }),
  }
  const app = await createApp(service)
  return {
    url: await listening(app),
    databaseUrl: opened.ownerUrl,
    authorization: `Bearer ${tokens.issue(1, clock())}`,
    service,
    async close() {
      await app.close()
      await service.changes.close()
      await database.close()
      await opened.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Listens on a free port of loopback and answers the address. */
export async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
