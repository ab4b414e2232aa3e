import type { StaffLinkPurpose } from '../../../contract/staffLinks/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf, timestampText } from '../../kernel/database/timestampText.ts'
import { accountName } from '../access/accountName.sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

type EventKey = Pick<VisibleEvent, 'communityId' | 'registrationEventId'>

export type StaffLinkRow = {
  readonly staffLinkId: number
  readonly purpose: StaffLinkPurpose
  readonly label: string
  readonly until: string
  readonly organiserId: number | null
  readonly places: number | null
  /** How many people the organiser has named. */
  readonly named: number
  readonly createdAt: string
  readonly createdBy: string | null
}

/** The links of the whole event that open at `now`, the newest first. */
export function staffLinksOf(tx: Transaction, event: EventKey, now: Temporal.Instant): Promise<StaffLinkRow[]> {
  return tx.rows(
    sql<StaffLinkRow>`
      select s.staff_link_id as "staffLinkId", concat(s.purpose) as purpose, s.label, ${timestampOf(sql`s.until`)} as until,
        s.organiser_id as "organiserId", s.places,
        (select count(*) from registration r where r.community_id = s.community_id and r.organiser_id = s.organiser_id) as named,
        ${timestampOf(sql`s.created_at`)} as "createdAt", n.name as "createdBy"
      from staff_link s
      ${accountName(sql`s.created_by`)}
      where s.community_id = ${event.communityId} and s.event_id = ${event.registrationEventId}
        and s.ended_at is null and s.until > ${now.toString()}
      order by s.staff_link_id desc limit 10000`,
  )
}

/** The first and the last day of the event and its rounds, as dates. */
export async function daysOf(
  tx: Transaction,
  { communityId, registrationEventId }: EventKey,
): Promise<{ readonly firstDay: string; readonly lastDay: string }> {
  const row = await tx.first(
    sql<{ firstDay: string | null; lastDay: string | null }>`
      select min(start_date) as "firstDay", max(end_date) as "lastDay" from event
      where community_id = ${communityId} and event_id = ${eventAndRounds(communityId, registrationEventId)}`,
  )
  const { firstDay, lastDay } = row ?? {}
  if (!firstDay || !lastDay) throw new Error(`Event ${registrationEventId} has no day.`)
  return { firstDay, lastDay }
}

export type NewStaffLink = {
  readonly purpose: StaffLinkPurpose
  readonly label: string
  readonly until: Temporal.Instant
  readonly places: number | undefined
  /** The organiser whose link this is; undefined for a new one, and for other links. */
  readonly organiserId: number | undefined
  readonly createdBy: string
  readonly now: Temporal.Instant
}

/** Writes a link of the whole event; answers its id. */
export async function insertStaffLink(tx: Transaction, event: EventKey, link: NewStaffLink): Promise<number> {
  const row = await tx.first(
    sql<{ staffLinkId: number }>`
      insert into staff_link (community_id, event_id, purpose, label, created_at, created_by, until, places, organiser_id)
      values (${event.communityId}, ${event.registrationEventId}, ${link.purpose}, ${link.label}, ${link.now.toString()},
        ${link.createdBy}, ${timestampText(link.until)}, ${link.places ?? null}::integer, ${link.organiserId ?? null}::bigint)
      returning staff_link_id as "staffLinkId"`,
  )
  if (!row) throw new Error('The link was not written.')
  return row.staffLinkId
}

/** Says of the first link of an organiser that it is that. */
export async function beginOrganiser(tx: Transaction, event: EventKey, staffLinkId: number): Promise<void> {
  await tx.rows(
    sql`
      update staff_link set organiser_id = staff_link_id
      where community_id = ${event.communityId} and staff_link_id = ${staffLinkId}`,
  )
}

export type OrganiserLink = {
  readonly staffLinkId: number
  readonly organiserId: number
  readonly label: string
  /** It opens now. */
  readonly opens: boolean
}

/** All links of organisers of the event, the newest first, also those that have ended. */
export function organiserLinks(tx: Transaction, event: EventKey, now: Temporal.Instant): Promise<OrganiserLink[]> {
  return tx.rows(
    sql<OrganiserLink>`
      select staff_link_id as "staffLinkId", coalesce(organiser_id, staff_link_id) as "organiserId", label,
        ended_at is null and until > ${now.toString()} as opens
      from staff_link
      where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and organiser_id is not null
      order by staff_link_id desc`,
  )
}

/** Ends a link of the event that opens at `now`; answers its label, undefined when there is none. */
export async function closeStaffLink(
  tx: Transaction,
  event: EventKey,
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
