/** Who has signed up for an event and has no place yet, and the offer of one. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import { count, eventParams, gender, names, playerId, strictObject, timestamp } from '../shapes.ts'
import { previewQuery } from './preview.ts'

const optional = Type.Optional

export const WaitingPerson = strictObject(
  {
    playerId,
    ...names,
    gender,
    state: Type.Enum(['ballot', 'waiting', 'offered', 'declined', 'expired', 'not drawn'], {
      description: 'Where the sign-up stands.',
    }),
    place: optional(count('Number on the waiting list, from 1.')),
    offerUntil: optional(timestamp),
    signedUpAt: timestamp,
  },
  { title: 'WaitingPerson' },
)

export const offerPlace = operation({
  id: 'offerPlace',
  method: 'POST',
  path: '/console/api/events/{eventId}/registrations/{playerId}/offer',
  tag: 'Event players',
  summary: 'Offer a place to somebody who waits',
  description:
    'Whoever waits, was not drawn, or let an offer go, is offered a place until this time, by mail; an open offer gets the new time. It counts as a place taken, also above the limit of the field. One step to take back.',
  params: strictObject({ ...eventParams.properties, playerId }),
  query: previewQuery,
  body: strictObject({ until: timestamp }, { title: 'Offer' }),
  reply: strictObject({ playerId, until: timestamp }, { title: 'Offered' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REGISTER_ON_MULTI_ROUND_EVENT', 'NOT_WAITING'],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3041 },
    query: {},
    body: { until: '2026-11-20T18:00:00.000+00:00' },
    reply: { playerId: 3041, until: '2026-11-20T18:00:00.000+00:00' },
  },
})
