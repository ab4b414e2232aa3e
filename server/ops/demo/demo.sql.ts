import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { CardOwner } from '../../domain/scores/card.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type ToldEntry = CardOwner & {
  readonly entryId: string
  readonly kind: string
  readonly hole: number | null
  readonly scorer: string
  readonly actor: string
}

/** What has been entered on the cards of a round, by whomever. */
export function toldEntries(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<ToldEntry[]> {
  return tx.rows(
    sql<ToldEntry>`
      select side, side_id as "sideId", entry_id as "entryId", kind, hole, scorer, actor
      from score_entry where community_id = ${communityId} and event_id = ${eventId}`,
  )
}
