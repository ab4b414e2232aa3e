import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/** The tables that only grow, by what helpers tap. */
export type LogOfTaps = 'check_in' | 'group_start' | 'official_note'

/** What became of each entry that a device has sent about this round, in their order: it is kept, now or from before, or it was rejected. */
export async function keptEntries(
  tx: Transaction,
  table: LogOfTaps,
  { communityId, eventId }: VisibleEvent,
  entries: readonly { readonly entryId: string }[],
) {
  const ids = entries.map(({ entryId }) => entryId.toLowerCase())
  const rows = await tx.rows(
    sql<{ entryId: string }>`
      select entry_id as "entryId" from ${sql.table(table)}
      where community_id = ${communityId} and event_id = ${eventId} and entry_id = any(${ids}::uuid[])`,
  )
  const kept = new Set(rows.map(({ entryId }) => entryId))
  return entries.map(({ entryId }) => ({
    entryId,
    result: kept.has(entryId.toLowerCase()) ? ('recorded' as const) : ('rejected' as const),
  }))
}
