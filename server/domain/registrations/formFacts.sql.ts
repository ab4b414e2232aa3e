import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

export type Provider = { readonly id: number; readonly name: string }

/** The handicap providers, sorted by name. */
export function providers(tx: Transaction): Promise<Provider[]> {
  return tx.rows(sql<Provider>`select provider_id as id, name from handicap_provider order by name`)
}

export type OfferedTee = {
  readonly teeId: number
  readonly gender: 'M' | 'F'
  readonly name: string
  readonly ratingTenths: number
  readonly slope: number
  readonly country: string | null
}

/** The tees of the course that is played first, longest first. */
export function offeredTees(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<OfferedTee[]> {
  return tx.rows(
    sql<OfferedTee>`
      select t.tee_id as "teeId", t.gender, t.name, t.rating_tenths as "ratingTenths", t.slope, c.country
      from course_tee t join course c on c.course_id = t.course_id
      where t.course_id = (
        select x.course_id from event_course x join event e on e.community_id = x.community_id and e.event_id = x.event_id
        where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, eventId)}
        order by coalesce(e.round_number, 0), x.position limit 1)
      order by t.rating_tenths desc, t.tee_id`,
  )
}
