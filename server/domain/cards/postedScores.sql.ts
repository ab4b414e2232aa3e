/** Which scores of players went to the handicap record of a federation, as somebody said. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { accountNames } from '../access/accountName.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { eventsAtLevel } from '../events/eventOrRounds.sql.ts'

export type PostedScore = {
  readonly eventId: number
  readonly playerId: number
  readonly at: string
  readonly actorName: string | null
  /** The card has changed since. */
  readonly isOld: boolean
}

/** The posted scores of a round, or of all rounds of a multi-round event. */
export function postedScores(tx: Transaction, event: VisibleEvent): Promise<PostedScore[]> {
  const rows = sql`
    from event e
    join posted_score p on p.community_id = e.community_id and p.event_id = e.event_id`
  const where = sql`where ${eventsAtLevel(event, 'rounds')}`
  return tx.rows(
    sql<PostedScore>`
      select p.event_id as "eventId", p.player_id as "playerId", ${timestampOf(sql`p.posted_at`)} as at, n.name as "actorName",
        coalesce(c.updated_at > p.posted_at, false) as "isOld"
      ${rows}
      left join card c on c.community_id = p.community_id and c.event_id = p.event_id and c.side = 'P' and c.side_id = p.player_id
      ${accountNames(sql`p.actor`, sql`${rows} ${where}`)}
      ${where}`,
  )
}

/** Says of scores that they are posted, and answers for whom that is new: those that have changed since are posted anew. */
export async function insertPosted(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  playerIds: readonly number[],
  { actor, now }: { readonly actor: string; readonly now: Temporal.Instant },
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      insert into posted_score (community_id, event_id, player_id, posted_at, actor)
      select c.community_id, c.event_id, c.side_id, ${now.toString()}::timestamptz, ${actor} from card c
      where c.community_id = ${communityId} and c.event_id = ${eventId} and c.side = 'P' and c.side_id = any(${playerIds}::bigint[])
        and not exists (
          select from posted_score p
          where p.community_id = c.community_id and p.event_id = c.event_id and p.player_id = c.side_id and p.posted_at >= c.updated_at)
      on conflict (community_id, event_id, player_id) do update set posted_at = excluded.posted_at, actor = excluded.actor
      returning player_id as "playerId"`,
  )
  return rows.map(({ playerId }) => playerId)
}

/** Says of scores that they are not posted, and answers of whose that was said. */
export async function deletePosted(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  playerIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      delete from posted_score
      where community_id = ${communityId} and event_id = ${eventId} and player_id = any(${playerIds}::bigint[])
      returning player_id as "playerId"`,
  )
  return rows.map(({ playerId }) => playerId)
}
