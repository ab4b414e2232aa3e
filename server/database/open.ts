/** The database of an installation, ready to use: the private PostgreSQL or the one of DATABASE_URL, migrated. */
import type { Config } from '../config.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { createDatabase, type Migrated, migrate } from './migrate.ts'

export type OpenedDatabase = {
  /** Address of the database as its owner. */
  readonly ownerUrl: string
  /** It ran already; whoever only passes by must not stop it. */
  readonly adopted: boolean
  readonly migrated: Migrated
  /** Starts the private PostgreSQL again if it died. */
  readonly revive: () => Promise<void>
  /** Ends the private PostgreSQL, whoever started it; nothing with DATABASE_URL. */
  readonly stop: () => Promise<void>
}

const databaseName = 'caddiemaster'

/** Starts or finds the database, creates it where it is missing and migrates it. Throws EmbeddedError or MigrationError. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
  const { databaseUrl } = config
  if (databaseUrl !== undefined) {
    return {
      ownerUrl: databaseUrl,
      adopted: true,
      migrated: await migrate(databaseUrl),
      revive: async () => undefined,
      stop: async () => undefined,
    }
  }
  const embedded = await startEmbedded(config.dataDir, { durable: true })
  try {
    await createDatabase(embedded.url('postgres'), databaseName)
    const ownerUrl = embedded.url(databaseName)
    return {
      ownerUrl,
      adopted: embedded.adopted,
      migrated: await migrate(ownerUrl),
      ...keptAlive(embedded, config.dataDir),
    }
  } catch (error) {
    if (!embedded.adopted) await embedded.stop()
    throw error
  }
}

function keptAlive(first: Embedded, dataDir: string): Pick<OpenedDatabase, 'revive' | 'stop'> {
  let current = first
  let busy = false
  return {
    async revive() {
      if (busy || current.alive()) return
      busy = true
      try {
        current = await startEmbedded(dataDir, { durable: true })
      } finally {
        busy = false
      }
    },
    stop() {
      busy = true
      return current.stop()
    },
  }
}
