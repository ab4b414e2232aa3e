/**
 * The statements that teams and tee pairings share: both are groups in which a player has at most one place. The tables are
 * named by their nouns: `teamGroups` in `teams.sql.ts`, `teePairingGroups` in `teePairings.sql.ts`.
 */

import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

const strengths = { share: sql`share`, change: sql`no key update`, remove: sql`update` }

/** The tables and columns of one kind of group. */
export type Groups = {
  readonly kind: 'team' | 'teePairing'
  readonly groups: Sql
  readonly places: Sql
  readonly id: Sql
}

/** A player in a group. */
export type GroupPlayer = { readonly playerId: number; readonly groupId: number }

/**
 * Locks groups of this event itself, in the order of their ids, and returns those that exist. With `share` several requests
 * can move players at once; with `change` and `remove` nobody else can, and no team gets a new score.
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

/** The groups with these ids, and those in which these players are now. */
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

/** The current places of these players. */
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

/** Writes the places of players, in place of those they had. */
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

/** Writes the seats that moves give to players in their groups, the last ones where a move gives none; who does not move keeps the own. */
export async function writeSeats(
  tx: Transaction,
  event: VisibleEvent,
  { places }: Groups,
  moves: readonly { readonly playerId: number; readonly to: number | string | null; readonly seat?: number }[],
): Promise<void> {
  const seats = moves.flatMap(({ playerId, to, seat }) => (to === null ? [] : [{ playerId, seat: seat ?? null }]))
  await tx.rows(
    sql`
      update ${places} x set seat = w.seat
      from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as w("playerId" bigint, seat int)
      where x.community_id = ${event.communityId} and x.event_id = ${event.eventId} and x.player_id = w."playerId"`,
  )
}

/** Removes one player or all players from these groups, and returns their places, sorted by player id. */
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
