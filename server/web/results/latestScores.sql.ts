import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventsAtLevel } from '../../domain/events/eventOrRounds.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type LatestScore = {
  readonly eventId: number
  readonly side: 'P' | 'T'
  readonly sideId: number
  readonly hole: number
  readonly strokes: number
}

/** The newest scores that count in rounds in play, of the cards that changed last; none older than an hour before the newest. */
export function latestScores(tx: Transaction, event: VisibleEvent): Promise<LatestScore[]> {
  return tx.rows(
    sql<LatestScore>`
      select n."eventId", n.side, n."sideId", coalesce(n.hole, 0) as hole, coalesce(n.strokes, 0) as strokes from (
        select c.event_id as "eventId", c.side, c.side_id as "sideId", x.hole, x.value as strokes, x.log_id,
          max(x.received_at) over () - x.received_at < interval '1 hour' as fresh
        from (
          select c.* from event e
          join card c on c.community_id = e.community_id and c.event_id = e.event_id and c.status in ('OPEN', 'SIGNED')
          where ${eventsAtLevel(event, 'rounds')} and e.state in ('in progress', 'suspended')
          order by c.updated_at desc, c.side_id limit 60) c
        cross join lateral (
          select * from (
            select distinct on (s.hole) s.hole, s.value, s.log_id, s.received_at from score_entry s
            where s.community_id = c.community_id and s.event_id = c.event_id and s.side = c.side and s.side_id = c.side_id
              and not s.outdone and s.kind = 'score' and s.value > 0 and s.value = c.strokes[s.hole]
            order by s.hole, s.log_id desc) s
          order by s.log_id desc limit 4) x) n
      where n.fresh order by n.log_id desc`,
  )
}
