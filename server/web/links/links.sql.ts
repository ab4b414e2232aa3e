/** What a web link needs before anybody's scope is known: its address names an event and no community. */

import type { Language } from '../../../contract/words/languages.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import { isRehearsal } from '../../domain/events/rehearsal.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { LinkPurpose } from './linkPurpose.ts'

export type LinkGeneration = {
  readonly communityId: number
  readonly generation: number
  readonly isRehearsal: boolean
  /** The event is a copy, made for a rehearsal. */
  readonly isCopy: boolean
  /** The language of its community, where that has one. */
  readonly language: Language | null
  readonly clock: Clock
}

/** The community of an event and the generation of one of its links; `playerId` is 0 for nobody in particular. `tx` must be over everything. */
export function linkGeneration(
  tx: Transaction,
  event: { readonly eventId: number; readonly isMultiRound: boolean },
  purpose: LinkPurpose,
  playerId: number,
): Promise<LinkGeneration | undefined> {
  return tx.first(
    sql<LinkGeneration>`
      select e.community_id as "communityId", coalesce(w.generation, 1) as generation,
        ${isRehearsal} as "isRehearsal",
        exists (select from rehearsal h where h.community_id = e.community_id) as "isCopy", c.language, c.clock
      from event e
      join community c on c.community_id = e.community_id
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      left join web_link w on w.community_id = e.community_id and w.event_id = e.event_id
        and w.purpose = ${purpose} and w.player_id = ${playerId}
      where e.event_id = ${event.eventId} and (e.kind = 'M') = ${event.isMultiRound}`,
  )
}

/** Whether the player is an administrator of the community or of its club. `tx` must be over everything. */
export async function isAdministrator(tx: Transaction, communityId: number, playerId: number): Promise<boolean> {
  const row = await tx.first(
    sql`
      select 1 from administrator a join administrator_community g on g.administrator_id = a.administrator_id
      where a.player_id = ${playerId} and a.revoked_at is null and g.community_id in (
        select ${communityId} union select club_community_id from community where community_id = ${communityId})`,
  )
  return row !== undefined
}

/** The players who are administrators of the community or of its club. `tx` must be over everything. */
export async function administratorPlayers(tx: Transaction, communityId: number): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select a.player_id as "playerId"
      from administrator a join administrator_community g on g.administrator_id = a.administrator_id
      where a.player_id is not null and a.revoked_at is null and g.community_id in (
        select ${communityId} union select club_community_id from community where community_id = ${communityId})`,
  )
  return rows.map(({ playerId }) => playerId)
}

/** The community and, for a club, its sub communities: those whose players may register for its events. `tx` must be over everything. */
export async function communitiesBelow(tx: Transaction, communityId: number): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      select community_id as id from community where community_id = ${communityId} or club_community_id = ${communityId} order by 1`,
  )
  return rows.map(({ id }) => id)
}
