/** What must hold before tee pairings can be used and written as a request asks. */

import { said } from '../../../contract/words/say.ts'
import { type FieldError, type Refuse, requireNone } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Entry } from '../operation/entriesOf.ts'
import type { HolesOfCourse } from './teePairings.sql.ts'
import { instantOf, localDate } from './teeTime.ts'
import type { Start } from './wantedStart.ts'

/** Refuses with `ROUND_REQUIRED` on a multi-round event: only its rounds have tee pairings. */
export function requireRound(refuse: Refuse<'ROUND_REQUIRED'>, event: VisibleEvent): void {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'teePairings')
}

/** Refuses with `NOT_FOUND` when one of the named tee pairings is not among the `existing` ones. */
export function requireExisting(
  refuse: Refuse<'NOT_FOUND'>,
  named: readonly { readonly teePairingId: number; readonly pointer?: string }[],
  existing: Iterable<number>,
): void {
  const ids = new Set(existing)
  const missing = named.filter(({ teePairingId }) => !ids.has(teePairingId))
  if (missing.length === 0) return
  refuse('NOT_FOUND', 'teePairing', {
    teePairingId: missing[0]?.teePairingId ?? 0,
    errors: missing.flatMap(({ pointer }) =>
      pointer ? [{ pointer, message: said('fields.isNotTeePairingRound') }] : [],
    ),
  })
}

/** What a tee pairing should become, and where the request says so. */
type Wanted = Entry<{
  readonly courseId?: number | undefined
  readonly teeTime?: string | undefined
  readonly startField?: Start['startField']
  readonly teeHole?: number | undefined
}>
type Before = { readonly courseId: number; readonly teeHole: number }

/** Refuses with `VALIDATION` a local date outside the event and a hole that the course does not have. `before` has the values of fields that are left out. */
export function requireFitting(
  refuse: Refuse<'VALIDATION'>,
  event: VisibleEvent,
  wanted: readonly Wanted[],
  holes: ReadonlyMap<number, HolesOfCourse>,
  before: readonly (Before | undefined)[] = [],
): void {
  requireNone(
    refuse,
    wanted.flatMap((pairing, index) => [...dateError(event, pairing), ...holeError(pairing, before[index], holes)]),
  )
}

function dateError(event: VisibleEvent, { pointer, teeTime, startField = 'teeTime' }: Wanted): FieldError[] {
  if (teeTime === undefined) return []
  const date = localDate(instantOf(teeTime), event.timeZone)
  if (date >= event.startDate && date <= event.endDate) return []
  const { timeZone, startDate: from, endDate: to } = event
  const message = said('fields.isOnDateOutsideEvent', { date, timeZone, from, to })
  return [{ pointer: `${pointer}/${startField}`, message }]
}

function holeError(
  pairing: Wanted,
  before: Before | undefined,
  holes: ReadonlyMap<number, HolesOfCourse>,
): FieldError[] {
  if (pairing.courseId === undefined && pairing.teeHole === undefined) return []
  const played = holes.get(pairing.courseId ?? before?.courseId ?? 0)
  const hole = pairing.teeHole ?? before?.teeHole ?? 1
  if (played === undefined || (hole >= played.first && hole <= played.last)) return []
  const field = pairing.teeHole === undefined ? 'courseId' : 'hole'
  const { first, last, all } = played
  const message =
    first === 1 && last === all
      ? said('fields.isNoHoleOnCourse', { hole, n: all })
      : said('fields.isNotHolePlayed', { hole, first, last })
  return [{ pointer: `${pairing.pointer}/${field}`, message }]
}

/** Refuses with `COURSE_NOT_IN_EVENT` a course that is not one of the round's. */
export function requireCourses(
  refuse: Refuse<'COURSE_NOT_IN_EVENT'>,
  wanted: readonly Wanted[],
  courses: { readonly has: (id: number) => boolean },
): void {
  const errors = wanted.flatMap(({ pointer, courseId }) =>
    courseId === undefined || courses.has(courseId)
      ? []
      : [{ pointer: `${pointer}/courseId`, message: said('fields.isNotCourseRound') }],
  )
  if (errors.length > 0) refuse('COURSE_NOT_IN_EVENT', 'round', { errors })
}
