/** The database of an installation, ready to use: the private PostgreSQL or the one of DATABASE_URL, migrated. */
import type { Said } from '../../../contract/words/say.ts'
import type { Config } from '../config.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { createDatabase, type Migrated, migrate } from './migrate.ts'
import { admitLogin, createLogin, warningAboutLogin } from './roles.ts'

export type OpenedDatabase = {
  /** Address of the database as its owner. */
  readonly ownerUrl: string
  /** Address of the database as requests use it: with a login that owns nothing, unless `warning` says otherwise. */
  readonly requestsUrl: string
  readonly warning: Said | undefined
  /** It ran already; whoever only passes by must not stop it. */
  readonly adopted: boolean
  readonly migrated: Migrated
  /** Starts the private PostgreSQL again if it died, and says whether it did. Throws when it cannot be started. */
  readonly revive: () => Promise<boolean>
  /** Ends the private PostgreSQL, whoever started it, in order while that takes no longer than `patienceMs`; nothing with DATABASE_URL. */
  readonly stop: (patienceMs?: number) => Promise<void>
}

const databaseName = 'caddiemaster'

/**
 * Starts or finds the database, creates it where it is missing and migrates it. Throws EmbeddedError or MigrationError.
 * `meanwhile` is called when that takes a while and no other server has it: the private PostgreSQL starts, or DATABASE_URL names one.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl' | 'dataDir'>,
  meanwhile: () => void = () => undefined,
): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined) {
    meanwhile()
    return openExisting(config.databaseUrl, config.migrationDatabaseUrl)
  }
  const embedded = await startEmbedded(config.dataDir, { durable: true, meanwhile })
  try {
    await createDatabase(embedded.url('postgres'), databaseName)
    const ownerUrl = embedded.url(databaseName)
    const requestsUrl = embedded.url(databaseName, 'caddiemaster_requests')
    const migrated = await migrate(ownerUrl)
    await createLogin(ownerUrl, requestsUrl)
    const { adopted } = embedded
    return { ownerUrl, requestsUrl, warning: undefined, adopted, migrated, ...keptAlive(embedded, config.dataDir) }
  } catch (error) {
    if (!embedded.adopted) await embedded.stop()
    throw error
  }
}

async function openExisting(requestsUrl: string, migrationUrl: string | undefined): Promise<OpenedDatabase> {
  const ownerUrl = migrationUrl ?? requestsUrl
  const migrated = await migrate(ownerUrl)
  if (migrationUrl !== undefined) await admitLogin(ownerUrl, requestsUrl)
  return {
    ownerUrl,
    requestsUrl,
    warning: await warningAboutLogin(requestsUrl),
    adopted: true,
    migrated,
    revive: async () => false,
    stop: async () => undefined,
  }
}

function keptAlive(first: Embedded, dataDir: string): Pick<OpenedDatabase, 'revive' | 'stop'> {
  let current = first
  let reviving: Promise<Embedded> | undefined
  let stopped = false
  return {
    async revive() {
      if (stopped || reviving || current.alive()) return false
      // Without its files there is nothing to revive: a new, empty database in their place would look like a loss of everything.
      reviving = startEmbedded(dataDir, { durable: true, create: false })
      try {
        current = await reviving
        return true
      } finally {
        reviving = undefined
      }
    },
    async stop(patienceMs) {
      stopped = true
      current = await (reviving?.catch(() => current) ?? current)
      await current.stop(patienceMs)
    },
  }
}
