import { sanLorenzo, yellowTee } from '../examples.ts'
import { operation } from '../operation.ts'
import { Course, CourseTee, courseId, eventId, eventParams, strictObject, teeId, wholeList } from '../shapes.ts'

export const listCourses = operation({
  id: 'listCourses',
  method: 'GET',
  path: '/v1/events/{eventId}/courses',
  tag: 'Events',
  summary: 'List the courses of an event',
  description:
    'For a multi-round event, the courses of all its rounds. Courses are added to an event in the console; other courses are not accessible.',
  params: eventParams,
  reply: wholeList(Course),
  page: ['name', 'courseId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  cached: true,
  reads: ['courses', 'events'],
  transaction: 'read',
  example: { params: { eventId: 'S-5209' }, reply: [{ ...sanLorenzo, id: 22 }] },
})

export const listCourseTees = operation({
  id: 'listCourseTees',
  method: 'GET',
  path: '/v1/events/{eventId}/courses/{courseId}/tees',
  tag: 'Events',
  summary: 'List the tees of a course of an event',
  description: 'One record for each gender the tee is rated for, with its holes.',
  params: strictObject({ eventId, courseId }),
  reply: wholeList(CourseTee),
  page: ['id'],
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'token',
  cached: true,
  reads: ['courses', 'events'],
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
  reads: ['courses', 'events'],
  transaction: 'read',
  example: { params: { eventId: 'S-5209', courseId: 22, teeId: 181 }, reply: [yellowTee] },
})
