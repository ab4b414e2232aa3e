import Type from 'typebox'
import { operation } from '../operation.ts'
import { communityParams } from '../shapes.ts'
import { streamTypes } from './streamTypes.ts'

export const streamCommunity = operation({
  id: 'streamCommunity',
  method: 'GET',
  path: '/console/api/communities/{communityId}/stream',
  tag: 'Communities',
  summary: 'Follow what changes in a community',
  description:
    'Server-Sent Events without end: `change` with kind, time and ids of what changed in the community, its sub communities and all their events; `eventId` is null where it is about no event. Nothing is sent again after an interruption: read everything again.',
  params: communityParams,
  reply: Type.String({ description: 'Server-Sent Events.' }),
  mediaType: 'text/event-stream',
  stream: { change: streamTypes.change, reset: streamTypes.reset },
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ['log'],
  transaction: 'read',
  example: {
    params: { communityId: 101 },
    reply: `retry: 2000\n\nid: 70112\nevent: change\ndata: {"eventId":"S-5209","kind":"event.stateSet","at":"2026-05-02T08:00:00.000+00:00","subject":{"eventIds":[5209]},"changes":["eventStates"]}\n\n`,
  },
})

export const streamInstallation = operation({
  id: 'streamInstallation',
  method: 'GET',
  path: '/console/api/operator/stream',
  tag: 'Operator',
  summary: 'Follow what changes outside events',
  description:
    'Server-Sent Events without end: `change` with kind, time and ids of what changed in any community and belongs to no event. Nothing is sent again after an interruption: read everything again.',
  reply: Type.String({ description: 'Server-Sent Events.' }),
  mediaType: 'text/event-stream',
  stream: { change: streamTypes.change, reset: streamTypes.reset },
  refusals: [],
  access: 'operator',
  reads: ['log'],
  transaction: 'read',
  example: {
    reply: `retry: 2000\n\nid: 70112\nevent: change\ndata: {"eventId":null,"kind":"administrator.invited","at":"2026-05-02T08:00:00.000+00:00","subject":{"invitationId":31},"changes":["staff","accounts","secondFactors"]}\n\n`,
  },
})
