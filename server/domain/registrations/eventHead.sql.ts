import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/** What the registration pages show about an event. */
export type EventHead = {
  readonly name: string
  readonly communityName: string
  readonly info: string | null
  readonly state: string
  /** The number of players who have a place, or an offer of one. */
  readonly taken: number
  readonly waiting: number
  readonly inBallot: number
}

/** Reads what the registration pages show about an event. Throws when the event no longer exists. */
export async function eventHead(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<EventHead> {
  const row = await tx.first(
    sql<EventHead>`
      with queue as (
        select s.state from sign_up s
        where s.community_id = ${communityId} and s.event_id = ${eventId} and s.state in ('waiting', 'offered', 'ballot')
          and not exists (select from registration r
            where r.community_id = s.community_id and r.event_id = s.event_id and r.player_id = s.player_id))
      select e.name, c.name as "communityName", e.info, e.state,
        (select count(*) from registration where community_id = ${communityId} and event_id = ${eventId})
          + (select count(*) from queue where state = 'offered') as taken,
        (select count(*) from queue where state = 'waiting') as waiting,
        (select count(*) from queue where state = 'ballot') as "inBallot"
      from event e join community c on c.community_id = e.community_id
      where e.community_id = ${communityId} and e.event_id = ${eventId}`,
  )
  if (!row) throw new Error(`Event ${eventId} is gone.`)
  return row
}
