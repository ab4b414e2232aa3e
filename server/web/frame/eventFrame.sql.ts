import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type FrameRow = {
  readonly home: 'public' | 'closed'
  /** The round in play, or the next one, or the last; null for an event without rounds. */
  readonly round: number | null
  readonly rounds: number
  /** The first course. */
  readonly course: string | null
  readonly hasFlights: boolean
  readonly hasTeams: boolean
}

/** What the masthead of an event says besides its name and state. */
export async function frameRow(tx: Transaction, event: VisibleEvent): Promise<FrameRow> {
  const { communityId, eventId, registrationEventId } = event
  const row = await tx.first(
    sql<FrameRow>`
      select c.home,
        coalesce(
          (select r.round_number from event r where r.community_id = e.community_id and r.event_id = e.event_id and r.kind = 'R'),
          (select r.round_number from event r where r.community_id = e.community_id and r.parent_event_id = e.event_id
            order by r.state in ('in progress', 'suspended') desc, r.state in ('draft', 'published') desc,
              case when r.state in ('draft', 'published') then r.round_number else - r.round_number end limit 1)) as round,
        (select count(*)::int from event r where r.community_id = e.community_id and r.parent_event_id = ${registrationEventId}) as rounds,
        (select k.name from event_course x join course k using (course_id)
          where x.community_id = e.community_id and x.event_id = any(${[eventId, registrationEventId]}::bigint[])
          order by x.event_id = ${eventId} desc, x.position limit 1) as course,
        e.flights_enabled and exists (
          select from flight f join leaderboard l using (community_id, leaderboard_id)
          where l.community_id = e.community_id and l.event_id = any(${[eventId, registrationEventId]}::bigint[])) as "hasFlights",
        exists (select from team t where t.community_id = e.community_id and t.event_id = any(${[eventId, registrationEventId]}::bigint[])) as "hasTeams"
      from event e join community c on c.community_id = e.community_id
      where e.community_id = ${communityId} and e.event_id = ${eventId}`,
  )
  if (!row) throw new Error(`Event ${eventId} is gone.`)
  return row
}
