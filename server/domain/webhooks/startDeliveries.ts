import { openJobs } from '../../kernel/database/openJobs.ts'
import { webhookQueue } from '../audit/webhookDeliveries.sql.ts'
import type { DomainService } from '../operation/domainService.ts'
import { deliver } from './deliver.ts'
import { type DeliveryJob, queueLostDeliveries } from './deliveries.sql.ts'

export type DeliveryOptions = {
  /** The address of the database. */
  readonly url: string
  readonly onError: (error: Error) => void
  /** Seconds between attempts; those of {@link deliver} when absent. */
  readonly pauses?: readonly number[]
  readonly pollingSeconds?: number
}

/**
 * Sends what is queued until `stop`, which waits for attempts under way. Several servers can share the queue: each job is
 * taken by one of them, and by another if that one dies.
 */
export async function startDeliveries(
  service: DomainService,
  { url, onError, pauses, pollingSeconds = 1 }: DeliveryOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  await service.database.write('everything', queueLostDeliveries)
  const boss = await openJobs({ url, onError, connections: 3 })
  await boss.work<DeliveryJob>(
    webhookQueue,
    { batchSize: 25, localConcurrency: 3, burstWhenBatchFull: true, pollingIntervalSeconds: pollingSeconds },
    async jobs => {
      await Promise.all(jobs.map(job => deliver(service, job.data, job.id, pauses)))
    },
  )
  return { stop: () => boss.stop({ graceful: true, timeout: 6000 }) }
}
