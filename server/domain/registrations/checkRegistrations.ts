import type { operations } from '../../../contract/all.ts'
import type { BodyOf } from '../../../contract/operation.ts'
import { type Said, said } from '../../../contract/words/say.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { PlayedCourse } from '../courses/courses.sql.ts'
import type { Candidate } from './eventPlayers.sql.ts'

type Body = BodyOf<(typeof operations)['registerPlayers']>
/** One registration in a request, with its place in the body. */
export type WantedRegistration = { readonly given: Exclude<Body, readonly unknown[]>; readonly pointer: string }

export type Facts = {
  readonly event: VisibleEvent
  /** The players who belong to the community of the event, or to a sub community of the club. */
  readonly members: ReadonlySet<number>
  readonly known: readonly Candidate[]
  readonly courses: readonly PlayedCourse[]
}

/** Refuses unless everybody in the list can be registered, with pointers to all who cannot for the first reason found. */
export type CheckRefusal =
  | 'NOT_FOUND'
  | 'UNAUTHORIZED'
  | 'REGISTER_ON_MULTI_ROUND_EVENT'
  | 'ALREADY_REGISTERED'
  | 'PLAYER_HAS_NO_MEMBERSHIP'
  | 'COURSE_NOT_IN_EVENT'

/** Refuses unless everybody in the list can be registered. The refusal is for the first reason found, with pointers to all whom it concerns. */
export function checkRegistrations(
  refuse: Refuse<CheckRefusal>,
  wanted: readonly WantedRegistration[],
  { event, members, known, courses }: Facts,
): void {
  const refuseWhere = refuser(refuse, wanted)
  const byId = new Map(known.map(candidate => [candidate.playerId, candidate]))
  const courseOf = (id: number | undefined) => courses.find(({ courseId }) => courseId === id)
  const seen = new Set<number>()
  refuseWhere('NOT_FOUND', 'teeId', said('fields.isNotTeeCourse'), ({ teeId, courseId }) => {
    if (teeId === undefined || (courseId !== undefined && !courseOf(courseId))) return false
    const onCourses = courseId === undefined ? courses : courses.filter(course => course.courseId === courseId)
    return !onCourses.some(course => course.tees.some(tee => tee.teeId === teeId))
  })
  const profile = (test: (playerId: number) => boolean) => (given: WantedRegistration['given']) =>
    'playerId' in given && test(given.playerId)
  refuseWhere(
    'UNAUTHORIZED',
    'playerId',
    said('fields.isNotPlayerReached'),
    profile(id => !byId.has(id)),
  )
  if (event.kind === 'R') {
    refuse('REGISTER_ON_MULTI_ROUND_EVENT', 'register', { eventId: event.registrationEventId })
  }
  refuseWhere(
    'ALREADY_REGISTERED',
    'playerId',
    said('fields.isRegisteredAlready'),
    profile(id => byId.get(id)?.registered === true || seen.size === seen.add(id).size),
  )
  refuseWhere(
    'PLAYER_HAS_NO_MEMBERSHIP',
    'playerId',
    said('fields.doesNotBelongToCommunityOfEvent'),
    profile(id => !members.has(id)),
  )
  refuseWhere(
    'COURSE_NOT_IN_EVENT',
    'courseId',
    said('fields.isNotCourseEvent'),
    ({ courseId }) => courseId !== undefined && !courseOf(courseId),
  )
}

function refuser(refuse: Refuse<CheckRefusal>, wanted: readonly WantedRegistration[]) {
  return (
    code: Exclude<CheckRefusal, 'REGISTER_ON_MULTI_ROUND_EVENT'>,
    field: string,
    message: Said,
    isWrong: (given: WantedRegistration['given']) => boolean,
  ): void => {
    const errors = wanted
      .filter(({ given }) => isWrong(given))
      .map(({ pointer }) => ({ pointer: `${pointer}/${field}`, message }))
    const [first] = errors
    if (first) refuse(code, 'registering', { pointer: first.pointer, message, errors })
  }
}
