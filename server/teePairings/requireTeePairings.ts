/** Whether tee pairings may be named and written as a request wants them. */
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { type FieldError, Refusal } from '../handler.ts'
import { instantOf, localDate } from './teeTime.ts'

/** Refuses with `ROUND_REQUIRED` on a multi-round event: only its rounds have tee pairings. */
export function requireRound(event: VisibleEvent): void {
  if (event.kind === 'M')
    throw new Refusal('ROUND_REQUIRED', 'Tee pairings belong to a round: use the id of the round, which begins with S.')
}

/** Refuses with `NOT_FOUND` when one of the named tee pairings is not among the `existing` ones. */
export function requireExisting(
  named: readonly { readonly teePairingId: number; readonly pointer?: string }[],
  existing: Iterable<number>,
): void {
  const ids = new Set(existing)
  const missing = named.filter(({ teePairingId }) => !ids.has(teePairingId))
  if (missing.length === 0) return
  throw new Refusal(
    'NOT_FOUND',
    `The round has no tee pairing ${missing[0]?.teePairingId}.`,
    missing.flatMap(({ pointer }) => (pointer ? [{ pointer, message: 'is no tee pairing of the round' }] : [])),
  )
}

type Wanted = { readonly courseId?: number; readonly teeTime?: string; readonly teeHole?: number }

/** Refuses with `VALIDATION` a local date outside the event's and a hole that the course does not have. `before`: what stays where nothing is wanted. */
export function requireFitting(
  event: VisibleEvent,
  wanted: readonly Wanted[],
  holes: ReadonlyMap<number, number>,
  before: readonly (Wanted | undefined)[] = [],
): void {
  const errors = wanted.flatMap((pairing, index) => [
    ...misfitOfDate(event, pairing.teeTime, index),
    ...misfitOfHole(pairing, before[index], holes, index),
  ])
  const [first] = errors
  if (first) throw new Refusal('VALIDATION', `Correct "${first.pointer}": ${first.message}.`, errors)
}

function misfitOfDate(event: VisibleEvent, teeTime: string | undefined, index: number): FieldError[] {
  if (teeTime === undefined) return []
  const date = localDate(instantOf(teeTime), event.timeZone)
  if (date >= event.startDate && date <= event.endDate) return []
  const message = `is on ${date} in ${event.timeZone}, outside the event (${event.startDate} to ${event.endDate})`
  return [{ pointer: `/${index}/teeTime`, message }]
}

function misfitOfHole(
  pairing: Wanted,
  before: Wanted | undefined,
  holes: ReadonlyMap<number, number>,
  index: number,
): FieldError[] {
  if (pairing.courseId === undefined && pairing.teeHole === undefined) return []
  const most = holes.get(pairing.courseId ?? before?.courseId ?? 0)
  const hole = pairing.teeHole ?? before?.teeHole ?? 1
  if (most === undefined || hole <= most) return []
  const field = pairing.teeHole === undefined ? 'courseId' : 'teeHole'
  return [{ pointer: `/${index}/${field}`, message: `there is no hole ${hole} on a course of ${most} holes` }]
}

/** Refuses with `COURSE_NOT_IN_EVENT`. */
export function requireCourses(wanted: readonly Wanted[], courses: { readonly has: (id: number) => boolean }): void {
  const errors = wanted.flatMap(({ courseId }, index) =>
    courseId === undefined || courses.has(courseId)
      ? []
      : [{ pointer: `/${index}/courseId`, message: 'is no course of the round' }],
  )
  if (errors.length > 0)
    throw new Refusal(
      'COURSE_NOT_IN_EVENT',
      'The course is not associated with the round. Courses are added on the web site.',
      errors,
    )
}
