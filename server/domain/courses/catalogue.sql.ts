/** The courses of the installation, each in its newest version, and which events are played on them. */
import { CourseFound } from '../../../contract/courses/console.ts'
import type { LengthUnit } from '../../../contract/site/lengthIn.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { isForClubs, nextVersion } from './courseVersions.sql.ts'

/** Those with a word in their name or city, in a country. `communities`: whose events are counted, and whose versions are shown. */
export function catalogue(
  tx: Transaction,
  communities: readonly number[],
  { name, country }: { readonly name?: string; readonly country?: string },
  page: Page,
): Promise<Listed<typeof CourseFound>> {
  const item = jsonOf(CourseFound, {
    courseId: sql`c.course_id`,
    name: sql`c.name`,
    city: sql`c.city`,
    state: sql`c.state`,
    country: sql`c.country`,
    replaces: sql`c.replaces_course_id`,
    replacedBy: sql`null::bigint`,
    holes: sql`(select coalesce(max(cardinality(t.hole_pars)), 9) from course_tee t where t.course_id = c.course_id)`,
    tees: sql`(select count(*) from course_tee t where t.course_id = c.course_id)`,
    events: sql`(
      select count(*) from event_course x join event e on e.community_id = x.community_id and e.event_id = x.event_id
      where x.community_id = any(${communities}::bigint[]) and x.course_id = c.course_id and e.kind <> 'R')`,
  })
  const wanted =
    name === undefined
      ? sql`true`
      : sql`(strpos(c.name_key, ${nameKey(name)}) > 0 or strpos(lower(c.city), ${name.trim().toLowerCase()}) > 0)`
  return list(
    tx,
    item,
    sql`
      c.name_key, c.course_id from course c
      where (c.replaces_course_id is null or ${isForClubs(sql`c`, communities)}) and ${nextVersion(communities)} is null
        and ${wanted} and (${country ?? null}::text is null or c.country = ${country ?? null})`,
    ['name_key', 'course_id'],
    page,
  )
}

export type CourseRow = {
  readonly courseId: number
  readonly name: string
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  readonly unit: LengthUnit
  readonly replaces: number | null
  readonly replacedBy: number | null
}

/** A course by its id, with the version that follows it for the clubs of `communities`; undefined where there is none. */
export function courseRow(
  tx: Transaction,
  communities: readonly number[],
  courseId: number,
): Promise<CourseRow | undefined> {
  return tx.first(
    sql<CourseRow>`
      select c.course_id as "courseId", c.name, c.city, c.state, c.country, coalesce(c.unit, 'yards') as unit,
        c.replaces_course_id as replaces, ${nextVersion(communities)} as "replacedBy"
      from course c where c.course_id = ${courseId}`,
  )
}

export type EventOnCourse = {
  readonly communityId: number
  readonly eventId: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: string
  readonly takesNext: boolean
}

/** The single round events and rounds of these communities on a course, the newest first. */
export function eventsOnCourse(
  tx: Transaction,
  communities: readonly number[],
  courseId: number,
): Promise<EventOnCourse[]> {
  return tx.rows(
    sql<EventOnCourse>`
      select e.community_id as "communityId", 'S-' || e.event_id as "eventId", e.name, e.start_date as "startDate",
        e.end_date as "endDate", coalesce(case when m.state in ('draft', 'official', 'cancelled') then m.state end, e.state) as state,
        e.state in ('draft', 'published') and coalesce(m.state not in ('official', 'cancelled'), true)
          and not exists (select from card k where k.community_id = e.community_id and k.event_id = e.event_id and k.has_score) as "takesNext"
      from event_course x
      join event e on e.community_id = x.community_id and e.event_id = x.event_id
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where x.community_id = any(${communities}::bigint[]) and x.course_id = ${courseId} and e.kind <> 'M'
      order by e.start_date desc, e.event_id desc`,
  )
}
