import { messageSchema, messageTypes, testMessageType } from '../webhooks/messageTypes.ts'
import type { Json, SharedSchemas } from './sharedSchemas.ts'

/** The messages that webhooks are sent, as the `webhooks` of an OpenAPI document: one for each type. */
export function webhooks(refer: SharedSchemas['refer']): Json {
  const types = [...Object.keys(messageTypes), testMessageType]
  return Object.fromEntries(types.map(type => [type, { post: described(type, refer) }]))
}

function described(type: string, refer: SharedSchemas['refer']): Json {
  const { topic, says = 'Tests the connection.' } = messageTypes[type] ?? {}
  return {
    operationId: messageName(type),
    tags: ['Webhooks'],
    summary: says.replace(/\.$/, ''),
    description: topic === undefined ? 'Sent when somebody asks for it.' : `Sent for the topic \`${topic}\`.`,
    security: [],
    parameters: Object.entries(signed).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: refer(messageSchema(type)) } } },
    responses: {
      '2XX': { description: 'Accepted. Anything else is retried over 24 hours.' },
      410: { description: 'Ends the attempts for this message.' },
    },
  }
}

/** `registration.added` is `registrationAddedMessage`. */
function messageName(type: string): string {
  return `${type.replaceAll(/\.(\w)/g, (_, first: string) => first.toUpperCase())}Message`
}

/** As Standard Webhooks says. */
const signed = {
  'webhook-id': 'Identifies the message: the same at every attempt.',
  'webhook-timestamp': 'When it was sent, in seconds since 1970.',
  'webhook-signature': 'Signatures of id, timestamp and body, one for each valid secret.',
}
