/** What somebody of the staff has in hand, so that the others see it. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventParams, listOf, strictObject } from '../shapes.ts'

const thing = Type.String({
  pattern: '^[a-zA-Z]{1,20}:[0-9]{1,16}$',
  description: 'Kind and id, as in `playerId:3001`.',
  examples: ['playerId:3001'],
})

export const setInHand = operation({
  id: 'setInHand',
  method: 'PUT',
  path: '/console/api/events/{eventId}/presence',
  tag: 'Events',
  summary: 'Say what you are working on',
  description:
    'All staff who have the event open hear it on the stream of the event (`present`), until it changes or for a minute. Nothing is stored.',
  params: eventParams,
  body: strictObject({ inHand: listOf(thing, { most: 10 }) }, { title: 'InHand' }),
  reply: strictObject({ inHand: listOf(thing, { most: 10 }) }, { title: 'InHandSaid' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  changes: ['presence'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    body: { inHand: ['playerId:3001'] },
    reply: { inHand: ['playerId:3001'] },
  },
})
