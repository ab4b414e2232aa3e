/**
 * The statements that teams and tee pairings share: both are groups in which a player has at most one place. The tables are
 * named by their nouns: `teamGroups` in `teams.sql.ts`, `teePairingGroups` in `teePairings.sql.ts`.
 */

import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

const strengths = { share: sql`share`, change: sql`no key update`, remove: sql`update` }

/** Where one kind of group stands in the database. */
export type Groups = {
  readonly kind: 'team' | 'teePairing'
  readonly groups: Sql
  readonly places: Sql
  readonly id: Sql
}

/** A player in a group. */
export type GroupPlayer = { readonly playerId: number; readonly groupId: number }

/**
 * Locks groups of exactly this event in the order of their ids and answers those that exist. `share`: players come and go
 * beside each other; `change` and `remove`: nobody else, and no new score of a team.
 */
export async function lockGroups(
  tx: Transaction,
  event: VisibleEvent,
  { groups, id }: Groups,
  which: Sql,
  strength: keyof typeof strengths,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ groupId: number }>`
      select ${id} as "groupId" from ${groups}
      where community_id = ${event.communityId} and event_id = ${event.eventId} and ${which}
      order by ${id} for ${strengths[strength]}`,
  )
  return rows.map(row => row.groupId)
}

/** The groups with these ids, and those in which these players have places now. */
export function groupsOf(
  event: VisibleEvent,
  { places, id }: Groups,
  groupIds: readonly number[],
  playerIds: readonly number[],
): Sql {
  return sql`${id} in (
    select unnest(${groupIds}::bigint[])
    union select ${id} from ${places}
    where community_id = ${event.communityId} and event_id = ${event.eventId} and player_id = any(${playerIds}::bigint[]))`
}

/** The places that these players have now. */
export function placesOf(
  tx: Transaction,
  event: VisibleEvent,
  { places, id }: Groups,
  playerIds: readonly number[],
): Promise<readonly GroupPlayer[]> {
  return tx.rows(
    sql<GroupPlayer>`
      select player_id as "playerId", ${id} as "groupId" from ${places}
      where community_id = ${event.communityId} and event_id = ${event.eventId} and player_id = any(${playerIds}::bigint[])`,
  )
}

/** Gives the players their places, in place of those that they had. */
export async function writePlaces(
  tx: Transaction,
  event: VisibleEvent,
  { places, id }: Groups,
  wanted: readonly GroupPlayer[],
): Promise<void> {
  await tx.rows(
    sql`
      insert into ${places} (community_id, event_id, player_id, ${id}, registration_event_id)
      select ${event.communityId}::bigint, ${event.eventId}::bigint, w.player_id, w.group_id, ${event.registrationEventId}::bigint
      from unnest(${wanted.map(place => place.playerId)}::bigint[], ${wanted.map(place => place.groupId)}::bigint[]) as w(player_id, group_id)
      order by w.player_id
      on conflict (community_id, event_id, player_id) do update set ${id} = excluded.${id}`,
  )
}

/** Takes the places in these groups away, from one player or from all, and answers them in the order of the players' ids. */
export async function removePlaces(
  tx: Transaction,
  event: VisibleEvent,
  { places, id }: Groups,
  groupIds: readonly number[],
  playerId?: number,
): Promise<readonly GroupPlayer[]> {
  const rows = await tx.rows(
    sql<GroupPlayer>`
      delete from ${places}
      where community_id = ${event.communityId} and event_id = ${event.eventId} and ${id} = any(${groupIds}::bigint[])
        and (${playerId ?? null}::bigint is null or player_id = ${playerId ?? null}::bigint)
      returning player_id as "playerId", ${id} as "groupId"`,
  )
  return rows.sort((a, b) => a.playerId - b.playerId)
}

/** Takes these players out of their groups. */
export async function removeFromGroups(
  tx: Transaction,
  event: VisibleEvent,
  { places }: Groups,
  playerIds: readonly number[],
): Promise<void> {
  await tx.rows(
    sql`
      delete from ${places}
      where community_id = ${event.communityId} and event_id = ${event.eventId} and player_id = any(${playerIds}::bigint[])`,
  )
}
