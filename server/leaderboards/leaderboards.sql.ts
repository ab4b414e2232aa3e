import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { type Listed, list, type Page } from '../database/list.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'

/** The leaderboards of exactly this event. */
export function leaderboards(tx: Transaction, event: VisibleEvent, page: Page): Promise<Listed> {
  return list(
    tx,
    sql`
      select json_build_object('id', l.leaderboard_id, 'name', l.name, 'typeId', l.type_id) as item, l.leaderboard_id
      from leaderboard l where l.community_id = ${event.communityId} and l.event_id = ${event.eventId}`,
    ['leaderboard_id'],
    page,
  )
}
