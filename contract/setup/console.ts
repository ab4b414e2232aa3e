import Type from 'typebox'
import { changed } from '../changed.ts'
import { multiRoundEvent } from '../examples.ts'
import { ofEvent } from '../nouns.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { GivenEventSettings } from '../settings/givenEventSettings.ts'
import { formatSettings, leaderboardFields } from '../settings/leaderboardSettings.ts'
import { courseId, date, eventId, eventParams, listOf, strictObject, text } from '../shapes.ts'
import { EventSetup, eventName, info, registrationType, setup, timeZone } from './eventSetup.ts'

export const optional = Type.Optional

export const courseIds = listOf(courseId, { most: 20, description: 'Courses, the usual one first.' })

const { sides, oneBall, allowance, limits, rounds: _rounds, best, holes, cuts, ties, payouts } = leaderboardFields

const planned = { sides, oneBall, allowance, limits, rounds: _rounds, best, holes, cuts, ties, payouts }

export const PlannedLeaderboard = strictObject(
  {
    name: text(120, 'Name of the leaderboard.'),
    format: text(60, 'Id of a format of play, such as `stableford`.'),
    settings: optional(formatSettings),
    ...planned,
    flights: optional(
      listOf(strictObject({ name: text(100, 'Name of the flight.'), allowance }, { title: 'PlannedFlight' }), {
        most: 100,
      }),
    ),
  },
  { title: 'PlannedLeaderboard', description: 'A leaderboard before anybody is on it.' },
)

const leaderboards = optional(listOf(PlannedLeaderboard, { most: 50 }))

const settings = optional(GivenEventSettings)

/** What an event and a round may say about themselves before anybody is registered. */
export const plannedPart = { info: optional(info), settings, leaderboards }

export const PlannedRound = strictObject(
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
      'If left out: the name `<event>, round 2`, the day after the previous round, and the courses of the event.',
  },
)

export const getEventSetup = operation({
  id: 'getEventSetup',
  method: 'GET',
  path: '/console/api/events/{eventId}',
  tag: 'Events',
  summary: 'Get the set-up of an event',
  description:
    'The event with its rounds and leaderboards: what each says itself, and every effective setting with where it comes from.',
  params: eventParams,
  reply: EventSetup,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: [
    'communities',
    'events',
    'eventStates',
    'shortening',
    'rehearsal',
    'courses',
    'registrations',
    'teams',
    'flights',
    'leaderboards',
    'teeSheet',
    'cards',
  ],
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
    'Anything left out stays; `null` clears it, and a round then uses the value of its event. A setting is changed as a whole. Handicaps follow a changed tee or allowance, except locked ones and those set by hand. Time zone, registration and flights belong to the event, not to a round.',
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
            dotsOf: changed(given.dotsOf),
            nine: changed(given.nine),
            halfIndex: changed(given.halfIndex),
            pcc: changed(given.pcc),
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
  changes: ['events', 'handicaps'],
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
    'Only a draft without scores, with everything in it. Cancel any other event instead. Remove a round from its event.',
  params: eventParams,
  reply: strictObject({ eventId, name: eventName }, { title: 'EventDeleted' }),
  refusals: ['UNAUTHORIZED', 'IN_USE'],
  access: 'staff',
  may: 'event.edit',
  changes: [...ofEvent, 'courses', 'players', 'members'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208' }, reply: { eventId: 'M-5208', name: multiRoundEvent.name } },
})

export const addRound = operation({
  id: 'addRound',
  method: 'POST',
  path: '/console/api/events/{eventId}/rounds',
  tag: 'Events',
  summary: 'Add a round',
  description: 'After the other rounds of a multi-round event, which is extended as needed.',
  params: eventParams,
  query: previewQuery,
  previews: true,
  body: PlannedRound,
  reply: EventSetup,
  refusals: ['UNAUTHORIZED', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['events', 'leaderboards'],
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
    'With its tee pairings, leaderboards and handicaps; later rounds move up. `IN_USE` when it has scores, is the last one, or when a leaderboard of the event counts it.',
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
  changes: ofEvent,
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
    'For a multi-round event, those of all its rounds. `IN_USE` if a course to be removed has tee pairings, tees in use or scores.',
  params: eventParams,
  query: previewQuery,
  previews: true,
  body: strictObject({ courseIds: changedCourses() }, { title: 'EventCourses' }),
  reply: EventSetup,
  refusals: ['UNAUTHORIZED', 'IN_USE', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'event.edit',
  changes: ['events', 'handicaps'],
  transaction: 'write',
  example: { params: { eventId: 'S-5210' }, query: {}, body: { courseIds: [22] }, reply: setup },
})

function changedCourses() {
  return Type.Union([courseIds, strictObject({ from: courseIds, to: courseIds })])
}
