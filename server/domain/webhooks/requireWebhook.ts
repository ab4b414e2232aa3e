import type { Webhook as WebhookRecord } from '../../../contract/webhooks/extensions.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { RawJson } from '../../kernel/http/reply.ts'
import type { Refuse, Refused } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { type Webhook, type WebhookKey, webhookForUpdate, webhookRecord } from './webhooks.sql.ts'

/** The record of the webhook. Refuses with `UNAUTHORIZED` or `NOT_FOUND`. */
export async function requireWebhook(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND'>,
  tx: Transaction,
  caller: Caller,
  place: WebhookKey,
): Promise<RawJson<typeof WebhookRecord>> {
  requireCommunity(refuse, caller, place.communityId)
  return (await webhookRecord(tx, place.communityId, place.webhookId)) ?? refuse(...noWebhook(place))
}

/** The webhook, locked until the end of the transaction. Refuses with `UNAUTHORIZED` or `NOT_FOUND`. */
export async function lockWebhook(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND'>,
  tx: Transaction,
  caller: Caller,
  place: WebhookKey,
): Promise<Webhook> {
  requireCommunity(refuse, caller, place.communityId)
  return (await webhookForUpdate(tx, place.communityId, place.webhookId)) ?? refuse(...noWebhook(place))
}

function noWebhook({ communityId, webhookId }: WebhookKey): Refused<'NOT_FOUND'> {
  return ['NOT_FOUND', 'webhook', { communityId, webhookId }]
}
