import { eventAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type PartOfEvent = {
  readonly publicId: string
  readonly leaderboardIds: readonly number[]
  /** Some of its paper was printed. */
  readonly isPrinted: boolean
}

/** The event and its rounds, each with its leaderboards. */
export function partsOfEvent(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<PartOfEvent[]> {
  return tx.rows(
    sql<PartOfEvent>`
      select ${publicIdOf(sql`e`)} as "publicId",
        array(
          select l.leaderboard_id from leaderboard l
          where l.community_id = e.community_id and l.event_id = e.event_id order by l.position, l.leaderboard_id) as "leaderboardIds",
        exists (select from printed x where x.community_id = e.community_id and x.event_id = e.event_id) as "isPrinted"
      from event e
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
      order by e.round_number nulls first`,
  )
}
