import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { LinkPurpose } from './linkPurpose.ts'

/** The generation of a link: 1 until somebody regenerates it. */
export async function storedGeneration(
  tx: Transaction,
  communityId: number,
  eventId: number,
  purpose: LinkPurpose,
  playerId: number,
): Promise<number> {
  const row = await tx.first(
    sql<{ generation: number }>`
      select generation from web_link
      where community_id = ${communityId} and event_id = ${eventId} and purpose = ${purpose} and player_id = ${playerId}`,
  )
  return row?.generation ?? 1
}

/** The generations of an event's links for one purpose that are not the first, by player. */
export async function storedGenerations(
  tx: Transaction,
  communityId: number,
  eventId: number,
  purpose: LinkPurpose,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.rows(
    sql<{ playerId: number; generation: number }>`
      select player_id as "playerId", generation from web_link
      where community_id = ${communityId} and event_id = ${eventId} and purpose = ${purpose}`,
  )
  return new Map(rows.map(({ playerId, generation }) => [playerId, generation]))
}

/** The generations of an event's links for anyone that are not the first, by purpose. */
export async function generationsOfAnyone(
  tx: Transaction,
  communityId: number,
  eventId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.rows(
    sql<{ purpose: string; generation: number }>`
      select purpose, generation from web_link
      where community_id = ${communityId} and event_id = ${eventId} and player_id = 0`,
  )
  return new Map(rows.map(({ purpose, generation }) => [purpose, generation]))
}

/** Raises the generation of a link by one, so that the old one ends. `playerId` is 0 for a link of nobody in particular. */
export async function raiseGeneration(
  tx: Transaction,
  link: {
    readonly communityId: number
    readonly eventId: number
    readonly purpose: LinkPurpose
    readonly playerId: number
  },
): Promise<number> {
  const row = await tx.first(
    sql<{ generation: number }>`
      insert into web_link (community_id, event_id, purpose, player_id, generation)
      values (${link.communityId}, ${link.eventId}, ${link.purpose}, ${link.playerId}, 2)
      on conflict (community_id, event_id, purpose, player_id) do update set generation = web_link.generation + 1
      returning generation`,
  )
  return row?.generation ?? 2
}

/** What a page says about the event of its link. */
export type LinkedEvent = {
  readonly name: string
  readonly communityName: string
  readonly startDate: string
  readonly endDate: string
  readonly registrationType: string
  /** Whether the player of a personal link is registered. */
  readonly registered: boolean
}

/** The event of a web link; undefined where there is none. `playerId`: of a personal link. */
export function linkedEvent(
  tx: Transaction,
  communityId: number,
  eventId: number,
  playerId: number | undefined,
): Promise<LinkedEvent | undefined> {
  return tx.first(
    sql<LinkedEvent>`
      select e.name, c.name as "communityName", e.start_date as "startDate", e.end_date as "endDate",
        e.registration_type as "registrationType",
        exists (select from registration r where r.community_id = e.community_id
          and r.event_id = coalesce(e.parent_event_id, e.event_id) and r.player_id = ${playerId ?? null}::bigint) as registered
      from event e join community c on c.community_id = e.community_id
      where e.community_id = ${communityId} and e.event_id = ${eventId}`,
  )
}
