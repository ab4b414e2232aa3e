import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/** What everybody is told just now; null where nothing is. A round says what its multi-round event says. */
export async function announcementOf(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<string | null> {
  const row = await tx.first(
    sql<{ text: string | null }>`
      select announcement as text from event where community_id = ${communityId} and event_id = ${registrationEventId}`,
  )
  return row?.text ?? null
}

/** Tells everybody this from now on, or nothing. */
export async function writeAnnouncement(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
  text: string | null,
): Promise<void> {
  await tx.rows(
    sql`
      update event set announcement = ${text}
      where community_id = ${communityId} and event_id = ${registrationEventId}`,
  )
}
