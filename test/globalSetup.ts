/** One private PostgreSQL for a run of the tests, with templates that each file clones: a migrated one and one with the named world. */
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../server/built/builtScript.ts'
import { startEmbedded } from '../server/kernel/database/embedded.ts'
import { createDatabase, migrate, withClient } from '../server/kernel/database/migrate.ts'
import { createLogin } from '../server/kernel/database/roles.ts'
import { insertWorld } from './insertWorld.ts'
import { newFolder } from './newFolder.ts'
import { declaredRows } from './rows/declaredRows.ts'
import { writeRowFacts } from './rows/writeRowFacts.ts'

export const templateName = 'template_caddiemaster'
export const worldTemplateName = 'template_world'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the `postgres` database of the run's server, as a superuser. */
    databaseServer: string
    /** The same with the login that requests use. */
    requestsServer: string
    /** The folder with what is known of the rows of all statements. */
    rowFacts: string
  }
}

export default async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  // Many short runs share one database, see tools/sharedDatabase.ts.
  const given = process.env.TESTS_GIVEN
  if (given !== undefined) {
    await ensureBuilt()
    const { rowFacts, databaseServer, requestsServer } = JSON.parse(given)
    project.provide('rowFacts', rowFacts)
    project.provide('databaseServer', databaseServer)
    project.provide('requestsServer', requestsServer)
    return async () => undefined
  }
  // The compiler works beside the database.
  const declaring = declaredRows()
  declaring.catch(() => undefined)
  await ensureBuilt()
  // Where there is a file system in memory, a clone takes 11 ms; on a disk it can take 400.
  const folder = newFolder('caddiemaster-test-', existsSync('/dev/shm') ? '/dev/shm' : tmpdir())
  // The workers inherit it: what programs use as well cannot ask Vitest for it.
  process.env.TESTS_FOLDER = folder
  const embedded = await startEmbedded(folder, { durable: false })
  await createDatabase(embedded.url('postgres'), templateName)
  await migrate(embedded.url(templateName))
  const requestsUrl = embedded.url(templateName, 'caddiemaster_requests')
  await createLogin(embedded.url(templateName), requestsUrl)
  await withClient(embedded.url('postgres'), async client => {
    // Thousands of worlds connect: each round of the hash of a password costs them all.
    await client.query('set scram_iterations = 1')
    for (const { username, password } of [embedded.url('postgres'), requestsUrl].map(partsOf))
      await client.query(`alter role ${username} password '${password}'`)
    await client.query(`create database ${worldTemplateName} template ${templateName}`)
  })
  await withClient(embedded.url(worldTemplateName), insertWorld)
  await writeRowFacts(folder, await declaring, embedded.url(templateName))
  project.provide('rowFacts', folder)
  project.provide('databaseServer', embedded.url('postgres'))
  project.provide('requestsServer', embedded.url('postgres', 'caddiemaster_requests'))
  return async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The address of a socket has no host, which the parser wants. */
function partsOf(url: string): URL {
  return new URL(url.replace('@/', '@localhost/'))
}
