import { Course, CourseTee, Hole } from '../../../contract/shapes.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonListOf, jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { RatedTee } from './ratedTee.ts'

const courseItem = jsonOf(Course, {
  courseId: sql`c.course_id`,
  id: sql`c.course_id`,
  name: sql`c.name`,
  city: sql`c.city`,
  state: sql`c.state`,
  country: sql`c.country`,
})

const teeItem = jsonOf(CourseTee, {
  id: sql`t.tee_id`,
  gender: sql`t.gender`,
  name: sql`t.name`,
  par: sql`t.par`,
  parFront: sql`t.par_front`,
  parBack: sql`t.par_back`,
  rating: decimal('rating_tenths'),
  ratingFront: decimal('rating_front_tenths'),
  ratingBack: decimal('rating_back_tenths'),
  slope: sql`t.slope`,
  slopeFront: sql`t.slope_front`,
  slopeBack: sql`t.slope_back`,
  holes: jsonListOf(
    jsonOf(Hole, {
      hole: sql`n`,
      par: sql`t.hole_pars[n]`,
      hc: sql`t.stroke_indexes[n]`,
      lengthYards: sql`t.yards[n]`,
    }),
    sql`from generate_series(1, cardinality(t.hole_pars)) n`,
    sql`n`,
  ),
})

/** The courses of an event, for a multi-round event also those of its rounds, sorted by name. */
export function courses(tx: Transaction, event: VisibleEvent, page: Page): Promise<Listed<typeof Course>> {
  return list(
    tx,
    courseItem,
    sql`
      c.name_key, c.course_id
      from course c
      where c.course_id in (${courseIds(event)})`,
    ['name_key', 'course_id'],
    page,
  )
}

/** Whether the course is associated with the event. */
export async function hasCourse(tx: Transaction, event: VisibleEvent, courseId: number): Promise<boolean> {
  const row = await tx.first(sql`select 1 from (${courseIds(event)}) as of_event where course_id = ${courseId}`)
  return row !== undefined
}

/** The tees of a course, or only the one with `teeId`. */
export function tees(
  tx: Transaction,
  courseId: number,
  teeId: number | undefined,
  page: Page,
): Promise<Listed<typeof CourseTee>> {
  return list(
    tx,
    teeItem,
    sql`
      t.tee_id
      from course_tee t
      where t.course_id = ${courseId} and (${teeId ?? null}::bigint is null or t.tee_id = ${teeId ?? null})`,
    ['tee_id'],
    page,
  )
}

export type PlayedTee = RatedTee & {
  readonly courseId: number
  readonly teeId: number
  readonly gender: 'M' | 'F'
}
/** A course of an event with its tees in the order of their ids. */
export type PlayedCourse = { readonly courseId: number; readonly tees: readonly PlayedTee[] }

/** The courses of an event in the order in which they are played, with their tees; for a multi-round event also those of its rounds. */
export async function playedCourses(tx: Transaction, event: VisibleEvent): Promise<readonly PlayedCourse[]> {
  const rows = await tx.rows(
    sql<PlayedTee | { courseId: number; teeId: null }>`
      select x.course_id as "courseId", t.tee_id as "teeId", t.gender, t.par, t.rating_tenths as "ratingTenths", t.slope,
        cardinality(t.hole_pars) as holes
      from (
        select distinct on (x.course_id) x.course_id, coalesce(e.round_number, 0) as round_number, x.position
        from event e join event_course x on x.community_id = e.community_id and x.event_id = e.event_id
        where e.community_id = ${event.communityId} and e.event_id = ${eventAndRounds(event.communityId, event.eventId)}
        order by x.course_id, round_number, x.position) as x
      left join course_tee t on t.course_id = x.course_id
      order by x.round_number, x.position, x.course_id, t.tee_id`,
  )
  return [...Map.groupBy(rows, row => row.courseId)].map(([courseId, ofCourse]) => ({
    courseId,
    tees: ofCourse.filter(row => row.teeId !== null),
  }))
}

function courseIds(event: VisibleEvent) {
  return sql`
    select x.course_id from event_course x
    where x.community_id = ${event.communityId} and x.event_id = ${eventAndRounds(event.communityId, event.eventId)}`
}

function decimal(column: string) {
  return sql`round(${sql.ref(`t.${column}`)} / 10.0, 1)`
}
