import Type from 'typebox'
import { multiRoundEvent } from '../examples.ts'
import { operation } from '../operation.ts'
import { GivenEventSettings } from '../settings/givenEventSettings.ts'
import { formatSettings, leaderboardFields } from '../settings/leaderboardSettings.ts'
import { courseId, date, eventId, eventParams, id, listOf, strictObject, text } from '../shapes.ts'
import { changed } from './changed.ts'
import { EventSetup, eventName, info, registrationType, setup, timeZone } from './eventSetup.ts'
import { previewQuery } from './preview.ts'

const optional = Type.Optional
const courseIds = listOf(courseId, { most: 20, description: 'Courses, the usual one first.' })
const communityParams = strictObject({ communityId: id('Id of the community.') })
export const recipeId = Type.String({
  pattern: '^([a-z][a-zA-Z0-9]{0,39}|own-[1-9][0-9]{0,15})$',
  description: 'Id of a recipe: a word for those of the product, `own-7` for one of the community.',
})

const { oneBall, rounds: _rounds, best, holes, cuts, ties, payouts } = leaderboardFields
const planned = { oneBall, rounds: _rounds, best, holes, cuts, ties, payouts }

export const PlannedLeaderboard = strictObject(
  {
    name: text(120, 'Name of the leaderboard.'),
    format: text(60, 'Id of a format of play, such as `stableford`.'),
    settings: optional(formatSettings),
    ...planned,
    flights: optional(
      listOf(strictObject({ name: text(100, 'Name of the flight.') }, { title: 'PlannedFlight' }), { most: 100 }),
    ),
  },
  { title: 'PlannedLeaderboard', description: 'A leaderboard before anybody is on it.' },
)
const leaderboards = optional(listOf(PlannedLeaderboard, { most: 50 }))
const settings = optional(GivenEventSettings)

/** What an event and a round may say about themselves before anybody is registered. */
export const plannedPart = { info: optional(info), settings, leaderboards }

const PlannedRound = strictObject(
  {
    name: optional(eventName),
    startDate: optional(date),
    endDate: optional(date),
    courseIds: optional(courseIds),
    ...plannedPart,
  },
  {
    title: 'PlannedRound',
    description:
      'Left out: the name `<event>, round 2`, the day after the round before, the same day, and the courses of the event.',
  },
)

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
  { title: 'NewEvent', description: 'An event without people. What it leaves out is that of the recipe.' },
)

export const createEvent = operation({
  id: 'createEvent',
  method: 'POST',
  path: '/console/api/communities/{communityId}/events',
  tag: 'Events',
  summary: 'Create an event',
  description:
    'A draft with its rounds, courses, settings, leaderboards and flights, all or nothing. A recipe gives what the body leaves out: lists such as `leaderboards` and `rounds` are those of the body or those of the recipe, settings are merged.',
  params: communityParams,
  body: NewEvent,
  reply: EventSetup,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'event.edit',
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
    'A draft like this event, on other days: rounds keep their distance, and so do the dates of registration. Players, teams, tee pairings, scores, results entered by hand and links are not taken along. Of a round, a single round event is made.',
  params: eventParams,
  body: strictObject(
    {
      name: eventName,
      startDate: date,
      keep: optional(
        listOf(Type.Enum(['courses', 'settings', 'registration', 'leaderboards', 'flights']), {
          most: 5,
          description: 'What is taken along; everything if left out. Flights need leaderboards.',
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
  transaction: 'write',
  example: { params: { eventId: 'M-5208' }, body: { name: 'Taça da Ria 2027', startDate: '2027-05-01' }, reply: setup },
})

export const getEventSetup = operation({
  id: 'getEventSetup',
  method: 'GET',
  path: '/console/api/events/{eventId}',
  tag: 'Events',
  summary: 'Get the setup of an event',
  description:
    'The event with its rounds and leaderboards: what each says itself, and every setting in force with who says so.',
  params: eventParams,
  reply: EventSetup,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: setup },
})

const { properties: given } = GivenEventSettings

export const updateEvent = operation({
  id: 'updateEvent',
  method: 'PATCH',
  path: '/console/api/events/{eventId}',
  tag: 'Events',
  summary: 'Change an event or a round',
  description:
    'What is left out stays; `null` clears, and a round then takes the value of its event. A setting is changed as a whole. Handicaps follow a changed tee or allowance, except locked ones and those set by hand. Time zone, registration and flights are those of the event, not of a round.',
  params: eventParams,
  query: previewQuery,
  previews: true,
  body: strictObject(
    {
      name: changed(eventName),
      startDate: changed(date),
      endDate: changed(date),
      info: changed(info),
      timeZone: changed(timeZone),
      registrationType: changed(registrationType),
      flightsEnabled: changed(Type.Boolean()),
      settings: optional(
        strictObject(
          {
            allocPct: changed(given.allocPct),
            teamAllowance: changed(given.teamAllowance),
            withoutIndex: changed(given.withoutIndex),
            teamSpread: changed(given.teamSpread),
            defaultTees: changed(given.defaultTees),
            registration: changed(given.registration),
            printCentre: changed(given.printCentre),
            screen: changed(given.screen),
            start: changed(given.start),
            wishes: changed(given.wishes),
            afterCut: changed(given.afterCut),
            chances: changed(given.chances),
          },
          { title: 'SettingsPatch' },
        ),
      ),
    },
    { title: 'EventPatch' },
  ),
  reply: EventSetup,
  refusals: ['UNAUTHORIZED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'event.edit',
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    query: {},
    body: { settings: { allocPct: { from: 100, to: 95 } } },
    reply: setup,
  },
})

export const deleteEvent = operation({
  id: 'deleteEvent',
  method: 'DELETE',
  path: '/console/api/events/{eventId}',
  tag: 'Events',
  summary: 'Delete a draft',
  description:
    'Only a draft without scores, with everything that is in it. Any other event is cancelled instead. A round is removed from its event.',
  params: eventParams,
  reply: strictObject({ eventId, name: eventName }, { title: 'EventDeleted' }),
  refusals: ['UNAUTHORIZED', 'IN_USE'],
  access: 'staff',
  may: 'event.edit',
  transaction: 'write',
  example: { params: { eventId: 'M-5208' }, reply: { eventId: 'M-5208', name: multiRoundEvent.name } },
})

export const addRound = operation({
  id: 'addRound',
  method: 'POST',
  path: '/console/api/events/{eventId}/rounds',
  tag: 'Events',
  summary: 'Add a round',
  description: 'Behind the other rounds of a multi-round event, which becomes as long as its rounds need.',
  params: eventParams,
  query: previewQuery,
  previews: true,
  body: PlannedRound,
  reply: EventSetup,
  refusals: ['UNAUTHORIZED', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'staff',
  may: 'event.edit',
  transaction: 'write',
  example: { params: { eventId: 'M-5208' }, query: {}, body: { startDate: '2026-05-03' }, reply: setup },
})

export const removeRound = operation({
  id: 'removeRound',
  method: 'DELETE',
  path: '/console/api/events/{eventId}/rounds/{roundId}',
  tag: 'Events',
  summary: 'Remove a round',
  description:
    'With its tee pairings, leaderboards and handicaps; those behind it move up. `IN_USE` when it has scores, is the last one, or when a leaderboard of the event counts it.',
  params: strictObject({
    eventId,
    roundId: Type.String({ pattern: '^S-[1-9][0-9]{0,15}$', description: 'Id of the round.' }),
  }),
  query: previewQuery,
  previews: true,
  reply: EventSetup,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'MULTI_ROUND_EVENT_REQUIRED', 'IN_USE'],
  access: 'staff',
  may: 'event.edit',
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', roundId: 'S-5210' },
    query: {},
    reply: { ...setup, rounds: setup.rounds.slice(0, 1) },
  },
})

export const setEventCourses = operation({
  id: 'setEventCourses',
  method: 'PUT',
  path: '/console/api/events/{eventId}/courses',
  tag: 'Events',
  summary: 'Set the courses of an event or a round',
  description:
    'Of a multi-round event, those of all its rounds. `IN_USE` when a course that would go has tee pairings, when a tee of it is played, or when there are scores.',
  params: eventParams,
  query: previewQuery,
  previews: true,
  body: strictObject({ courseIds: changedCourses() }, { title: 'EventCourses' }),
  reply: EventSetup,
  refusals: ['UNAUTHORIZED', 'IN_USE', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'event.edit',
  transaction: 'write',
  example: { params: { eventId: 'S-5210' }, query: {}, body: { courseIds: [22] }, reply: setup },
})

function changedCourses() {
  return Type.Union([courseIds, strictObject({ from: courseIds, to: courseIds })])
}
