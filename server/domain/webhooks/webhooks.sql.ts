import { Webhook as WebhookRecord, type WebhookTopic } from '../../../contract/webhooks/extensions.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonOf, selectTexts } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { RawJson } from '../../kernel/http/reply.ts'

/** A webhook as it is stored. Times are text. */
export type Webhook = {
  readonly webhookId: number
  readonly communityId: number
  readonly url: string
  readonly topics: readonly WebhookTopic[]
  readonly description: string | null
  readonly active: boolean
  readonly generation: number
}

const item = jsonOf(WebhookRecord, {
  webhookId: sql`w.webhook_id`,
  communityId: sql`w.community_id`,
  url: sql`w.url`,
  topics: sql`w.topics`,
  description: sql`w.description`,
  active: sql`w.active`,
  createdDt: timestampOf(sql`w.created_at`),
  previousSecretUntilDt: timestampOf(sql`w.previous_until`),
})

export type WebhookKey = { readonly communityId: number; readonly webhookId: number }

/** The webhooks of a community. */
export function listOfWebhooks(
  tx: Transaction,
  communityId: number,
  page: Page,
): Promise<Listed<typeof WebhookRecord>> {
  return list(tx, item, sql`w.webhook_id from webhook w where w.community_id = ${communityId}`, ['webhook_id'], page)
}

/** The record of a webhook; undefined when the community has none with this id. */
export async function webhookRecord(
  tx: Transaction,
  communityId: number,
  webhookId: number,
): Promise<RawJson<typeof WebhookRecord> | undefined> {
  const row = await tx.first(
    selectTexts(item, sql` from webhook w where w.community_id = ${communityId} and w.webhook_id = ${webhookId}`),
  )
  return row && new RawJson(row.text)
}

/** The webhook, locked until the transaction ends; undefined when the community has none with this id. */
export function webhookForUpdate(
  tx: Transaction,
  communityId: number,
  webhookId: number,
): Promise<Webhook | undefined> {
  return tx.first(
    sql<Webhook>`
      select webhook_id as "webhookId", community_id as "communityId", url, topics, description, active, generation
      from webhook where community_id = ${communityId} and webhook_id = ${webhookId} for update`,
  )
}

/** Writes a webhook and returns its id; undefined when the community has `most` already. */
export async function insertWebhook(
  tx: Transaction,
  webhook: Pick<Webhook, 'communityId' | 'url' | 'topics'> & { readonly description?: string | undefined },
  most: number,
  now: string,
): Promise<number | undefined> {
  const { communityId, url, topics, description } = webhook
  // Two requests that create the first webhook of a community at once have no row to wait for; from the second webhook on they wait.
  await tx.rows(sql`select from webhook where community_id = ${communityId} order by webhook_id for update`)
  const row = await tx.first(
    sql<{ id: number }>`
      insert into webhook (community_id, url, topics, description, created_at)
      select ${communityId}, ${url}, ${topics}::text[], ${description ?? null}::text, ${now}::timestamptz
      where (select count(*) from webhook where community_id = ${communityId}) < ${most}::int
      returning webhook_id as id`,
  )
  return row?.id
}

/** Writes fields of a webhook. */
export async function updateWebhookRow(
  tx: Transaction,
  { communityId, webhookId, url, topics, description, active }: Omit<Webhook, 'generation'>,
): Promise<void> {
  await tx.rows(
    sql`
      update webhook set url = ${url}, topics = ${topics}::text[], description = ${description}::text, active = ${active}
      where community_id = ${communityId} and webhook_id = ${webhookId}`,
  )
}

/** Makes the next generation the current one; the previous one signs too until `previousUntil`. */
export async function raiseWebhookGeneration(
  tx: Transaction,
  { communityId, webhookId }: Pick<Webhook, 'communityId' | 'webhookId'>,
  previousUntil: string,
): Promise<number> {
  const row = await tx.first(
    sql<{ generation: number }>`
      update webhook set generation = generation + 1, previous_until = ${previousUntil}::timestamptz
      where community_id = ${communityId} and webhook_id = ${webhookId} returning generation`,
  )
  if (!row) throw new Error('A locked webhook is gone.')
  return row.generation
}

/** Deletes a webhook with its deliveries. */
export async function deleteWebhookRow(
  tx: Transaction,
  { communityId, webhookId }: Pick<Webhook, 'communityId' | 'webhookId'>,
): Promise<void> {
  await tx.rows(sql`delete from webhook where community_id = ${communityId} and webhook_id = ${webhookId}`)
}
