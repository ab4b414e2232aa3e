/** The database of an installation, ready to use: the private PostgreSQL or the one of DATABASE_URL, migrated. */
import type { Config } from '../config.ts'
import { startEmbedded } from './embedded.ts'
import { createDatabase, type Migrated, migrate } from './migrate.ts'

export type OpenedDatabase = {
  /** Address of the database as its owner. */
  readonly ownerUrl: string
  /** It ran already; whoever only passes by must not stop it. */
  readonly adopted: boolean
  readonly migrated: Migrated
  /** Ends the private PostgreSQL, whoever started it; nothing with DATABASE_URL. */
  readonly stop: () => Promise<void>
}

const databaseName = 'caddiemaster'

/** Starts or finds the database, creates it where it is missing and migrates it. Throws EmbeddedError or MigrationError. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
  const { databaseUrl } = config
  if (databaseUrl !== undefined) {
    return { ownerUrl: databaseUrl, adopted: true, migrated: await migrate(databaseUrl), stop: async () => undefined }
  }
  const embedded = await startEmbedded(config.dataDir, { durable: true })
  try {
    await createDatabase(embedded.url('postgres'), databaseName)
    const ownerUrl = embedded.url(databaseName)
    return { ownerUrl, adopted: embedded.adopted, migrated: await migrate(ownerUrl), stop: embedded.stop }
  } catch (error) {
    if (!embedded.adopted) await embedded.stop()
    throw error
  }
}
