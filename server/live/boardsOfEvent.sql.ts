import { eventAndRounds } from '../domain/access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { sql } from '../kernel/database/sql.ts'

export type BoardOfEvent = { readonly leaderboardId: number; readonly team: boolean; readonly formatId: string }

/** The leaderboards of an event, then those of its rounds. */
export function boardsOfEvent(
  tx: Transaction,
  { communityId, eventId }: Pick<VisibleEvent, 'communityId' | 'eventId'>,
): Promise<BoardOfEvent[]> {
  return tx.rows(
    sql<BoardOfEvent>`
      select l.leaderboard_id as "leaderboardId", l.team, l.format_id as "formatId"
      from event e join leaderboard l on l.community_id = e.community_id and l.event_id = e.event_id
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, eventId)}
      order by e.round_number nulls first, l.position, l.leaderboard_id`,
  )
}
