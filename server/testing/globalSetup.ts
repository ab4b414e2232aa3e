/** One private PostgreSQL for a run of the tests, with templates that each file clones: a migrated one and one with the named world. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded.ts'
import { createDatabase, migrate, withClient } from '../database/migrate.ts'
import { insertWorld } from './insertWorld.ts'

export const templateName = 'template_caddiemaster'
export const worldTemplateName = 'template_world'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the `postgres` database of the run's server, as a superuser. */
    databaseServer: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Where there is a file system in memory, a clone takes 11 ms; on a disk it can take 400.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'caddiemaster-test-'))
  // Root's PostgreSQL runs as nobody; a folder that nobody cannot enter would be kept elsewhere and never removed.
  chmodSync(folder, 0o755)
  const embedded = await startEmbedded(folder, { durable: false })
  await createDatabase(embedded.url('postgres'), templateName)
  await migrate(embedded.url(templateName))
  await withClient(embedded.url('postgres'), client =>
    client.query(`create database ${worldTemplateName} template ${templateName}`),
  )
  await withClient(embedded.url(worldTemplateName), insertWorld)
  project.provide('databaseServer', embedded.url('postgres'))
  return async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
