import { PgBoss } from 'pg-boss'
import { applicationRole } from './connect.ts'
import { HeardClient } from './heardClient.ts'

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
