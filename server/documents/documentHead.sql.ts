import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'
import { isRehearsal } from '../events/rehearsal.sql.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'

export type DocumentHead = {
  readonly eventName: string
  readonly communityName: string
  readonly state: string
  readonly stateAt: string
  /** Official results changed afterwards. */
  readonly revisedAt: string | null
  readonly isRehearsal: boolean
  readonly rounds: readonly { readonly eventId: string; readonly name: string }[]
}

/** What stands above every document of an event. */
export async function documentHead(tx: Transaction, event: VisibleEvent): Promise<DocumentHead> {
  const row = await tx.first(
    statement<DocumentHead>(sql`
      select e.name as "eventName", c.name as "communityName", e.state, e.state_at as "stateAt", e.revised_at as "revisedAt", ${isRehearsal} as "isRehearsal",
        coalesce((
          select json_agg(json_build_object('eventId', 'S-' || r.event_id, 'name', r.name) order by r.round_number)
          from event r where r.community_id = e.community_id and r.parent_event_id = e.event_id), '[]') as rounds
      from event e join community c on c.community_id = e.community_id
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where e.community_id = ${event.communityId} and e.event_id = ${event.eventId}`),
  )
  if (!row) throw new Error(`Event ${event.eventId} is gone.`)
  return row
}
