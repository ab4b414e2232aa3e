import { PgBoss } from 'pg-boss'
import { applicationRole } from '../database/connect.ts'
import type { Service } from '../service.ts'
import { deliver } from './deliver.ts'
import { type DeliveryJob, queueLostDeliveries, webhookQueue } from './deliveries.sql.ts'

export type DeliveryOptions = {
  /** Address of the database. */
  readonly url: string
  readonly onError: (error: Error) => void
  /** Seconds between attempts; {@link deliver} has its own. */
  readonly pauses?: readonly number[]
  readonly pollingSeconds?: number
}

/**
 * Sends what is queued until `stop`, which waits for the attempts that are under way. Several servers share the queue: each
 * job is taken by one, and by another once its server has died.
 */
export async function startDeliveries(
  service: Service,
  { url, onError, pauses, pollingSeconds = 1 }: DeliveryOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  const boss = new PgBoss({
    connectionString: url,
    options: `-c role=${applicationRole} -c timezone=UTC`,
    application_name: 'caddiemaster jobs',
    schema: 'jobs',
    max: 3,
    // The migration role has installed the schema and owns it; here there is only work.
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', onError)
  await service.database.write('everything', queueLostDeliveries)
  await boss.start()
  await boss.work<DeliveryJob>(
    webhookQueue,
    { batchSize: 25, localConcurrency: 3, burstWhenBatchFull: true, pollingIntervalSeconds: pollingSeconds },
    async jobs => {
      await Promise.all(jobs.map(job => deliver(service, job.data, job.id, pauses)))
    },
  )
  return { stop: () => boss.stop({ graceful: true, timeout: 6000 }) }
}
