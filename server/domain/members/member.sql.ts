/** Everything about one of the people of a community. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { roundsOf } from './members.sql.ts'
import { areDifferent, goneFrom, visibleDetail } from './people.sql.ts'

export type ProfileRow = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly gender: 'M' | 'F'
  readonly email: string | null
  readonly dob: string | null
  readonly phoneCountryCd: string | null
  readonly phone: string | null
  readonly hcActive: boolean
  readonly hcProviderId: number | null
  readonly hcId: string | null
  readonly indexTenths: number | null
  readonly hcRevisionDt: string | null
  readonly claimed: string | null
  readonly isKept: boolean
  readonly shared: boolean
  readonly communities: readonly {
    readonly communityId: number
    readonly name: string
    readonly member: boolean
    readonly handle: string | null
  }[]
}

/** The profile as the one of these communities sees it that sees most; undefined for who is in none of them. */
export function profileOf(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
): Promise<ProfileRow | undefined> {
  return tx.first(
    sql<ProfileRow>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix, concat(p.gender) as gender,
        ${visibleDetail('email')} as email, ${visibleDetail('dob')} as dob, ${visibleDetail('phone_country_cd')} as "phoneCountryCd", ${visibleDetail('phone')} as phone,
        p.hc_active and m.details_confirmed as "hcActive", ${visibleDetail('hc_provider_id')} as "hcProviderId", ${visibleDetail('hc_id')} as "hcId",
        p.hc_index_tenths as "indexTenths", p.hc_revision_date as "hcRevisionDt", p.completed_at::date as claimed,
        exists (
          select from community c where c.community_id = any(${communities}::bigint[])
            and coalesce(c.club_community_id, c.community_id) = p.keeper_community_id) as "isKept",
        p.shared,
        (select json_agg(json_build_object('communityId', c.community_id, 'name', c.name, 'member', n.member, 'handle', n.handle)
            order by c.club_community_id nulls first, c.name_key, c.community_id)
          from membership n join community c on c.community_id = n.community_id
          where n.player_id = p.player_id and n.community_id = any(${communities}::bigint[])) as communities
      from membership m join player p on p.player_id = m.player_id
      where m.community_id = any(${communities}::bigint[]) and m.player_id = ${playerId}
      order by m.details_confirmed desc, m.community_id limit 1`,
  )
}

export type MemberEvent = {
  readonly eventId: string
  readonly name: string
  readonly communityId: number
  readonly startDate: string
  readonly rounds: number
  readonly gone: 'noShow' | 'withdrawn' | null
  readonly indexTenths: number | null
}

const mostEvents = 200

/** The events that the player is registered for, or was until he withdrew, the newest first. */
export function eventsOf(tx: Transaction, communities: readonly number[], playerId: number): Promise<MemberEvent[]> {
  return tx.rows(
    sql<MemberEvent>`
      select case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as "eventId", e.name, e.community_id as "communityId",
        e.start_date as "startDate", (
          select count(*) from ${roundsOf(sql`${playerId}::bigint`, communities)} x
          where x.community_id = e.community_id and x.registration_event_id = e.event_id) as rounds,
        (select x.gone from ${goneFrom(sql`e`, communities)} x where x.player_id = ${playerId}) as gone,
        (select h.hc_index_tenths from player_handicap h
          where h.community_id = e.community_id and h.registration_event_id = e.event_id and h.player_id = ${playerId}
          order by h.event_id = e.event_id desc, h.event_id desc limit 1) as "indexTenths"
      from (
        select r.community_id, r.event_id from registration r
        where r.player_id = ${playerId} and r.community_id = any(${communities}::bigint[])
        union
        select a.community_id, a.event_id from audit a
        where a.community_id = any(${communities}::bigint[]) and a.action = 'registration.withdrawn'
          and a.subject -> 'playerIds' @> to_jsonb(${playerId}::bigint)
      ) own
      join event e on e.community_id = own.community_id and e.event_id = own.event_id
      where e.state <> 'cancelled'
      order by e.start_date desc, e.event_id desc limit ${mostEvents}`,
  )
}

export type AlikeRow = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly dob: string | null
  readonly isGuest: boolean
  readonly sameName: boolean
  readonly sameDob: boolean
  readonly sameEmail: boolean
  readonly sameHcId: boolean
  readonly events: number
}

const mostAlike = 20

/**
 * Who else in these communities may be this person: the same e-mail address or handicap id, or the same name with no other date
 * of birth; guests by name too; nobody whom the operator calls another person. For a hint beside a profile; the operator's list looks at the whole installation.
 */
export function alikeOf(tx: Transaction, communities: readonly number[], playerId: number): Promise<AlikeRow[]> {
  return tx.rows(
    sql<AlikeRow>`
      with own as materialized (
        select m.last_name_key, m.first_name_key, ${visibleDetail('dob')} as dob, ${visibleDetail('email_key')} as email_key, ${visibleDetail('hc_id')} as hc_id
        from membership m join player p on p.player_id = m.player_id
        where m.community_id = any(${communities}::bigint[]) and m.player_id = ${playerId}
        order by m.details_confirmed desc, m.community_id limit 1
      ), other as materialized (
        select n.player_id from own join membership n on n.last_name_key = own.last_name_key and n.first_name_key = own.first_name_key
        where n.community_id = any(${communities}::bigint[])
        union select g.player_id from own
        join registration g on g.last_name_key = own.last_name_key and g.first_name_key = own.first_name_key and not g.by_profile
        where g.community_id = any(${communities}::bigint[])
        union select q.player_id from own join player q on q.email_key = own.email_key
        union select q.player_id from own join player q on q.hc_id = own.hc_id
        union select n.player_id from own join membership n on n.given_email_key = own.email_key
        where n.community_id = any(${communities}::bigint[])
        union select n.player_id from own join membership n on n.given_hc_id = own.hc_id
        where n.community_id = any(${communities}::bigint[])
      )
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix, seen.dob, p.by_name as "isGuest",
        (p.last_name_key, p.first_name_key) = (own.last_name_key, own.first_name_key) as "sameName",
        coalesce(seen.dob = own.dob, false) as "sameDob", coalesce(seen.email_key = own.email_key, false) as "sameEmail",
        coalesce(seen.hc_id = own.hc_id, false) as "sameHcId",
        (select count(*) from registration r where r.player_id = p.player_id and r.community_id = any(${communities}::bigint[])) as events
      from own
      cross join other
      join player p on p.player_id = other.player_id
      left join lateral (
        select ${visibleDetail('dob')} as dob, ${visibleDetail('email_key')} as email_key, ${visibleDetail('hc_id')} as hc_id
        from membership m where m.player_id = p.player_id and m.community_id = any(${communities}::bigint[])
        order by m.details_confirmed desc, m.community_id limit 1) seen on true
      where p.player_id <> ${playerId} and not ${areDifferent(sql`p.player_id`, sql`${playerId}::bigint`)}
        and (coalesce(seen.email_key = own.email_key, false) or coalesce(seen.hc_id = own.hc_id, false)
          or ((p.last_name_key, p.first_name_key) = (own.last_name_key, own.first_name_key) and coalesce(seen.dob = own.dob, true)))
      order by p.by_name, p.player_id limit ${mostAlike}`,
  )
}
