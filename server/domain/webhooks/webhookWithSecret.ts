import type { Static } from 'typebox'
import type { WebhookWithSecret } from '../../../contract/webhooks/extensions.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { DomainService } from '../operation/domainService.ts'
import { type SigningWebhook, secretText } from './signature.ts'
import { webhookRecord } from './webhooks.sql.ts'

/** The record of a webhook with its current secret, for the one reply that shows it. */
export async function webhookWithSecret(
  tx: Transaction,
  service: DomainService,
  webhook: Omit<SigningWebhook, 'previousUntil'>,
): Promise<Static<typeof WebhookWithSecret>> {
  const shown = await webhookRecord(tx, webhook.communityId, webhook.webhookId)
  if (!shown) throw new Error('A webhook that was just written is gone.')
  return { ...JSON.parse(shown.text), secret: secretText(service.secrets, webhook) }
}
