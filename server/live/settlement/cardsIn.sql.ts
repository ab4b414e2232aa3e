import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventsAtLevel } from '../../domain/events/eventOrRounds.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type CardsIn = { readonly all: number; readonly unsigned: number; readonly differing: number }

/** How many cards of the rounds there are, how many nobody has signed or ruled on, and on how many scorers differ. */
export async function cardsIn(tx: Transaction, event: VisibleEvent): Promise<CardsIn> {
  const [counts] = await tx.rows(
    sql<CardsIn>`
      select count(*)::int as "all", (count(*) filter (where c.status = 'OPEN'))::int as unsigned,
        (count(*) filter (where cardinality(c.conflicts) > 0))::int as differing
      from event e
      join card c on c.community_id = e.community_id and c.event_id = e.event_id and (c.has_score or c.status <> 'OPEN')
      where ${eventsAtLevel(event, 'rounds')}`,
  )
  return counts ?? { all: 0, unsigned: 0, differing: 0 }
}
