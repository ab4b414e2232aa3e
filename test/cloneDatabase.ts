/** A clone of the migrated template for one test file. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { templateName } from './globalSetup.ts'

export type TestDatabase = {
  readonly name: string
  /** Address as the owner. */
  readonly url: string
  /** Address as requests use it. */
  readonly requestsUrl: string
  readonly drop: () => Promise<void>
}

/** Connections that make and drop the databases of all files of a worker: each is a process of PostgreSQL, which costs as much as a third of a copy. */
const pool = new pg.Pool({
  connectionString: inject('databaseServer'),
  max: 2,
  idleTimeoutMillis: 0,
  allowExitOnIdle: true,
})
pool.on('error', () => undefined)

/** Creates a fresh database; `from` names another one to copy. */
export async function cloneDatabase(from: string = templateName): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await pool.query(`create database ${name} template ${from} strategy file_copy`)
  const named = (url: string) => url.replace('/postgres?', `/${name}?`).replace(/\/postgres$/, `/${name}`)
  return {
    name,
    url: named(server),
    requestsUrl: named(inject('requestsServer')),
    drop: async () => void (await pool.query(`drop database ${name} with (force)`)),
  }
}
