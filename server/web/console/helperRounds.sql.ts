import type { Clock } from '../../../contract/words/timeOfDay.ts'
import { eventAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type HelperRound = {
  readonly eventId: number
  readonly kind: 'R' | 'S'
  readonly round: number
  readonly isOver: boolean
  readonly eventName: string
  readonly clock: Clock
}

/** The rounds that a link for this event opens, the first that is not over in front; a single round is its own. */
export function roundsOfHelper(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
): Promise<HelperRound[]> {
  return tx.rows(
    sql<HelperRound>`
      select r.event_id as "eventId", concat(r.kind) as kind, coalesce(r.round_number, 1) as round,
        r.state in ('completed', 'official', 'cancelled') as "isOver", e.name as "eventName", c.clock
      from event e
      join community c on c.community_id = e.community_id
      join event r on r.community_id = e.community_id and r.kind <> 'M' and r.event_id = ${eventAndRounds(communityId, eventId)}
      where e.community_id = ${communityId} and e.event_id = ${eventId}
      order by "isOver", round`,
  )
}
