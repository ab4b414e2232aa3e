import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { applicationRole } from './connect.ts'

/** A connection whose breaking ends no process: its pool hears of it only while it is idle, and a query that is under way fails by itself. */
class HeardClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(options)
    this.on('error', () => undefined)
  }
}

/** Opens the queues of the database at `url`, with at most so many connections, until its `stop`. */
export async function openJobs(options: {
  readonly url: string
  readonly onError: (error: Error) => void
  readonly connections: number
}): Promise<PgBoss> {
  const settings = {
    Client: HeardClient,
    connectionString: options.url,
    options: `-c role=${applicationRole} -c timezone=UTC`,
    application_name: 'caddiemaster jobs',
    schema: 'jobs',
    max: options.connections,
    // The migration role has installed the schema and owns it; here there is only work.
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  }
  const boss = new PgBoss(settings)
  boss.on('error', options.onError)
  await boss.start()
  return boss
}
