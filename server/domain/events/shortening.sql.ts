import type { Shortening } from '../../../contract/settings/shortening.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/** What counts of a round that was shortened; null where all holes do. */
export async function shorteningOf(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
): Promise<Shortening | null> {
  const row = await tx.first(
    sql<{ shortening: Shortening | null }>`
      select shortening from event where community_id = ${communityId} and event_id = ${eventId}`,
  )
  return row?.shortening ?? null
}

/** Lets these holes of a round count from now on; null for all of them. */
export async function writeShortening(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  counts: Shortening | null,
): Promise<void> {
  await tx.rows(
    sql`
      update event set shortening = ${counts === null ? null : JSON.stringify(counts)}::jsonb
      where community_id = ${communityId} and event_id = ${eventId}`,
  )
}
