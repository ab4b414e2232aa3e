import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { CardOwner } from '../scores/card.ts'

export type FirstTap = CardOwner & { readonly hole: number; readonly at: string }

/** When each card of a round had its first score on each hole, in the order of time; without what the committee entered. */
export function firstTaps(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<FirstTap[]> {
  return tx.rows(
    sql<FirstTap>`
      select side, side_id as "sideId", coalesce(hole, 0) as hole, ${timestampOf(sql`min(tapped_at)`)} as at
      from score_entry
      where community_id = ${communityId} and event_id = ${eventId} and kind = 'score' and value is not null and register <> 'C'
      group by side, side_id, hole order by min(tapped_at), side, side_id`,
  )
}
