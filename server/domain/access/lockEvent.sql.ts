import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from './visibleEvent.ts'

/** Locks the event itself: of two that change the same of it, the second waits for the first. */
export async function lockEvent(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<void> {
  await tx.rows(sql`select from event where community_id = ${communityId} and event_id = ${eventId} for no key update`)
}
