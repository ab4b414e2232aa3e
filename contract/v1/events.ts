import Type from 'typebox'
import { firstRound, multiRoundEvent, sanLorenzo, secondRound, yellowTee } from '../examples.ts'
import { operation } from '../operation.ts'
import {
  Course,
  CourseTee,
  courseId,
  Event,
  eventId,
  eventParams,
  id,
  listOf,
  strictObject,
  teeId,
  text,
  wholeList,
} from '../shapes.ts'

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
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: [firstRound, secondRound] },
})

export const searchEvents = operation({
  id: 'searchEvents',
  method: 'GET',
  path: '/v1/events',
  tag: 'Events',
  summary: 'Search events of a community',
  description:
    'Finds multi-round events and single round events, drafts included. A round of a multi-round event is found only when `eventIds` names it. Events are created on the web site.',
  criteria: strictObject(
    {
      communityId: id('Community whose events are searched.'),
      eventIds: Type.Optional(listOf(eventId, { description: 'Only these events or rounds.' })),
      name: Type.Optional(text(120, 'Beginning of the name, in any case.')),
      startDate: Type.Optional(
        Type.String({ format: 'date', description: 'Only events that end on this date or later.' }),
      ),
      endDate: Type.Optional(
        Type.String({ format: 'date', description: 'Only events that start on this date or earlier.' }),
      ),
      courseId: Type.Optional(id('Only events that are played on this course.')),
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
  transaction: 'read',
  fromReplica: true,
  example: { criteria: { communityId: 101, startDate: '2026-05-01' }, reply: [multiRoundEvent] },
})

export const listCourses = operation({
  id: 'listCourses',
  method: 'GET',
  path: '/v1/events/{eventId}/courses',
  tag: 'Events',
  summary: 'List the courses of an event',
  description:
    'For a multi-round event, the courses of all its rounds. Courses are added to an event on the web site; other courses are not accessible.',
  params: eventParams,
  reply: wholeList(Course),
  page: ['name', 'courseId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  cached: true,
  transaction: 'read',
  example: { params: { eventId: 'S-5209' }, reply: [sanLorenzo] },
})

export const listCourseTees = operation({
  id: 'listCourseTees',
  method: 'GET',
  path: '/v1/events/{eventId}/courses/{courseId}/tees',
  tag: 'Events',
  summary: 'List the tees of a course of an event',
  description: 'One record for each gender that the tee is rated for, with its holes.',
  params: strictObject({ eventId, courseId }),
  reply: wholeList(CourseTee),
  page: ['id'],
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'token',
  cached: true,
  transaction: 'read',
  example: { params: { eventId: 'S-5209', courseId: 22 }, reply: [yellowTee] },
})

export const getCourseTee = operation({
  id: 'getCourseTee',
  method: 'GET',
  path: '/v1/events/{eventId}/courses/{courseId}/tees/{teeId}',
  tag: 'Events',
  summary: 'Get one tee of a course of an event',
  description: 'Returns a list with this one tee.',
  params: strictObject({ eventId, courseId, teeId }),
  reply: wholeList(CourseTee),
  page: ['id'],
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'token',
  cached: true,
  transaction: 'read',
  example: { params: { eventId: 'S-5209', courseId: 22, teeId: 181 }, reply: [yellowTee] },
})
