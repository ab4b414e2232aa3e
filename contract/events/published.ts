import Type from 'typebox'
import { firstRound, multiRoundEvent, secondRound } from '../examples.ts'
import { operation } from '../operation.ts'
import { courseId, Event, eventId, eventParams, id, listOf, strictObject, text, wholeList } from '../shapes.ts'

export const listRounds = operation({
  id: 'listRounds',
  method: 'GET',
  path: '/v1/events/{eventId}/rounds',
  tag: 'Events',
  summary: 'List the rounds of a multi-round event',
  description: 'Each round is an event of its own with an id that begins with `S-`.',
  params: eventParams,
  reply: wholeList(Event),
  page: ['startDate', 'name', 'eventId'],
  refusals: ['UNAUTHORIZED', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'token',
  cached: true,
  reads: ['communities', 'events', 'eventStates', 'courses'],
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: [firstRound, secondRound] },
})

function onDate(which: string) {
  return Type.String({ format: 'date', description: `Only events ${which}.`, examples: ['2026-05-02'] })
}

export const searchEvents = operation({
  id: 'searchEvents',
  method: 'GET',
  path: '/v1/events',
  tag: 'Events',
  summary: 'Search events of a community',
  description:
    'Finds multi-round events and single round events, drafts included, the newest first. A round of a multi-round event is found only when `eventIds` names it. Events are created in the console.',
  criteria: strictObject(
    {
      communityId: id('Community whose events are searched.'),
      eventIds: Type.Optional(listOf(eventId, { description: 'Only these events or rounds.' })),
      courseIds: Type.Optional(
        listOf(courseId, { description: 'Only events that are played on one of these courses.' }),
      ),
      forPlayerId: Type.Optional(id('Only events of communities that this player belongs to.')),
      forRegisteredPlayer: Type.Optional(
        Type.Boolean({
          description:
            'Needs `forPlayerId`: only events that the player is registered for (true), or events of the player’s communities that the player is not registered for (false).',
        }),
      ),
      startDateFrom: Type.Optional(onDate('that start on this date or later')),
      startDateTo: Type.Optional(onDate('that start on this date or earlier')),
      endDateFrom: Type.Optional(onDate('that end on this date or later')),
      endDateTo: Type.Optional(onDate('that end on this date or earlier')),
      sortAsc: Type.Optional(
        Type.Boolean({ description: 'By their start date: the earliest first (true) or the newest first (false).' }),
      ),
      maxResults: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 1000,
          description: 'The maximum number of events found; `limit` divides them into pages.',
        }),
      ),
      name: Type.Optional(text(120, 'Beginning of the name, in any case.')),
      includeSubCommunities: Type.Optional(
        Type.Boolean({ description: 'Also the events of the sub communities of a club; false if left out.' }),
      ),
    },
    { title: 'EventSearch' },
  ),
  reply: wholeList(Event),
  page: ['startDate', 'name', 'eventId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ['communities', 'events', 'eventStates', 'courses', 'registrations'],
  transaction: 'read',
  fromReplica: true,
  example: { criteria: { communityId: 101, startDateFrom: '2026-05-01' }, reply: [multiRoundEvent] },
})
