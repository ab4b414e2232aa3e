import { type RawBuilder, sql } from 'kysely'
import type { WebhookTopic } from '../../contract/extensions/webhooks.ts'
import type { Change } from '../audit/record.ts'
import type { Transaction } from '../database/connect.ts'
import { type Listed, list, type Page, statement } from '../database/list.ts'
import { RawJson } from '../handler.ts'
import { idsOf } from './topics.ts'

/** The queue of the jobs that send. */
export const webhookQueue = 'webhook'

/** A job of the queue: one attempt of a delivery. */
export type DeliveryJob = { readonly communityId: number; readonly deliveryId: number }

/**
 * The parts of a `with` that write one delivery, and the job that makes its first attempt, for each webhook that is told
 * about the topics; nothing where there is none, and nothing about a rehearsal. A score on results that were official once
 * is told as a result too.
 */
export function telling(change: Change, topics: readonly WebhookTopic[], at: string): RawBuilder<unknown> {
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
    queued as (${queuing(sql`told`, 0)})`
}

/** Inserts the jobs of the deliveries `told`, due in `pauseSeconds`. */
function queuing(told: RawBuilder<unknown>, pauseSeconds: number): RawBuilder<unknown> {
  return sql`
    insert into jobs.job (id, name, data, policy, retry_limit, retry_delay, expire_seconds, deletion_seconds, start_after, keep_until)
    select d.job_id, q.name, jsonb_build_object('communityId', d.community_id, 'deliveryId', d.delivery_id), q.policy,
      q.retry_limit, q.retry_delay, q.expire_seconds, q.deletion_seconds,
      now() + make_interval(secs => ${pauseSeconds}), now() + make_interval(secs => ${pauseSeconds} + q.retention_seconds)
    from ${told} d, jobs.queue q where q.name = ${webhookQueue}`
}

const milliseconds = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"'`

const item = sql`json_strip_nulls(json_build_object(
  'deliveryId', d.delivery_id, 'webhookId', d.webhook_id, 'messageId', 'msg_' || replace(d.message_id::text, '-', ''),
  'kind', d.kind, 'eventId', d.event_id, 'state', d.state, 'attempts', d.attempts, 'responseStatus', d.response_status,
  'lastError', d.last_error, 'createdDt', to_char(d.happened_at, ${milliseconds}),
  'lastAttemptDt', to_char(d.last_attempt_at, ${milliseconds}), 'nextAttemptDt', to_char(d.next_attempt_at, ${milliseconds})))`

type Place = { readonly communityId: number; readonly webhookId: number }

export function listDeliveries(
  tx: Transaction,
  { communityId, webhookId }: Place,
  criteria: { readonly states?: readonly string[]; readonly createdSince?: string },
  page: Page,
): Promise<Listed> {
  const { states = null, createdSince = null } = criteria
  return list(
    tx,
    sql`select ${item} as item, d.delivery_id from webhook_delivery d
      where d.community_id = ${communityId} and d.webhook_id = ${webhookId}
        and (${states}::text[] is null or d.state = any(${states}::text[]))
        and (${createdSince}::timestamptz is null or d.happened_at >= ${createdSince}::timestamptz)`,
    ['delivery_id'],
    page,
  )
}

/** Writes a delivery that nothing in the community led to, with the job of its first attempt. */
export async function insertTestDelivery(
  tx: Transaction,
  { communityId, webhookId }: Place,
  now: string,
): Promise<{ readonly deliveryId: number; readonly reply: RawJson }> {
  const row = await tx.first(
    statement<{ id: number; item: string }>(sql`
      with d as (
        insert into webhook_delivery (community_id, webhook_id, kind, subject, happened_at, next_attempt_at)
        values (${communityId}, ${webhookId}, ${testKind}, '{}', ${now}::timestamptz, ${now}::timestamptz)
        returning *),
      queued as (${queuing(sql`d`, 0)})
      select d.delivery_id as id, ${item}::text as item from d`),
  )
  if (!row) throw new Error('A delivery was not written.')
  return { deliveryId: row.id, reply: new RawJson(row.item) }
}

/** The kind of a message that only tests the way. */
export const testKind = 'webhook.test'

/** Puts a delivery back to its beginning, under the same message id; undefined when there is none. */
export async function replayDelivery(
  tx: Transaction,
  { communityId, webhookId, deliveryId }: Place & { readonly deliveryId: number },
  jobId: string,
  now: string,
): Promise<RawJson | undefined> {
  const row = await tx.first(
    statement<{ item: string }>(sql`
      with d as (
        update webhook_delivery set state = 'pending', attempts = 0, response_status = null, last_error = null,
          last_attempt_at = null, next_attempt_at = ${now}::timestamptz, job_id = ${jobId}::uuid
        where community_id = ${communityId} and webhook_id = ${webhookId} and delivery_id = ${deliveryId}
        returning *),
      queued as (${queuing(sql`d`, 0)})
      select ${item}::text as item from d`),
  )
  return row && new RawJson(row.item)
}

/** A delivery as the worker sends it. */
export type DueDelivery = {
  readonly webhookId: number
  readonly messageId: string
  readonly kind: string
  readonly eventId: string | null
  readonly subject: Readonly<Record<string, unknown>>
  readonly happenedAt: string
  readonly attempts: number
  readonly url: string
  readonly active: boolean
  readonly generation: number
  readonly previousUntil: string | null
}

/** The delivery whose next attempt is this job's; undefined when it is settled, replayed since, or deleted. */
export function dueDelivery(
  tx: Transaction,
  { communityId, deliveryId }: DeliveryJob,
  jobId: string,
): Promise<DueDelivery | undefined> {
  return tx.first(
    statement<DueDelivery>(sql`
      select d.webhook_id as "webhookId", 'msg_' || replace(d.message_id::text, '-', '') as "messageId", d.kind,
        d.event_id as "eventId", d.subject, d.happened_at as "happenedAt", d.attempts, w.url, w.active, w.generation,
        w.previous_until as "previousUntil"
      from webhook_delivery d join webhook w on w.community_id = d.community_id and w.webhook_id = d.webhook_id
      where d.community_id = ${communityId} and d.delivery_id = ${deliveryId} and d.job_id = ${jobId}::uuid
        and d.state = 'pending'`),
  )
}

/** What came of an attempt. `pauseSeconds`: until the next one; without, the delivery has ended. */
export type Outcome = {
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly responseStatus: number | undefined
  readonly error: string | undefined
  readonly pauseSeconds: number | undefined
}

/** Logs an attempt and, in the same statement, queues the next; nothing when the job is not the delivery's any more. */
export async function settleAttempt(
  tx: Transaction,
  { communityId, deliveryId }: DeliveryJob,
  jobId: string,
  outcome: Outcome,
  next: { readonly now: Temporal.Instant; readonly jobId: string },
): Promise<void> {
  const { pauseSeconds } = outcome
  const nextAt = pauseSeconds === undefined ? null : next.now.add({ milliseconds: pauseSeconds * 1000 }).toString()
  const told = sql`
    update webhook_delivery set state = ${outcome.state}, attempts = attempts + 1,
      response_status = ${outcome.responseStatus ?? null}::int, last_error = ${outcome.error ?? null}::text,
      last_attempt_at = ${next.now.toString()}::timestamptz, next_attempt_at = ${nextAt}::timestamptz, job_id = ${next.jobId}::uuid
    where community_id = ${communityId} and delivery_id = ${deliveryId} and job_id = ${jobId}::uuid and state = 'pending'`
  await tx.rows(
    statement(
      pauseSeconds === undefined
        ? told
        : sql`with d as (${told} returning community_id, delivery_id, job_id) ${queuing(sql`d`, pauseSeconds)}`,
    ),
  )
}

/** Gives every pending delivery that has no job, as after a backup was restored, a new one that is due at once. */
export async function queueLostDeliveries(tx: Transaction): Promise<void> {
  await tx.rows(
    statement(sql`
      with d as (
        update webhook_delivery set job_id = gen_random_uuid()
        where state = 'pending' and not exists (
          select from jobs.job j where j.name = ${webhookQueue} and j.id = webhook_delivery.job_id
            and j.state in ('created', 'retry', 'active'))
        returning community_id, delivery_id, job_id)
      ${queuing(sql`d`, 0)}`),
  )
}

/** Forgets the deliveries from before `until`. */
export async function forgetDeliveries(tx: Transaction, until: string): Promise<void> {
  await tx.rows(statement(sql`delete from webhook_delivery where happened_at < ${until}::timestamptz`))
}
