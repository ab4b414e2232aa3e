import { sql } from 'kysely'
import type { WebhookTopic } from '../../contract/extensions/webhooks.ts'
import type { Transaction } from '../database/connect.ts'
import { type Listed, list, type Page, statement } from '../database/list.ts'
import { RawJson } from '../handler.ts'

/** A webhook as it stands in the database. Moments are text. */
export type Webhook = {
  readonly webhookId: number
  readonly communityId: number
  readonly url: string
  readonly topics: readonly WebhookTopic[]
  readonly description: string | null
  readonly active: boolean
  readonly generation: number
}

const milliseconds = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"'`

const item = sql`json_strip_nulls(json_build_object(
  'webhookId', w.webhook_id, 'communityId', w.community_id, 'url', w.url, 'topics', w.topics, 'description', w.description,
  'active', w.active, 'createdDt', to_char(w.created_at, ${milliseconds}),
  'previousSecretUntilDt', to_char(w.previous_until, ${milliseconds})))`

export function listOfWebhooks(tx: Transaction, communityId: number, page: Page): Promise<Listed> {
  return list(
    tx,
    sql`select ${item} as item, w.webhook_id from webhook w where w.community_id = ${communityId}`,
    ['webhook_id'],
    page,
  )
}

/** The record of a webhook; undefined when the community has none with this id. */
export async function webhookRecord(
  tx: Transaction,
  communityId: number,
  webhookId: number,
): Promise<RawJson | undefined> {
  const row = await tx.first(
    statement<{ item: string }>(
      sql`select ${item}::text as item from webhook w where w.community_id = ${communityId} and w.webhook_id = ${webhookId}`,
    ),
  )
  return row && new RawJson(row.item)
}

/** The webhook, locked until the end of the transaction. */
export function webhookForUpdate(
  tx: Transaction,
  communityId: number,
  webhookId: number,
): Promise<Webhook | undefined> {
  return tx.first(
    statement<Webhook>(sql`
      select webhook_id as "webhookId", community_id as "communityId", url, topics, description, active, generation
      from webhook where community_id = ${communityId} and webhook_id = ${webhookId} for update`),
  )
}

/** Writes a webhook and answers its id; undefined when the community has `most` already. */
export async function insertWebhook(
  tx: Transaction,
  webhook: Pick<Webhook, 'communityId' | 'url' | 'topics'> & { readonly description?: string | undefined },
  most: number,
  now: string,
): Promise<number | undefined> {
  const { communityId, url, topics, description } = webhook
  // Who makes the first webhook of a community beside another has no row to wait for; from the second on they wait.
  await tx.rows(statement(sql`select from webhook where community_id = ${communityId} order by webhook_id for update`))
  const row = await tx.first(
    statement<{ id: number }>(sql`
      insert into webhook (community_id, url, topics, description, created_at)
      select ${communityId}, ${url}, ${topics}::text[], ${description ?? null}::text, ${now}::timestamptz
      where (select count(*) from webhook where community_id = ${communityId}) < ${most}::int
      returning webhook_id as id`),
  )
  return row?.id
}

export async function updateWebhookRow(
  tx: Transaction,
  { communityId, webhookId, url, topics, description, active }: Omit<Webhook, 'generation'>,
): Promise<void> {
  await tx.rows(
    statement(sql`
      update webhook set url = ${url}, topics = ${topics}::text[], description = ${description}::text, active = ${active}
      where community_id = ${communityId} and webhook_id = ${webhookId}`),
  )
}

/** Makes the next generation the present one; the one before signs too until `previousUntil`. */
export async function raiseWebhookGeneration(
  tx: Transaction,
  { communityId, webhookId }: Pick<Webhook, 'communityId' | 'webhookId'>,
  previousUntil: string,
): Promise<number> {
  const row = await tx.first(
    statement<{ generation: number }>(sql`
      update webhook set generation = generation + 1, previous_until = ${previousUntil}::timestamptz
      where community_id = ${communityId} and webhook_id = ${webhookId} returning generation`),
  )
  if (!row) throw new Error('A locked webhook is gone.')
  return row.generation
}

export async function deleteWebhookRow(
  tx: Transaction,
  { communityId, webhookId }: Pick<Webhook, 'communityId' | 'webhookId'>,
): Promise<void> {
  await tx.rows(statement(sql`delete from webhook where community_id = ${communityId} and webhook_id = ${webhookId}`))
}
