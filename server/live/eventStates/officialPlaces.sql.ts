/** Where everybody stood when results became official. */
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

/** Of a player or a team; the other one is null. */
export type OfficialPlace = {
  readonly playerId: number | null
  readonly teamId: number | null
  readonly leaderboardId: number
  readonly flight: string | null
  readonly label: string
  readonly value: number | null
  readonly payoutCents: number | null
}

/** Keeps the places of one publication. */
export async function writeOfficialPlaces(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  places: readonly OfficialPlace[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      insert into official_place (community_id, event_id, official_at, leaderboard_id, player_id, team_id, flight, label, value, payout_cents)
      select ${communityId}, ${eventId}, ${now.toString()}::timestamptz, x."leaderboardId", x."playerId", x."teamId", x.flight, x.label, x.value, x."payoutCents"
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) x ("leaderboardId" bigint, "playerId" bigint, "teamId" bigint,
        flight text, label text, value double precision, "payoutCents" bigint)`,
  )
}

/** When results became official, the last time first; `back` of them are passed over. */
export async function officialAt(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  back: number,
): Promise<string | undefined> {
  const row = await tx.first(
    sql<{ at: string }>`
      select ${timestampOf(sql`x.official_at`)} as at
      from (select distinct official_at from official_place where community_id = ${communityId} and event_id = ${eventId}) x
      order by x.official_at desc offset ${back} limit 1`,
  )
  return row?.at
}

export type OfficialPlaceRow = OfficialPlace & {
  /** Of the player, or of the team; null when the team is gone. */
  readonly name: string | null
}

/** The places of the publication of this moment. */
export function officialPlaces(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  at: string,
): Promise<OfficialPlaceRow[]> {
  return tx.rows(
    sql<OfficialPlaceRow>`
      select o.leaderboard_id as "leaderboardId", o.player_id as "playerId", o.team_id as "teamId", o.flight, o.label, o.value,
        o.payout_cents as "payoutCents", coalesce(concat_ws(' ', p.first_name, p.last_name, p.suffix), t.name) as name
      from official_place o
      left join player p on p.player_id = o.player_id
      left join team t on t.community_id = o.community_id and t.team_id = o.team_id
      where o.community_id = ${communityId} and o.event_id = ${eventId} and date_trunc('milliseconds', o.official_at) = ${at}::timestamptz
      order by o.place_id`,
  )
}
