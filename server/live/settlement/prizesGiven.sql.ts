import { accountNames } from '../../domain/access/accountName.sql.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

/** A player or a team; the other one is null. */
export type PayeeIds = { readonly playerId: number | null; readonly teamId: number | null }

export type PrizeGiven = {
  readonly cents: number
  readonly method: 'cash' | 'transfer' | 'voucher' | 'credit'
  readonly note: string | null
}

export type PrizeGivenRow = PayeeIds &
  PrizeGiven & {
    /** Of the player, or of the team; null when the team is gone. */
    readonly name: string | null
    readonly at: string
    readonly actorName: string | null
  }

/** What the players and teams of an event, or one of them, were handed out. */
export function prizesGiven(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  only?: PayeeIds,
): Promise<PrizeGivenRow[]> {
  const where = sql`
    where g.community_id = ${communityId} and g.event_id = ${eventId}
      ${only ? sql`and (g.player_id, g.team_id) is not distinct from (${only.playerId}::bigint, ${only.teamId}::bigint)` : sql``}`
  return tx.rows(
    sql<PrizeGivenRow>`
      select g.player_id as "playerId", g.team_id as "teamId", g.cents, g.method, g.note, ${timestampOf(sql`g.given_at`)} as at,
        n.name as "actorName", coalesce(concat_ws(' ', p.first_name, p.last_name, p.suffix), t.name) as name
      from prize_given g
      left join player p on p.player_id = g.player_id
      left join team t on t.community_id = g.community_id and t.team_id = g.team_id
      ${accountNames(sql`g.actor`, sql`from prize_given g ${where}`)}
      ${where}
      order by g.player_id, g.team_id`,
  )
}

/** Keeps what a player or a team has been handed out by now; nothing with 0 cents. */
export async function writePrizeGiven(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  { playerId, teamId }: PayeeIds,
  { cents, method, note }: PrizeGiven,
  { actor, now }: { readonly actor: string; readonly now: Temporal.Instant },
): Promise<void> {
  if (cents === 0)
    await tx.rows(
      sql`
        delete from prize_given where community_id = ${communityId} and event_id = ${eventId}
          and (player_id, team_id) is not distinct from (${playerId}::bigint, ${teamId}::bigint)`,
    )
  else
    await tx.rows(
      sql`
        insert into prize_given (community_id, event_id, player_id, team_id, cents, method, note, given_at, actor)
        values (${communityId}, ${eventId}, ${playerId}, ${teamId}, ${cents}, ${method}, ${note}, ${now.toString()}::timestamptz, ${actor})
        on conflict (community_id, event_id, player_id, team_id) do update set cents = excluded.cents, method = excluded.method,
          note = excluded.note, given_at = excluded.given_at, actor = excluded.actor`,
    )
}
