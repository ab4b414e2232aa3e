import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Whether the event `e` is a rehearsal; when it does not say, its multi-round event `m` does. */
export const isRehearsal = sql`coalesce((e.settings ->> 'rehearsal')::boolean, (m.settings ->> 'rehearsal')::boolean, false)`

/** Whether a rehearsal of the event goes on, or the event is the copy of one. */
export async function isRehearsed(tx: Transaction, communityId: number, eventId: number): Promise<boolean> {
  const row = await tx.first(
    sql`
      select 1 from rehearsal
      where (of_community_id = ${communityId} and of_event_id = ${eventId}) or (community_id = ${communityId} and event_id = ${eventId})`,
  )
  return row !== undefined
}
