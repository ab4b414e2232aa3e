/** What an operator asks of the whole installation. `tx` must be over everything. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { mailQueue } from '../../kernel/mail/mailQueue.sql.ts'

export type InstalledCommunity = {
  readonly communityId: number
  readonly name: string
  readonly isClub: boolean
  readonly clubCommunityId: number | null
  readonly players: number
  readonly events: number
  readonly lastEvent: string | null
  readonly owners: readonly string[]
}

/** All communities but the copies of rehearsals, clubs with their sub communities below them. */
export function installedCommunities(tx: Transaction): Promise<InstalledCommunity[]> {
  return tx.rows(
    sql<InstalledCommunity>`
      select c.community_id as "communityId", c.name, coalesce(c.club_community_id = c.community_id, false) as "isClub",
        nullif(c.club_community_id, c.community_id) as "clubCommunityId",
        (select count(*) from membership m where m.community_id = c.community_id) as players,
        (select count(*) from event e where e.community_id = c.community_id and e.kind <> 'R') as events,
        (select max(e.start_date) from event e where e.community_id = c.community_id) as "lastEvent",
        array(select s.name from staff_of(c.community_id) s where s.role = 'manager') as owners
      from community c
      where not exists (select from rehearsal r where r.community_id = c.community_id)
      order by coalesce(c.club_community_id, c.community_id), c.community_id <> coalesce(c.club_community_id, c.community_id), c.name_key`,
  )
}

export type QueueCounts = { readonly mail: boolean; readonly waiting: number; readonly failed: number }

/** What waits in the queues and what was given up, mails and everything else. */
export function queueCounts(tx: Transaction): Promise<QueueCounts[]> {
  return tx.rows(
    sql<QueueCounts>`
      select name = ${mailQueue} as mail, count(*) filter (where state in ('created', 'retry', 'active')) as waiting,
        count(*) filter (where state = 'failed') as failed
      from jobs.job group by 1`,
  )
}
