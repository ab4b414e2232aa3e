import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { type Listed, list, type Page, statement } from '../database/list.ts'
import { publicEventId } from '../events/visibleEvent.ts'
import { RawJson } from '../handler.ts'

export type Membership = {
  readonly communityId: number
  readonly member: boolean
  readonly handle: string | null
  readonly detailsConfirmed: boolean
}

/** How the player belongs to each of the communities, by their ids. */
export function membershipsOf(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
): Promise<Membership[]> {
  return tx.rows(
    statement<Membership>(sql`
      select community_id as "communityId", member, handle, details_confirmed as "detailsConfirmed"
      from membership where community_id = any(${communities}::bigint[]) and player_id = ${playerId} order by community_id`),
  )
}

/** The membership, locked until the end of the transaction. */
export function membershipForUpdate(
  tx: Transaction,
  communityId: number,
  playerId: number,
): Promise<Membership | undefined> {
  return tx.first(
    statement<Membership>(sql`
      select community_id as "communityId", member, handle, details_confirmed as "detailsConfirmed"
      from membership where community_id = ${communityId} and player_id = ${playerId} for update`),
  )
}

export async function updateMembership(
  tx: Transaction,
  communityId: number,
  playerId: number,
  { member, handle }: Pick<Membership, 'member' | 'handle'>,
): Promise<void> {
  await tx.rows(
    statement(
      sql`update membership set member = ${member}, handle = ${handle} where community_id = ${communityId} and player_id = ${playerId}`,
    ),
  )
}

/** Shows date of birth and phone to the communities from now on; false when all of them saw them before. */
export async function confirmDetails(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
): Promise<boolean> {
  const rows = await tx.rows(
    statement(sql`
      update membership set details_confirmed = true
      where community_id = any(${communities}::bigint[]) and player_id = ${playerId} and not details_confirmed
      returning 1`),
  )
  return rows.length > 0
}

export async function deleteMembership(tx: Transaction, communityId: number, playerId: number): Promise<void> {
  await tx.rows(statement(sql`delete from membership where community_id = ${communityId} and player_id = ${playerId}`))
}

const membershipItem = sql`
  json_strip_nulls(json_build_object(
    'id', c.community_id, 'name', c.name, 'clubCommunityId', c.club_community_id, 'member', m.member, 'handle', m.handle))`

/** The communities among `communities` that the player is in, by name. */
export function communitiesOf(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
  page: Page,
): Promise<Listed> {
  return list(
    tx,
    sql`
      select ${membershipItem} as item, c.name_key, c.community_id
      from membership m join community c on c.community_id = m.community_id
      where m.community_id = any(${communities}::bigint[]) and m.player_id = ${playerId}`,
    ['name_key', 'community_id'],
    page,
  )
}

export async function membershipRecord(tx: Transaction, communityId: number, playerId: number): Promise<RawJson> {
  const row = await tx.first(
    statement<{ text: string }>(sql`
      select ${membershipItem}::text as text from membership m join community c on c.community_id = m.community_id
      where m.community_id = ${communityId} and m.player_id = ${playerId}`),
  )
  if (!row) throw new Error(`Player ${playerId} joined community ${communityId} a moment ago and is missing.`)
  return new RawJson(row.text)
}

export type TakenPart = { readonly eventId: string; readonly name: string; readonly isUpcoming: boolean }

/**
 * An event of the community that the player is registered for, an upcoming one first. A score needs no look of its own:
 * it keeps its registration.
 */
export async function takenPart(
  tx: Transaction,
  communityId: number,
  playerId: number,
  now: Temporal.Instant,
): Promise<TakenPart | undefined> {
  const row = await tx.first(
    statement<{ kind: 'M' | 'S'; eventId: number; name: string; isUpcoming: boolean }>(sql`
      select e.kind, e.event_id as "eventId", e.name,
        e.end_date >= (${now.toString()}::timestamptz at time zone e.time_zone)::date as "isUpcoming"
      from registration r join event e on e.community_id = r.community_id and e.event_id = r.event_id
      where r.community_id = ${communityId} and r.player_id = ${playerId}
      order by "isUpcoming" desc, e.start_date desc, e.event_id limit 1`),
  )
  return row && { eventId: publicEventId(row.kind, row.eventId), name: row.name, isUpcoming: row.isUpcoming }
}
