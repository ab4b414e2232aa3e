/** One private PostgreSQL for a run of the tests, with a migrated template that each file clones. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded.ts'
import { createDatabase, migrate } from '../database/migrate.ts'

export const templateName = 'template_caddiemaster'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the `postgres` database of the run's server, as a superuser. */
    databaseServer: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-test-'))
  const embedded = await startEmbedded(folder, { durable: false })
  await createDatabase(embedded.url('postgres'), templateName)
  await migrate(embedded.url(templateName))
  project.provide('databaseServer', embedded.url('postgres'))
  return async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
