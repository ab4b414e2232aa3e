import { WebhookDelivery } from '../../../contract/webhooks/extensions.ts'
import { testMessageType } from '../../../contract/webhooks/messageTypes.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonOf, selectTexts } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { RawJson } from '../../kernel/http/reply.ts'
import { deliveryJobs, webhookQueue } from '../audit/webhookDeliveries.sql.ts'
import type { WebhookKey } from './webhooks.sql.ts'

/** A job of the queue: one attempt of a delivery. */
export type DeliveryJob = { readonly communityId: number; readonly deliveryId: number }

const item = jsonOf(WebhookDelivery, {
  deliveryId: sql`d.delivery_id`,
  webhookId: sql`d.webhook_id`,
  messageId: sql`'msg_' || replace(d.message_id::text, '-', '')`,
  kind: sql`d.kind`,
  eventId: sql`d.event_id`,
  state: sql`d.state`,
  attempts: sql`d.attempts`,
  responseStatus: sql`d.response_status`,
  lastError: sql`d.last_error`,
  createdDt: timestampOf(sql`d.happened_at`),
  lastAttemptDt: timestampOf(sql`d.last_attempt_at`),
  nextAttemptDt: timestampOf(sql`d.next_attempt_at`),
})

/** The deliveries of a webhook that meet the criteria, in the order of their ids. */
export function listDeliveries(
  tx: Transaction,
  { communityId, webhookId }: WebhookKey,
  criteria: { readonly states?: readonly string[]; readonly createdSince?: string },
  page: Page,
): Promise<Listed<typeof WebhookDelivery>> {
  const { states = null, createdSince = null } = criteria
  return list(
    tx,
    item,
    sql`d.delivery_id from webhook_delivery d
      where d.community_id = ${communityId} and d.webhook_id = ${webhookId}
        and (${states}::text[] is null or d.state = any(${states}::text[]))
        and (${createdSince}::timestamptz is null or d.happened_at >= ${createdSince}::timestamptz)`,
    ['delivery_id'],
    page,
  )
}

/** Writes a test delivery, which no change in the community caused, with the job for its first attempt. */
export async function insertTestDelivery(
  tx: Transaction,
  { communityId, webhookId }: WebhookKey,
  now: string,
): Promise<{ readonly deliveryId: number; readonly reply: RawJson<typeof WebhookDelivery> }> {
  const row = await tx.first(
    selectTexts(
      item,
      sql<{ id: number }>`, d.delivery_id as id from d`,
      sql`
      with d as (
        insert into webhook_delivery (community_id, webhook_id, kind, subject, happened_at, next_attempt_at)
        values (${communityId}, ${webhookId}, ${testMessageType}, '{}', ${now}::timestamptz, ${now}::timestamptz)
        returning *),
      queued as (${deliveryJobs(sql`d`, 0)}) `,
    ),
  )
  if (!row) throw new Error('A delivery was not written.')
  return { deliveryId: row.id, reply: new RawJson(row.text) }
}

/** Starts a delivery over, under the same message id; undefined when there is none. */
export async function replayDelivery(
  tx: Transaction,
  { communityId, webhookId, deliveryId }: WebhookKey & { readonly deliveryId: number },
  jobId: string,
  now: string,
): Promise<RawJson<typeof WebhookDelivery> | undefined> {
  const row = await tx.first(
    selectTexts(
      item,
      sql` from d`,
      sql`
      with d as (
        update webhook_delivery set state = 'pending', attempts = 0, response_status = null, last_error = null,
          last_attempt_at = null, next_attempt_at = ${now}::timestamptz, job_id = ${jobId}::uuid
        where community_id = ${communityId} and webhook_id = ${webhookId} and delivery_id = ${deliveryId}
        returning *),
      queued as (${deliveryJobs(sql`d`, 0)}) `,
    ),
  )
  return row && new RawJson(row.text)
}

/** A delivery as it is sent. */
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

/** The delivery whose next attempt belongs to this job; undefined when it has ended, was replayed since, or is deleted. */
export function dueDelivery(
  tx: Transaction,
  { communityId, deliveryId }: DeliveryJob,
  jobId: string,
): Promise<DueDelivery | undefined> {
  return tx.first(
    sql<DueDelivery>`
      select d.webhook_id as "webhookId", 'msg_' || replace(d.message_id::text, '-', '') as "messageId", d.kind,
        d.event_id as "eventId", d.subject, d.happened_at as "happenedAt", d.attempts, w.url, w.active, w.generation,
        w.previous_until as "previousUntil"
      from webhook_delivery d join webhook w on w.community_id = d.community_id and w.webhook_id = d.webhook_id
      where d.community_id = ${communityId} and d.delivery_id = ${deliveryId} and d.job_id = ${jobId}::uuid
        and d.state = 'pending'`,
  )
}

/** The outcome of an attempt. `pauseSeconds` is the time until the next; without it the delivery has ended. */
export type Outcome = {
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly responseStatus: number | undefined
  readonly error: string | undefined
  readonly pauseSeconds: number | undefined
}

/** Logs an attempt and queues the next in the same statement; does nothing when the job no longer belongs to the delivery. */
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
    pauseSeconds === undefined
      ? told
      : sql`with d as (${told} returning community_id, delivery_id, job_id) ${deliveryJobs(sql`d`, pauseSeconds)}`,
  )
}

/** Gives every pending delivery without a job, as after a backup was restored, a new job that is due at once. */
export async function queueLostDeliveries(tx: Transaction): Promise<void> {
  await tx.rows(
    sql`
      with d as (
        update webhook_delivery set job_id = gen_random_uuid()
        where state = 'pending' and not exists (
          select from jobs.job j where j.name = ${webhookQueue} and j.id = webhook_delivery.job_id
            and j.state in ('created', 'retry', 'active'))
        returning community_id, delivery_id, job_id)
      ${deliveryJobs(sql`d`, 0)}`,
  )
}

/** Deletes the deliveries from before `until`. */
export async function forgetDeliveries(tx: Transaction, until: string): Promise<void> {
  await tx.rows(sql`delete from webhook_delivery where happened_at < ${until}::timestamptz`)
}
