import type { Clock } from '../../../contract/words/timeOfDay.ts'
import { generationsOf, type LinkGenerations } from '../../domain/access/generationsOf.sql.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { isRehearsal } from '../../domain/events/rehearsal.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** An event for which the public may register, now or at another time before it begins. */
export type RegistrationRow = {
  readonly communityId: number
  readonly communityName: string
  readonly eventId: number
  readonly kind: VisibleEvent['kind']
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly timeZone: string
  readonly clock: Clock
  readonly registrationType: VisibleEvent['registrationType']
  readonly settings: unknown
  /** Players who have a place, or an offer of one. */
  readonly taken: number
  readonly waiting: number
  readonly inBallot: number
  /** Generations of its links that somebody has regenerated. */
  readonly generations: LinkGenerations
}

/** The next published events with a public form that begin after the day `after`, of those of the communities that have a public page. */
export function publicRegistrations(
  tx: Transaction,
  communityIds: readonly number[],
  after: string,
  most: number,
): Promise<RegistrationRow[]> {
  return tx.rows(
    sql<RegistrationRow>`
      select e.community_id as "communityId", c.name as "communityName", e.event_id as "eventId", e.kind, e.name,
        e.start_date as "startDate", e.end_date as "endDate", e.time_zone as "timeZone", c.clock,
        e.registration_type as "registrationType", e.settings,
        q.offered + (select count(*) from registration r where r.community_id = e.community_id and r.event_id = e.event_id) as taken,
        q.waiting, q.drawn as "inBallot",
        ${generationsOf(sql`e`)} as generations
      from event e join community c on c.community_id = e.community_id
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      cross join lateral (
        select count(*) filter (where s.state = 'offered') as offered, count(*) filter (where s.state = 'waiting') as waiting,
          count(*) filter (where s.state = 'ballot') as drawn
        from sign_up s
        where s.community_id = e.community_id and s.event_id = e.event_id and s.state in ('waiting', 'offered', 'ballot')
          and not exists (select from registration r
            where r.community_id = s.community_id and r.event_id = s.event_id and r.player_id = s.player_id)) q
      where e.community_id = any(${communityIds}::bigint[]) and c.home = 'public' and e.kind <> 'R' and e.state = 'published'
        and e.registration_type = 'Online Questionnaire' and e.start_date > ${after}::date and e.end_date > ${after}::date and not ${isRehearsal}
      order by e.start_date, e.event_id limit ${most}`,
  )
}
