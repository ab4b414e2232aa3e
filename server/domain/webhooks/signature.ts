/**
 * Standard Webhooks: the secret and the signatures of a message. The secret is derived from the server's secret, the webhook
 * and its generation, so that nothing in the database can sign.
 */
import { createHmac } from 'node:crypto'
import type { Secrets } from '../../kernel/secrets.ts'

export type SigningWebhook = {
  readonly communityId: number
  readonly webhookId: number
  readonly generation: number
  /** Until then the previous generation signs too. */
  readonly previousUntil: string | null
}

/** The headers that sign `body` as the message `messageId` at the time `now`. */
export function signatureHeaders(
  secrets: Secrets,
  webhook: SigningWebhook,
  message: { readonly messageId: string; readonly body: string },
  now: Temporal.Instant,
): Readonly<Record<string, string>> {
  const timestamp = Math.floor(now.epochMilliseconds / 1000)
  const signed = `${message.messageId}.${timestamp}.${message.body}`
  const signatures = keysInForce(secrets, webhook, now).map(
    key => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  )
  return {
    'webhook-id': message.messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}

/** The secret in the form that the receiver keeps. */
export function secretText(secrets: Secrets, webhook: Omit<SigningWebhook, 'previousUntil'>): string {
  const [key] = secrets.webhookKeys
  if (!key) throw new Error('There is no key for webhooks.')
  return `whsec_${keyOf(key, webhook).toString('base64')}`
}

/** The keys that sign: the current one first, then the previous generation while it is valid, each also from the server's previous secret. */
function keysInForce(secrets: Secrets, webhook: SigningWebhook, now: Temporal.Instant): readonly Buffer[] {
  const { generation, previousUntil } = webhook
  const overlaps = previousUntil !== null && Temporal.Instant.compare(Temporal.Instant.from(previousUntil), now) > 0
  const generations = overlaps ? [generation, generation - 1] : [generation]
  return secrets.webhookKeys.flatMap(key => generations.map(one => keyOf(key, { ...webhook, generation: one })))
}

/** 256 bits. */
function keyOf(key: Buffer, { communityId, webhookId, generation }: Omit<SigningWebhook, 'previousUntil'>): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([communityId, webhookId, generation]))
    .digest()
}
