import { byKey } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { registeredPlayers, summaryFields } from '../roster/playerSummary.ts'

export type CheckInRow = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly handle: string | null
  readonly teePairingId: number | null
  readonly teeTime: string | null
  readonly teeHole: number | null
  readonly teeGroup: string | null
  /** Place in the group; null for who was put there without one. */
  readonly seat: number | null
  readonly state: 'here' | 'notHere' | 'noShow'
  readonly paid: boolean
  readonly seenAt: string | null
}

/** Everybody who is registered, in the order of names, with what the taps of the round say. */
export function checkInsOf(tx: Transaction, event: VisibleEvent): Promise<CheckInRow[]> {
  const { communityId, eventId, registrationEventId } = event
  return tx.rows(
    sql<CheckInRow>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix,
        ${summaryFields.handle} as handle, t.tee_pairing_id as "teePairingId", ${timestampOf(sql`t.tee_time`)} as "teeTime",
        t.tee_hole as "teeHole", t.tee_group as "teeGroup", g.seat, concat(coalesce(s.state, 'notHere')) as state,
        coalesce(s.paid, r.paid_cents > 0, false) as paid, ${timestampOf(sql`s.seen_at`)} as "seenAt"
      from ${registeredPlayers}
      left join ${byKey('tee_pairing_player', sql`community_id = r.community_id and event_id = ${eventId} and player_id = r.player_id`)} g on true
      left join ${byKey('tee_pairing', sql`community_id = g.community_id and tee_pairing_id = g.tee_pairing_id`)} t on true
      cross join lateral (
        select max(seen_at) as seen_at,
          (array_agg(state order by seen_at desc, entry_number desc) filter (where state is not null))[1] as state,
          (array_agg(paid order by seen_at desc, entry_number desc) filter (where paid is not null))[1] as paid
        from check_in where community_id = r.community_id and event_id = ${eventId} and player_id = r.player_id) s
      where r.community_id = ${communityId} and r.event_id = ${registrationEventId}
      order by r.last_name_key, r.first_name_key, r.player_id`,
  )
}

export type GivenCheckIn = {
  readonly entryId: string
  readonly playerId: number
  readonly state?: 'here' | 'notHere' | 'noShow' | undefined
  readonly paid?: boolean | undefined
  readonly seenAt: string
}

/** Adds the taps about registered players that are new, and answers the ids of those. */
export async function insertCheckIns(
  tx: Transaction,
  { communityId, eventId, registrationEventId }: VisibleEvent,
  entries: readonly GivenCheckIn[],
  { actor, now }: { readonly actor: string; readonly now: Temporal.Instant },
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(
    sql<{ entryId: string }>`
      insert into check_in (community_id, event_id, entry_id, player_id, state, paid, seen_at, actor)
      select ${communityId}, ${eventId}, e."entryId", e."playerId", e.state, e.paid, least(e."seenAt", ${now.toString()}::timestamptz), ${actor}
      from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as ("entryId" uuid, "playerId" bigint, state text, paid boolean, "seenAt" timestamptz)) with ordinality
        as e("entryId", "playerId", state, paid, "seenAt", place)
      join registration r on r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.player_id = e."playerId"
      order by e.place
      on conflict do nothing
      returning entry_id as "entryId"`,
  )
  return new Set(rows.map(({ entryId }) => entryId))
}
