import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type EndedStaffLink = {
  readonly communityId: number
  readonly eventId: number
  readonly staffLinkId: number
  readonly label: string
}

/** Ends the links for helpers that the account has made, but for the communities in which it may make some. `tx` must be a transaction over everything. */
export function endStaffLinksBy(
  tx: Transaction,
  administratorId: number,
  mayMakeIn: readonly number[],
  now: Temporal.Instant,
): Promise<EndedStaffLink[]> {
  return tx.rows(
    sql<EndedStaffLink>`
      update staff_link set ended_at = ${now.toString()}::timestamptz
      where created_by = ${`administrator:${administratorId}`} and ended_at is null and until > ${now.toString()}::timestamptz
        and community_id <> all(${mayMakeIn}::bigint[])
      returning community_id as "communityId", event_id as "eventId", staff_link_id as "staffLinkId", label`,
  )
}
