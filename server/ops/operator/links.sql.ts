import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { LinkPurpose } from '../../web/links/linkPurpose.ts'

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

/** Whether a player is registered for an event. */
export async function isRegistered(
  tx: Transaction,
  communityId: number,
  eventId: number,
  playerId: number,
): Promise<boolean> {
  const row = await tx.first(
    sql`select 1 from registration where community_id = ${communityId} and event_id = ${eventId} and player_id = ${playerId}`,
  )
  return row !== undefined
}
