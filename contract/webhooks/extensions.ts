import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventId, id, listOf, strictObject, text, timestamp, wholeList } from '../shapes.ts'

/** What a webhook can be told about. */
export const webhookTopics = ['registration', 'score', 'result', 'teeSheet', 'state'] as const

export type WebhookTopic = (typeof webhookTopics)[number]

const communityId = id('Id of the community.')

const webhookId = id('Id of the webhook.')

const deliveryId = id('Id of the delivery.')

const params = strictObject({ communityId })

const webhookParams = strictObject({ communityId, webhookId })

const deliveryParams = strictObject({ communityId, webhookId, deliveryId })

const url = Type.String({
  maxLength: 2000,
  pattern: '^https?://',
  description:
    'Address that accepts a POST, `https` only. Addresses inside private networks are refused unless the operator of the service allows them; then `http` is allowed too.',
})

const topics = Type.Array(
  Type.Enum([...webhookTopics], {
    description:
      '`registration`: registrations of players. `score`: scores and cards. `result`: results that become official, or change afterwards. `teeSheet`: tee pairings. `state`: events that are created or change their state.',
  }),
  {
    minItems: 1,
    maxItems: webhookTopics.length,
    uniqueItems: true,
    description: 'The topics that the webhook subscribes to.',
  },
)

const description = text(200, 'What the webhook is for.')

const active = Type.Boolean({ description: 'Whether messages are sent to it.' })

const secret = Type.String({
  maxLength: 200,
  description:
    'Signs the messages as defined by Standard Webhooks. Shown only in this answer; `POST .../secret` creates another one.',
})

const fields = {
  webhookId,
  communityId,
  url,
  topics,
  description: Type.Optional(description),
  active,
  createdDt: timestamp,
  previousSecretUntilDt: Type.Optional(
    Type.String({ ...timestamp, description: 'Until then messages are signed with the previous secret too.' }),
  ),
}

export const Webhook = strictObject(fields, { title: 'Webhook' })

export const WebhookWithSecret = strictObject({ ...fields, secret }, { title: 'WebhookWithSecret' })

export const WebhookDeleted = strictObject(
  { deleted: Type.Literal(1, { description: 'Webhooks that were deleted.' }), webhookId },
  { title: 'WebhookDeleted' },
)

export const WebhookDelivery = strictObject(
  {
    deliveryId,
    webhookId,
    messageId: Type.String({
      maxLength: 60,
      description: 'The header `webhook-id`: the same for every attempt and every replay.',
    }),
    kind: Type.String({ maxLength: 100, description: 'The `type` of the message, such as `registration.added`.' }),
    eventId: Type.Optional(eventId),
    state: Type.Enum(['pending', 'delivered', 'failed'], {
      description: '`pending`: an attempt is due. `failed`: all attempts over 24 hours failed.',
    }),
    attempts: Type.Integer({ minimum: 0, maximum: 1000, description: 'Number of attempts.' }),
    responseStatus: Type.Optional(
      Type.Integer({ minimum: 100, maximum: 599, description: 'Status of the answer to the last attempt.' }),
    ),
    lastError: Type.Optional(Type.String({ maxLength: 500, description: 'Why the last attempt failed.' })),
    createdDt: timestamp,
    lastAttemptDt: Type.Optional(timestamp),
    nextAttemptDt: Type.Optional(timestamp),
  },
  { title: 'WebhookDelivery' },
)

const webhook = {
  webhookId: 801,
  communityId: 101,
  url: 'https://results.example.com/caddiemaster',
  topics: ['registration', 'result'],
  description: 'Club website',
  active: true,
  createdDt: '2026-04-20T09:00:00.000+00:00',
}

const exampleSecret = 'whsec_9vZ0Fv8Qb1m0o9xkqk7Qm3T0yqM1uXw7pNq2VdZr4cQ='

const delivery = {
  deliveryId: 9001,
  webhookId: 801,
  messageId: 'msg_0c5b7f3e8d1a4b6f9e2d7a1c3b5f8e90',
  kind: 'registration.added',
  eventId: 'M-5208',
  state: 'delivered',
  attempts: 1,
  responseStatus: 204,
  createdDt: '2026-04-21T10:15:00.000+00:00',
  lastAttemptDt: '2026-04-21T10:15:01.000+00:00',
}

const shared = { tag: 'Webhooks', access: 'token' } as const

export const createWebhook = operation({
  ...shared,
  id: 'createWebhook',
  method: 'POST',
  path: '/v1/communities/{communityId}/webhooks',
  summary: 'Create a webhook',
  description:
    'Each message is a POST of `{ "type", "timestamp", "data" }`, where `data` holds ids only: read what they name through the interface. It is signed as defined by Standard Webhooks, with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. Answer 2xx within 5 seconds. Anything else, including a redirect, is retried over 24 hours at growing intervals; 410 ends the attempts. A message can arrive twice or out of order: use its `webhook-id`. A community has at most 20 webhooks. Rehearsals send none.',
  params,
  body: strictObject({ url, topics, description: Type.Optional(description) }, { title: 'NewWebhook' }),
  reply: WebhookWithSecret,
  refusals: ['UNAUTHORIZED', 'TOO_MANY_WEBHOOKS'],
  changes: ['webhooks'],
  transaction: 'write',
  secret: true,
  example: {
    params: { communityId: 101 },
    body: { url: webhook.url, topics: webhook.topics, description: webhook.description },
    reply: { ...webhook, secret: exampleSecret },
  },
})

export const listWebhooks = operation({
  ...shared,
  id: 'listWebhooks',
  method: 'GET',
  path: '/v1/communities/{communityId}/webhooks',
  summary: 'List the webhooks of a community',
  description: 'In order of creation, without their secrets.',
  params,
  reply: wholeList(Webhook),
  page: ['webhookId'],
  refusals: ['UNAUTHORIZED'],
  reads: ['webhooks'],
  transaction: 'read',
  example: { params: { communityId: 101 }, reply: [webhook] },
})

export const getWebhook = operation({
  ...shared,
  id: 'getWebhook',
  method: 'GET',
  path: '/v1/communities/{communityId}/webhooks/{webhookId}',
  summary: 'Get a webhook',
  description: 'Without its secret.',
  params: webhookParams,
  reply: Webhook,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  reads: ['webhooks'],
  transaction: 'read',
  example: { params: { communityId: 101, webhookId: 801 }, reply: webhook },
})

export const updateWebhook = operation({
  ...shared,
  id: 'updateWebhook',
  method: 'PATCH',
  path: '/v1/communities/{communityId}/webhooks/{webhookId}',
  summary: 'Update a webhook',
  description:
    'Anything left out stays. An inactive webhook is sent nothing, and what happens in the meantime is not sent later.',
  params: webhookParams,
  body: strictObject(
    {
      url: Type.Optional(url),
      topics: Type.Optional(topics),
      description: Type.Optional(description),
      active: Type.Optional(active),
    },
    { title: 'WebhookChange' },
  ),
  reply: Webhook,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  changes: ['webhooks'],
  transaction: 'write',
  example: {
    params: { communityId: 101, webhookId: 801 },
    body: { active: false },
    reply: { ...webhook, active: false },
  },
})

export const deleteWebhook = operation({
  ...shared,
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/communities/{communityId}/webhooks/{webhookId}',
  summary: 'Delete a webhook',
  description: 'Its deliveries are deleted too; pending ones are not sent.',
  params: webhookParams,
  reply: WebhookDeleted,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  changes: ['webhooks'],
  transaction: 'write',
  example: { params: { communityId: 101, webhookId: 801 }, reply: { deleted: 1, webhookId: 801 } },
})

export const rotateWebhookSecret = operation({
  ...shared,
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/communities/{communityId}/webhooks/{webhookId}/secret',
  summary: 'Give a webhook a new secret',
  description:
    'For 24 hours every message has two signatures, with the new secret and the previous one, so that the receiver can switch over. Another rotation ends the older one at once.',
  params: webhookParams,
  reply: WebhookWithSecret,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  changes: ['webhooks'],
  transaction: 'write',
  secret: true,
  example: {
    params: { communityId: 101, webhookId: 801 },
    reply: { ...webhook, previousSecretUntilDt: '2026-05-02T09:00:00.000+00:00', secret: exampleSecret },
  },
})

export const sendTestWebhook = operation({
  ...shared,
  id: 'sendTestWebhook',
  method: 'POST',
  path: '/v1/communities/{communityId}/webhooks/{webhookId}/test',
  summary: 'Send a test message',
  description: 'A message of the type `webhook.test`, even to an inactive webhook. Its delivery shows the outcome.',
  params: webhookParams,
  reply: WebhookDelivery,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  changes: ['webhooks'],
  transaction: 'write',
  example: {
    params: { communityId: 101, webhookId: 801 },
    reply: {
      deliveryId: 9002,
      webhookId: 801,
      messageId: 'msg_5a1e0d9c7b3f4e2a8c6d1f0b9e7a3c52',
      kind: 'webhook.test',
      state: 'pending',
      attempts: 0,
      createdDt: '2026-05-01T09:00:00.000+00:00',
      nextAttemptDt: '2026-05-01T09:00:00.000+00:00',
    },
  },
})

export const listWebhookDeliveries = operation({
  ...shared,
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/v1/communities/{communityId}/webhooks/{webhookId}/deliveries',
  summary: 'List the deliveries of a webhook',
  description: 'The messages of the last 30 days in order of creation, with the outcome of each.',
  params: webhookParams,
  criteria: strictObject({
    states: Type.Optional(
      listOf(Type.Enum(['pending', 'delivered', 'failed']), {
        most: 3,
        description: 'Only deliveries in these states.',
      }),
    ),
    createdSince: Type.Optional(Type.String({ ...timestamp, description: 'Only deliveries created then or later.' })),
  }),
  reply: wholeList(WebhookDelivery),
  page: ['deliveryId'],
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  reads: ['webhooks'],
  changesAlone: 'deliveries follow whatever happens',
  transaction: 'read',
  example: { params: { communityId: 101, webhookId: 801 }, criteria: { states: ['delivered'] }, reply: [delivery] },
})

export const replayWebhookDelivery = operation({
  ...shared,
  id: 'replayWebhookDelivery',
  method: 'POST',
  path: '/v1/communities/{communityId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
  summary: 'Send a delivery again',
  description: 'The same message under the same `webhook-id`, at once and, if need be, again over 24 hours.',
  params: deliveryParams,
  reply: WebhookDelivery,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  changes: ['webhooks'],
  transaction: 'write',
  example: {
    params: { communityId: 101, webhookId: 801, deliveryId: 9001 },
    reply: {
      deliveryId: 9001,
      webhookId: 801,
      messageId: delivery.messageId,
      kind: delivery.kind,
      eventId: delivery.eventId,
      state: 'pending',
      attempts: 0,
      createdDt: delivery.createdDt,
      nextAttemptDt: '2026-05-01T09:00:00.000+00:00',
    },
  },
})
