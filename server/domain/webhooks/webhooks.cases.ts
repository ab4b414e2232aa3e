import type { Cases } from '../../../test/cases.ts'

const club = { communityId: 1 }
const webhook = { ...club, webhookId: 6001 }
const body = { url: 'https://golf.example.com/hook', topics: ['registration' as const] }
const strange = { input: { params: { communityId: 4, webhookId: 6401 } } }
const unknown = { input: { params: { ...club, webhookId: 6401 } } }
const onWebhook = {
  success: { input: { params: webhook } },
  refusals: { UNAUTHORIZED: strange, NOT_FOUND: unknown },
}
const twenty = `insert into webhook (community_id, url, topics, created_at)
  select 1, 'https://golf.example.com', array['score'], now() from generate_series(1, 20)`

export const webhooksCases: Cases<
  | 'createWebhook'
  | 'listWebhooks'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'sendTestWebhook'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery'
> = {
  createWebhook: {
    success: { input: { params: club, body } },
    refusals: {
      UNAUTHORIZED: { input: { params: { communityId: 4 }, body } },
      TOO_MANY_WEBHOOKS: { input: { params: club, body }, given: [twenty] },
    },
  },
  listWebhooks: {
    success: { input: { params: club } },
    refusals: { UNAUTHORIZED: { input: { params: { communityId: 4 } } } },
  },
  getWebhook: {
    success: {
      input: { params: webhook },
      reply: {
        webhookId: 6001,
        communityId: 1,
        url: 'https://club.example.com/hook',
        topics: ['registration', 'score'],
        active: true,
        createdDt: '2026-01-01T08:00:00.000+00:00',
      },
    },
    refusals: onWebhook.refusals,
  },
  updateWebhook: {
    success: { input: { params: webhook, body: { active: false } } },
    refusals: {
      UNAUTHORIZED: { input: { ...strange.input, body: {} } },
      NOT_FOUND: { reason: 'webhook', input: { ...unknown.input, body: {} } },
    },
  },
  deleteWebhook: {
    success: { input: { params: webhook }, reply: { deleted: 1, webhookId: 6001 } },
    refusals: onWebhook.refusals,
  },
  rotateWebhookSecret: onWebhook,
  sendTestWebhook: onWebhook,
  listWebhookDeliveries: onWebhook,
  replayWebhookDelivery: {
    success: { input: { params: { ...webhook, deliveryId: 6101 } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...strange.input.params, deliveryId: 6501 } } },
      NOT_FOUND: { reason: 'delivery', input: { params: { ...webhook, deliveryId: 6501 } } },
    },
  },
}
