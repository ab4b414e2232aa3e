import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

export type RecordedDraw = { readonly at: string; readonly seed: string; readonly playerIds: readonly number[] }

/** The draws of an event as the audit has them, with the players in the order of their lots. */
export function recordedDraws(tx: Transaction, communityId: number, eventId: number): Promise<RecordedDraw[]> {
  return tx.rows(
    sql<RecordedDraw>`
      select ${timestampOf(sql`at`)} as at, after ->> 'seed' as seed, after -> 'playerIds' as "playerIds" from audit
      where community_id = ${communityId} and event_id = ${eventId} and action = 'registration.ballotDrawn' order by audit_id`,
  )
}
