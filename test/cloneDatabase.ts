/** A clone of the migrated template for one test file. */
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { withClient } from '../server/kernel/database/migrate.ts'
import { templateName } from './globalSetup.ts'

export type TestDatabase = {
  readonly name: string
  /** Address as the owner. */
  readonly url: string
  /** Address as requests use it. */
  readonly requestsUrl: string
  readonly drop: () => Promise<void>
}

/** Creates a fresh database; `from` names another one to copy. */
export async function cloneDatabase(from: string = templateName): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(server, client => client.query(`create database ${name} template ${from} strategy file_copy`))
  const named = (url: string) => url.replace('/postgres?', `/${name}?`).replace(/\/postgres$/, `/${name}`)
  return {
    name,
    url: named(server),
    requestsUrl: named(inject('requestsServer')),
    drop: () => withClient(server, async client => void (await client.query(`drop database ${name} with (force)`))),
  }
}
