import type { Caller } from '../access/callers.ts'
import type { Transaction } from '../database/connect.ts'
import { type RawJson, Refusal } from '../handler.ts'
import { requireCommunity } from '../players/reach.ts'
import { type Webhook, webhookForUpdate, webhookRecord } from './webhooks.sql.ts'

type Place = { readonly communityId: number; readonly webhookId: number }

/** The record of the webhook. Refuses with `UNAUTHORIZED` or `NOT_FOUND`. */
export async function requireWebhook(tx: Transaction, caller: Caller, place: Place): Promise<RawJson> {
  requireCommunity(caller, place.communityId)
  return (await webhookRecord(tx, place.communityId, place.webhookId)) ?? refuse(place)
}

/** The webhook, locked until the end of the transaction. Refuses with `UNAUTHORIZED` or `NOT_FOUND`. */
export async function lockWebhook(tx: Transaction, caller: Caller, place: Place): Promise<Webhook> {
  requireCommunity(caller, place.communityId)
  return (await webhookForUpdate(tx, place.communityId, place.webhookId)) ?? refuse(place)
}

function refuse({ communityId, webhookId }: Place): never {
  throw new Refusal('NOT_FOUND', `Community ${communityId} has no webhook ${webhookId}.`)
}
