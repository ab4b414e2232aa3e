import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { isRehearsal } from '../domain/events/rehearsal.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { sql } from '../kernel/database/sql.ts'

export type DocumentHead = {
  readonly eventName: string
  readonly communityName: string
  /** What the community shows of itself: see `community identity`. */
  readonly colour: string | null
  readonly logo: string | null
  readonly state: string
  readonly stateAt: string
  /** Why it is suspended or cancelled, as the committee said it. */
  readonly stateReason: string | null
  /** Official results changed afterwards. */
  readonly revisedAt: string | null
  readonly isRehearsal: boolean
  readonly rounds: readonly { readonly eventId: string; readonly name: string }[]
}

/** What stands above every document of an event. */
export async function documentHead(tx: Transaction, event: VisibleEvent): Promise<DocumentHead> {
  const row = await tx.first(
    sql<DocumentHead>`
      select e.name as "eventName", c.name as "communityName", c.colour, c.logo,
        s.state, s.state_at as "stateAt", s.state_reason as "stateReason", e.revised_at as "revisedAt", ${isRehearsal} as "isRehearsal",
        coalesce((
          select json_agg(json_build_object('eventId', 'S-' || r.event_id, 'name', r.name) order by r.round_number)
          from event r where r.community_id = e.community_id and r.parent_event_id = e.event_id), '[]') as rounds
      from event e join community c on c.community_id = e.community_id
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      join event s on s.community_id = e.community_id and s.event_id = case
        when m.state in ('draft', 'official', 'cancelled') and e.state <> 'cancelled' or m.state = 'suspended' and e.state = 'in progress'
          then m.event_id
        when e.kind = 'M' and e.state = 'in progress' then coalesce((
          select r.event_id from event r
          where r.community_id = e.community_id and r.parent_event_id = e.event_id and r.state = 'suspended'
            and not exists (select from event p where p.community_id = e.community_id and p.parent_event_id = e.event_id and p.state = 'in progress')
          order by r.round_number limit 1), e.event_id)
        else e.event_id end
      where e.community_id = ${event.communityId} and e.event_id = ${event.eventId}`,
  )
  if (!row) throw new Error(`Event ${event.eventId} is gone.`)
  return row
}
