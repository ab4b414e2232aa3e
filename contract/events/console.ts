import Type from 'typebox'
import { multiRoundEvent } from '../examples.ts'
import { operation } from '../operation.ts'
import { courseIds, optional, PlannedRound, plannedPart } from '../setup/console.ts'
import { EventSetup, eventName, registrationType, setup, timeZone } from '../setup/eventSetup.ts'
import { communityParams, date, eventParams, listOf, strictObject } from '../shapes.ts'

export const recipeId = Type.String({
  pattern: '^([a-z][a-zA-Z0-9]{0,39}|own-[1-9][0-9]{0,15})$',
  description: 'Id of a recipe: a word for those of the product, `own-7` for one of the community.',
})

export const NewEvent = strictObject(
  {
    recipe: optional(recipeId),
    name: eventName,
    startDate: date,
    endDate: optional(date),
    timeZone,
    registrationType: optional(registrationType),
    flightsEnabled: optional(Type.Boolean({ description: 'Of a single round event; true if left out.' })),
    courseIds: optional(courseIds),
    ...plannedPart,
    rounds: optional(listOf(PlannedRound, { least: 1, most: 50, description: 'A multi-round event has rounds.' })),
  },
  { title: 'NewEvent', description: 'An event without people. Anything left out comes from the recipe.' },
)

export const createEvent = operation({
  id: 'createEvent',
  method: 'POST',
  path: '/console/api/communities/{communityId}/events',
  tag: 'Events',
  summary: 'Create an event',
  description:
    'A draft with its rounds, courses, settings, leaderboards and flights, all or nothing. A recipe supplies what the body leaves out: lists such as `leaderboards` and `rounds` come either from the body or from the recipe, settings are merged.',
  params: communityParams,
  body: NewEvent,
  reply: EventSetup,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'event.edit',
  changes: ['events', 'courses'],
  transaction: 'write',
  example: {
    params: { communityId: 101 },
    body: {
      name: multiRoundEvent.name,
      startDate: '2026-05-02',
      timeZone: 'Europe/Lisbon',
      courseIds: [22],
      settings: { allocPct: 95 },
      leaderboards: [
        {
          name: 'Stroke play, net',
          format: 'strokePlay',
          settings: { score: 'net' },
          flights: [{ name: 'Everybody' }],
        },
      ],
      rounds: [{}, {}],
    },
    reply: setup,
  },
})

export const cloneEvent = operation({
  id: 'cloneEvent',
  method: 'POST',
  path: '/console/api/events/{eventId}/clone',
  tag: 'Events',
  summary: 'Clone an event',
  description:
    'A draft like this event, on other days: rounds keep their distance, and so do the dates of registration. Players, teams, tee pairings, scores, results entered by hand and links are not copied. A round becomes a single round event.',
  params: eventParams,
  body: strictObject(
    {
      name: eventName,
      startDate: date,
      keep: optional(
        listOf(Type.Enum(['courses', 'settings', 'registration', 'leaderboards', 'flights']), {
          most: 5,
          description: 'What is copied; everything if left out. Flights need leaderboards.',
        }),
      ),
    },
    { title: 'EventClone' },
  ),
  reply: EventSetup,
  closedToo: true,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['events', 'courses'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208' }, body: { name: 'Taça da Ria 2027', startDate: '2027-05-01' }, reply: setup },
})
