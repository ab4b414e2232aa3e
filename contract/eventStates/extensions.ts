import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventId, eventParams, strictObject, text, timestamp } from '../shapes.ts'

const state = Type.Enum(['draft', 'published', 'in progress', 'suspended', 'completed', 'official', 'cancelled'], {
  description: 'State of the event.',
})

export const EventState = strictObject(
  {
    eventId,
    state: Type.Enum(['draft', 'published', 'in progress', 'suspended', 'completed', 'official', 'cancelled'], {
      description:
        'The state in effect. A draft, official or cancelled multi-round event covers its rounds, a suspended one those in progress.',
    }),
    ownState: Type.Optional(state),
    stateDt: timestamp,
    revisedDt: Type.Optional(
      Type.String({ format: 'date-time', description: 'When the result last changed after it had been official.' }),
    ),
  },
  { title: 'EventState' },
)

const suspended = { eventId: 'S-5209', state: 'suspended', stateDt: '2026-05-02T13:20:00.000+00:00' }

export const getEventState = operation({
  id: 'getEventState',
  method: 'GET',
  path: '/v1/events/{eventId}/state',
  tag: 'Events',
  summary: 'Get the state of an event',
  description:
    'The state, since when, and whether official results were revised. `ownState` for a round covered by its event.',
  params: eventParams,
  reply: EventState,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ['events', 'eventStates'],
  transaction: 'read',
  example: { params: { eventId: 'S-5209' }, reply: suspended },
})

export const setEventState = operation({
  id: 'setEventState',
  method: 'PUT',
  path: '/v1/events/{eventId}/state',
  tag: 'Events',
  summary: 'Set the state of an event',
  description:
    'From draft to published, in progress, suspended, completed and official, one step at a time and one step back; cancelled from any but official, and back to published. Leaving official or cancelled needs a `reason`. Starting a round also starts its published multi-round event. Repeating the request changes nothing.',
  params: eventParams,
  body: strictObject(
    { state, reason: Type.Optional(text(500, 'Why; kept in the audit.')) },
    { title: 'EventStateChange' },
  ),
  reply: EventState,
  closedToo: true,
  refusals: ['UNAUTHORIZED', 'STATE_TRANSITION', 'REASON_REQUIRED'],
  access: 'token',
  link: ['official'],
  changes: ['eventStates'],
  transaction: 'write',
  example: { params: { eventId: 'S-5209' }, body: { state: 'suspended', reason: 'Lightning' }, reply: suspended },
})
