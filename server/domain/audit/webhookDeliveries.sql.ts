import type { WebhookTopic } from '../../../contract/webhooks/extensions.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { Change } from './record.ts'
import { idsOf } from './topics.ts'

/** The name of the queue of jobs that send deliveries. */
export const webhookQueue = 'webhook'

/**
 * The parts of a `with` that write a delivery, and the job for its first attempt, for each webhook that asks for one of the
 * topics. Rehearsals are never reported. A score that changes results which were once official counts as a result too.
 */
export function webhookDeliveries(change: Change, topics: readonly WebhookTopic[], at: string): Sql {
  const { communityId, eventId = null } = change
  return sql`
    told as (
      insert into webhook_delivery (community_id, webhook_id, kind, event_id, subject, happened_at, next_attempt_at)
      select w.community_id, w.webhook_id, ${change.kind}, case e.kind when 'M' then 'M-' else 'S-' end || e.event_id,
        ${JSON.stringify(idsOf(change.subject))}::jsonb, ${at}::timestamptz, ${at}::timestamptz
      from webhook w
      left join event e on e.community_id = w.community_id and e.event_id = ${eventId}::bigint
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where w.community_id = ${communityId} and w.active
        and (w.topics && ${topics}::text[]
          or (${topics.includes('score')} and 'result' = any(w.topics) and coalesce(e.first_official_at, m.first_official_at) is not null))
        and not coalesce((e.settings ->> 'rehearsal')::boolean, (m.settings ->> 'rehearsal')::boolean, false)
      returning community_id, delivery_id, job_id),
    queued as (${deliveryJobs(sql`told`, 0)})`
}

/** Inserts the jobs of the deliveries `told`, due in `pauseSeconds`. */
export function deliveryJobs(told: Sql, pauseSeconds: number): Sql {
  return sql`
    insert into jobs.job (id, name, data, policy, retry_limit, retry_delay, expire_seconds, deletion_seconds, start_after, keep_until)
    select d.job_id, q.name, jsonb_build_object('communityId', d.community_id, 'deliveryId', d.delivery_id), q.policy,
      q.retry_limit, q.retry_delay, q.expire_seconds, q.deletion_seconds,
      now() + make_interval(secs => ${pauseSeconds}), now() + make_interval(secs => ${pauseSeconds} + q.retention_seconds)
    from ${told} d, jobs.queue q where q.name = ${webhookQueue}`
}
