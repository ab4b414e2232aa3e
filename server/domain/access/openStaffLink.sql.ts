import type { StaffLinkPurpose } from '../../../contract/staffLinks/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

export type OpenStaffLink = {
  readonly communityId: number
  readonly eventId: number
  readonly purpose: StaffLinkPurpose
  readonly label: string
  /** Of an organiser: whose people it is about. */
  readonly organiserId: number | null
  readonly until: string
}

/** What a link opens; undefined when it has ended by hand. */
export function staffLinkOf(
  tx: Transaction,
  communityId: number,
  staffLinkId: number,
): Promise<OpenStaffLink | undefined> {
  return tx.first(
    sql<OpenStaffLink>`
      select community_id as "communityId", event_id as "eventId", concat(purpose) as purpose, label, organiser_id as "organiserId", ${timestampOf(sql`until`)} as until
      from staff_link where community_id = ${communityId} and staff_link_id = ${staffLinkId} and ended_at is null`,
  )
}
