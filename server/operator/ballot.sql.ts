import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'

export type RecordedDraw = { readonly at: string; readonly seed: string; readonly playerIds: readonly number[] }

/** The draws of an event as the audit has them, with the players in the order of their lots. */
export function recordedDraws(tx: Transaction, communityId: number, eventId: number): Promise<RecordedDraw[]> {
  return tx.rows(
    statement(sql`
      select at, after ->> 'seed' as seed, after -> 'playerIds' as "playerIds" from audit
      where community_id = ${communityId} and event_id = ${eventId} and action = 'registration.ballotDrawn' order by audit_id`),
  )
}
