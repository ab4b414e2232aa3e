import { type LengthUnit, metresInYard } from '../../../contract/site/lengthIn.ts'
import { eventAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { EventState } from '../../domain/events/eventState.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** An event, or one of its rounds, as its overview tells of it. */
export type OverviewPart = {
  readonly eventId: number
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: EventState
  readonly info: string | null
  readonly courses: readonly {
    readonly name: string
    readonly place: string
    readonly unit: LengthUnit
    readonly tees: readonly {
      readonly name: string
      readonly gender: 'M' | 'F'
      readonly par: number
      /** As the club shows it, the sum of its holes; 0 where it is not known. */
      readonly length: number
    }[]
  }[]
}

/** The event first, then its rounds in their order. */
export function overviewParts(
  tx: Transaction,
  { communityId, eventId, lengths }: VisibleEvent,
): Promise<OverviewPart[]> {
  const unit = lengths === 'course' ? sql`coalesce(c.unit, 'yards')` : sql`${lengths}::text`
  return tx.rows(
    sql<OverviewPart>`
      select e.event_id as "eventId", e.name, e.start_date as "startDate", e.end_date as "endDate", e.state, e.info,
        coalesce((
          select json_agg(json_build_object('name', c.name, 'place', concat_ws(', ', c.city, c.country), 'unit', ${unit}, 'tees', coalesce((
            select json_agg(json_build_object('name', t.name, 'gender', t.gender, 'par', t.par,
              'length', (select coalesce(sum(case when ${unit} = 'metres' then round(y * ${metresInYard}::numeric) else y end), 0) from unnest(t.yards) y)) order by t.rating_tenths desc, t.tee_id)
            from course_tee t where t.course_id = c.course_id), '[]')) order by x.position, c.course_id)
          from event_course x join course c on c.course_id = x.course_id
          where x.community_id = e.community_id and x.event_id = e.event_id), '[]') as courses
      from event e
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, eventId)}
      order by e.parent_event_id is not null, e.round_number, e.event_id`,
  )
}
