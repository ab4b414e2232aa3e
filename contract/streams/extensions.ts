import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventId, strictObject } from '../shapes.ts'
import { streamTypes } from './streamTypes.ts'

export const streamEvent = operation({
  id: 'streamEvent',
  method: 'GET',
  path: '/v1/events/{eventId}/stream',
  tag: 'Events',
  params: strictObject({ eventId }),
  query: strictObject({
    from: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'The last known change, such as the `version` of an event; what came after it is sent too.',
      }),
    ),
  }),
  summary: 'Follow what changes in an event',
  description:
    'Server-Sent Events without end: `change` with kind, time and the ids of what changed in the event, its rounds and, for a round, its multi-round event, from now on or since `from`. After an interruption `Last-Event-ID` brings what was missed, and a change may then come twice, with the same id; if too much was missed, `reset` says to read everything again. A comment every 15 seconds keeps the connection open.',
  reply: Type.String({ description: 'Server-Sent Events.' }),
  mediaType: 'text/event-stream',
  stream: { change: streamTypes.change, reset: streamTypes.reset },
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ['log'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    reply: `retry: 2000\n\nid: 70112\nevent: change\ndata: {"eventId":"S-5209","kind":"flight.playerAssigned","at":"2026-05-02T08:00:00.000+00:00","subject":{"flightId":401,"playerId":3001},"changes":["flights"]}\n\n`,
  },
})
