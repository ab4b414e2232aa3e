import { byKey } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { handleOf, membershipOfRegistration, registeredPlayers } from '../roster/playerSummary.ts'
import { teamsEventId } from '../teams/teamsInEffect.sql.ts'

export type FieldRow = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly handle: string | null
  readonly gender: 'M' | 'F'
  readonly hasProfile: boolean
  readonly member: boolean
  readonly email: string | null
  readonly hcId: string | null
  readonly registeredAt: string
  readonly teamId: number | null
  readonly teePairingId: number | null
  readonly flightIds: readonly number[]
  readonly answers: Readonly<Record<string, string>>
  readonly paidCents: number | null
  readonly note: string | null
}

/** Everybody who is registered, in the order of names, with the places of the event or of the round. */
export function fieldOf(tx: Transaction, event: VisibleEvent): Promise<FieldRow[]> {
  const { communityId, eventId, registrationEventId } = event
  return tx.rows(
    sql<FieldRow>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix,
        ${handleOf(sql`m.handle`)} as handle, p.gender, r.by_profile as "hasProfile", coalesce(m.member, false) as member,
        coalesce(p.email, s.details ->> 'email') as email, coalesce(p.hc_id, s.details ->> 'hcId') as "hcId", ${timestampOf(sql`r.registered_at`)} as "registeredAt",
        t.team_id as "teamId", g.tee_pairing_id as "teePairingId", coalesce(f.ids, '{}') as "flightIds",
        r.answers, r.paid_cents as "paidCents", r.note
      from ${registeredPlayers} ${membershipOfRegistration}
      left join ${byKey('sign_up', sql`community_id = r.community_id and event_id = r.event_id and player_id = r.player_id and not r.by_profile`)} s on true
      left join ${byKey('team_player', sql`community_id = r.community_id and event_id = ${teamsEventId(event)} and player_id = r.player_id`)} t on true
      left join ${byKey('tee_pairing_player', sql`community_id = r.community_id and event_id = ${eventId} and player_id = r.player_id`)} g on true
      left join lateral (
        select array_agg(x.flight_id order by x.flight_id) as ids from (
          select x.flight_id from flight_player x
          join leaderboard l on l.community_id = x.community_id and l.leaderboard_id = x.leaderboard_id
          where x.community_id = r.community_id and x.player_id = r.player_id and l.event_id = ${eventId}
          union all
          select x.flight_id from flight_team x
          join leaderboard l on l.community_id = x.community_id and l.leaderboard_id = x.leaderboard_id
          where x.community_id = r.community_id and x.team_id = t.team_id and l.event_id = ${eventId}) x
      ) f on true
      where r.community_id = ${communityId} and r.event_id = ${registrationEventId}
      order by r.last_name_key, r.first_name_key, r.player_id`,
  )
}

export type WaitingRow = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly gender: 'M' | 'F'
  readonly state: 'ballot' | 'waiting' | 'offered' | 'declined' | 'expired' | 'not drawn'
  readonly place: number | null
  readonly offerUntil: string | null
  readonly signedUpAt: string
}

/** Who has signed up, has no place and has not left: open offers and the waiting list in its order, then the others. Not every state of the column can be answered, so it is no plain column. */
export function waitingIn(tx: Transaction, { communityId, registrationEventId }: VisibleEvent): Promise<WaitingRow[]> {
  return tx.rows(
    sql<WaitingRow>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix, p.gender, concat(s.state) as state,
        case when s.state = 'waiting' then row_number() over (partition by s.state order by s.place) end as place,
        ${timestampOf(sql`s.offer_until`)} as "offerUntil", ${timestampOf(sql`s.signed_up_at`)} as "signedUpAt"
      from sign_up s join player p on p.player_id = s.player_id
      where s.community_id = ${communityId} and s.event_id = ${registrationEventId}
        and s.state in ('ballot', 'waiting', 'offered', 'declined', 'expired', 'not drawn')
        and not exists (select from registration r
          where r.community_id = s.community_id and r.event_id = s.event_id and r.player_id = s.player_id)
      order by array_position(array['offered', 'waiting'], s.state), s.place, s.signed_up_at`,
  )
}
