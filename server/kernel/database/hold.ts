import pg from 'pg'
import { said } from '../../../contract/words/say.ts'
import type { Config } from '../config.ts'
import { SaidError } from '../saidError.ts'
import type { OpenedDatabase } from './openDatabase.ts'

export type Hold = {
  /** Takes it again after the database was started again. Throws when another server has it. */
  readonly renew: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Another server has the data folder; the sentence says what to do. */
export class HeldError extends SaidError {}

/** One server for each private database: the lock lives as long as this process, however it ends. Throws {@link HeldError}. */
export async function holdDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  opened: Pick<OpenedDatabase, 'ownerUrl'>,
): Promise<Hold> {
  if (config.databaseUrl !== undefined) return { renew: async () => undefined, end: async () => undefined }
  let client = await lock(config, opened)
  return {
    async renew() {
      await client.end().catch(() => undefined)
      client = await lock(config, opened)
    },
    end: () => client.end().catch(() => undefined),
  }
}

async function lock(
  { dataDir }: Pick<Config, 'dataDir'>,
  opened: Pick<OpenedDatabase, 'ownerUrl'>,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: opened.ownerUrl, application_name: 'caddiemaster lock' })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query("select pg_try_advisory_lock(hashtext('caddiemaster server')) as held")
  if (rows[0]?.held) return client
  await client.end()
  throw new HeldError(said('start.trouble.held', { folder: dataDir }))
}
