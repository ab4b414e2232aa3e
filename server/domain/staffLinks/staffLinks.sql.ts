import type { StaffLinkPurpose } from '../../../contract/console/staffLinks.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { accountName } from '../access/accountName.sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

type Of = Pick<VisibleEvent, 'communityId' | 'registrationEventId'>

export type StaffLinkRow = {
  readonly staffLinkId: number
  readonly purpose: StaffLinkPurpose
  readonly label: string
  readonly until: string
  readonly createdAt: string
  readonly createdBy: string | null
}

/** The links of the whole event that open at `now`, the newest first. */
export function staffLinksOf(tx: Transaction, event: Of, now: Temporal.Instant): Promise<StaffLinkRow[]> {
  return tx.rows(
    sql<StaffLinkRow>`
      select s.staff_link_id as "staffLinkId", concat(s.purpose) as purpose, s.label, ${timestampOf(sql`s.until`)} as until,
        ${timestampOf(sql`s.created_at`)} as "createdAt", n.name as "createdBy"
      from staff_link s
      ${accountName(sql`s.created_by`)}
      where s.community_id = ${event.communityId} and s.event_id = ${event.registrationEventId}
        and s.ended_at is null and s.until > ${now.toString()}
      order by s.staff_link_id desc limit 10000`,
  )
}

/** The last day of the event and its rounds, as a date. */
export async function lastDayOf(tx: Transaction, { communityId, registrationEventId }: Of): Promise<string> {
  const row = await tx.first(
    sql<{ lastDay: string | null }>`
      select max(end_date) as "lastDay" from event
      where community_id = ${communityId} and event_id = ${eventAndRounds(communityId, registrationEventId)}`,
  )
  if (!row?.lastDay) throw new Error(`Event ${registrationEventId} has no day.`)
  return row.lastDay
}

export type NewStaffLink = {
  readonly purpose: StaffLinkPurpose
  readonly label: string
  readonly until: Temporal.Instant
  readonly createdBy: string
  readonly now: Temporal.Instant
}

/** Writes a link of the whole event; answers its id. */
export async function insertStaffLink(tx: Transaction, event: Of, link: NewStaffLink): Promise<number> {
  const row = await tx.first(
    sql<{ staffLinkId: number }>`
      insert into staff_link (community_id, event_id, purpose, label, created_at, created_by, until)
      values (${event.communityId}, ${event.registrationEventId}, ${link.purpose}, ${link.label}, ${link.now.toString()},
        ${link.createdBy}, ${link.until.toString()})
      returning staff_link_id as "staffLinkId"`,
  )
  if (!row) throw new Error('The link was not written.')
  return row.staffLinkId
}

/** Ends a link of the event that opens at `now`; answers its label, undefined when there is none. */
export async function closeStaffLink(
  tx: Transaction,
  event: Of,
  staffLinkId: number,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const row = await tx.first(
    sql<{ label: string }>`
      update staff_link set ended_at = ${now.toString()}
      where community_id = ${event.communityId} and staff_link_id = ${staffLinkId}
        and event_id = ${event.registrationEventId} and ended_at is null and until > ${now.toString()}
      returning label`,
  )
  return row?.label
}
