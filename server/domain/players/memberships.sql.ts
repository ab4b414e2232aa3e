import { Membership as MembershipRecord } from '../../../contract/players/published.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import { communityFields } from '../communities/communityFields.ts'
import type { Supplied } from './profiles.sql.ts'

export type Membership = {
  readonly communityId: number
  readonly member: boolean
  readonly handle: string | null
  readonly detailsConfirmed: boolean
}

/** The memberships of the player in these communities, by community id. */
export function membershipsOf(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
): Promise<Membership[]> {
  return tx.rows(
    sql<Membership>`
      select community_id as "communityId", member, handle, details_confirmed as "detailsConfirmed"
      from membership where community_id = any(${communities}::bigint[]) and player_id = ${playerId} order by community_id`,
  )
}

/** The membership, locked until the transaction ends. */
export function membershipForUpdate(
  tx: Transaction,
  communityId: number,
  playerId: number,
): Promise<Membership | undefined> {
  return tx.first(
    sql<Membership>`
      select community_id as "communityId", member, handle, details_confirmed as "detailsConfirmed"
      from membership where community_id = ${communityId} and player_id = ${playerId} for update`,
  )
}

/** Writes fields of a membership that exists. */
export async function updateMembership(
  tx: Transaction,
  communityId: number,
  playerId: number,
  { member, handle }: Pick<Membership, 'member' | 'handle'>,
): Promise<void> {
  await tx.rows(
    sql`update membership set member = ${member}, handle = ${handle} where community_id = ${communityId} and player_id = ${playerId}`,
  )
}

/** Lets the communities see what they wrote themselves into a profile whose details they may not see. */
export async function supplyDetails(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
  given: Partial<Supplied>,
): Promise<void> {
  const changes = Object.entries(given).map(([column, value]) => sql`${sql.ref(`given_${column}`)} = ${value}`)
  await tx.rows(
    sql`
      update membership set ${sql.join(changes)}
      where community_id = any(${communities}::bigint[]) and player_id = ${playerId} and not details_confirmed`,
  )
}

/** Whether the club of the community may see the details of the player. */
export async function knowsDetails(tx: Transaction, communityId: number, playerId: number): Promise<boolean> {
  const row = await tx.first(
    sql`
      select 1 from membership where community_id = ${communityId} and player_id = ${playerId} and details_confirmed`,
  )
  return row !== undefined
}

/** Deletes a membership. */
export async function deleteMembership(tx: Transaction, communityId: number, playerId: number): Promise<void> {
  await tx.rows(sql`delete from membership where community_id = ${communityId} and player_id = ${playerId}`)
}

const membershipItem = jsonOf(MembershipRecord, {
  ...communityFields,
  member: sql`m.member`,
  handle: sql`m.handle`,
})

/** Those of `communities` that the player is in, sorted by name. */
export function communitiesOf(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
  page: Page,
): Promise<Listed<typeof MembershipRecord>> {
  return list(
    tx,
    membershipItem,
    sql`
      c.name_key, c.community_id
      from membership m join community c on c.community_id = m.community_id
      where m.community_id = any(${communities}::bigint[]) and m.player_id = ${playerId}`,
    ['name_key', 'community_id'],
    page,
  )
}

export type TakenPart = { readonly eventId: string; readonly name: string; readonly isUpcoming: boolean }

/**
 * An event of the community that the player is registered for, preferably an upcoming one. Scores need no check of their
 * own, because a score keeps its registration.
 */
export async function takenPart(
  tx: Transaction,
  communityId: number,
  playerId: number,
  now: Temporal.Instant,
): Promise<TakenPart | undefined> {
  const row = await tx.first(
    sql<{ kind: 'M' | 'R' | 'S'; eventId: number; name: string; isUpcoming: boolean }>`
      select e.kind, e.event_id as "eventId", e.name,
        e.end_date >= (${now.toString()}::timestamptz at time zone e.time_zone)::date as "isUpcoming"
      from registration r join event e on e.community_id = r.community_id and e.event_id = r.event_id
      where r.community_id = ${communityId} and r.player_id = ${playerId}
      order by "isUpcoming" desc, e.start_date desc, e.event_id limit 1`,
  )
  return row && { eventId: publicEventId(row.kind, row.eventId), name: row.name, isUpcoming: row.isUpcoming }
}
