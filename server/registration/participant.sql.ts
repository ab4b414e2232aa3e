import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'

/** Where a person stands. `removed`: the organiser ended the registration. */
export type State =
  | 'ballot'
  | 'waiting'
  | 'offered'
  | 'registered'
  | 'withdrawn'
  | 'declined'
  | 'expired'
  | 'not drawn'
  | 'removed'

/** Contact and index of a player by name; of others an index for this event. */
export type Details = {
  readonly email?: string
  readonly phoneCountryCd?: string
  readonly phone?: string
  readonly dob?: string
  readonly hcProviderId?: number
  readonly hcId?: string
  readonly hcIndex?: number
}

export type TeeTime = {
  readonly round: string
  readonly teeTime: string
  readonly teeHole: number
  readonly courseName: string
}

/** A person as the registration pages know one. */
export type Participant = {
  readonly playerId: number
  readonly byName: boolean
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly gender: 'M' | 'F'
  readonly email: string | null
  readonly dob: string | null
  readonly phoneCountryCd: string | null
  readonly phone: string | null
  readonly hcProviderId: number | null
  readonly hcId: string | null
  readonly indexTenths: number | null
  readonly revisionDate: string | null
  readonly completed: boolean
  /** Belongs to the community of the event or to one of its sub communities. */
  readonly belongs: boolean
  /** The community of the event may see date of birth and phone. */
  readonly detailsConfirmed: boolean
  /** None: has not signed up and is not registered. */
  readonly state: State | null
  /** The number on the waiting list. */
  readonly place: number | null
  readonly offerUntil: string | null
  /** The form that signed up; null for those whom somebody else registered. */
  readonly formKey: string | null
  readonly details: Details
  readonly answers: Readonly<Record<string, string>>
  readonly teeId: number | null
  readonly teeTimes: readonly TeeTime[]
}

/** The state in effect: a registration made or ended elsewhere counts. For sign-up `s` and registration `r`. */
const state = sql`
  case when r.player_id is not null then 'registered' when s.state = 'registered' then 'removed' else s.state end`

/** The person and where the person stands; undefined when there is no such player within the scope. */
export async function participant(
  tx: Transaction,
  event: VisibleEvent,
  playerId: number,
): Promise<Participant | undefined> {
  const [found] = await participants(tx, event, [playerId])
  return found
}

/** Several of them, by their ids. */
export function participants(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[],
): Promise<Participant[]> {
  const { communityId, eventId } = event
  return tx.rows(
    statement<Participant>(sql`
      select p.player_id as "playerId", p.by_name as "byName", p.first_name as "firstName", p.last_name as "lastName", p.suffix,
        p.gender, p.email, p.dob, p.phone_country_cd as "phoneCountryCd", p.phone, p.hc_provider_id as "hcProviderId",
        p.hc_id as "hcId", p.hc_index_tenths as "indexTenths", p.hc_revision_date as "revisionDate",
        p.completed_at is not null as completed,
        exists (select from membership m join community c on c.community_id = m.community_id
          where m.player_id = p.player_id and (c.community_id = ${communityId} or c.club_community_id = ${communityId})) as belongs,
        coalesce((select m.details_confirmed from membership m
          where m.community_id = ${communityId} and m.player_id = p.player_id), false) as "detailsConfirmed",
        ${state} as state,
        case when ${state} = 'waiting' then (${waitingUpTo(event)}) end as place,
        s.offer_until as "offerUntil", s.form_key as "formKey", coalesce(s.details, '{}') as details,
        coalesce(r.answers, s.answers, '{}') as answers, coalesce(r.tee_id, s.tee_id) as "teeId",
        ${teeTimes(event)} as "teeTimes"
      from player p
      left join sign_up s on s.community_id = ${communityId} and s.event_id = ${eventId} and s.player_id = p.player_id
      left join registration r on r.community_id = ${communityId} and r.event_id = ${eventId} and r.player_id = p.player_id
      where p.player_id = any(${playerIds}::bigint[]) order by p.player_id`),
  )
}

/** Everybody who is registered or has ever signed up. */
export async function everybody(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<readonly number[]> {
  const rows = await tx.rows(
    statement<{ playerId: number }>(sql`
      select player_id as "playerId" from registration where community_id = ${communityId} and event_id = ${eventId}
      union select player_id from sign_up where community_id = ${communityId} and event_id = ${eventId}`),
  )
  return rows.map(({ playerId }) => playerId)
}

function waitingUpTo({ communityId, eventId }: VisibleEvent) {
  return sql`
    select count(*) from sign_up w
    where w.community_id = ${communityId} and w.event_id = ${eventId} and w.state = 'waiting' and w.place <= s.place
      and not exists (select from registration o
        where o.community_id = w.community_id and o.event_id = w.event_id and o.player_id = w.player_id)`
}

function teeTimes({ communityId, eventId }: VisibleEvent) {
  return sql`
    coalesce((
      select json_agg(json_build_object('round', e.name, 'teeTime', t.tee_time, 'teeHole', t.tee_hole, 'courseName', c.name) order by t.tee_time)
      from tee_pairing_player x
      join tee_pairing t on t.community_id = x.community_id and t.tee_pairing_id = x.tee_pairing_id
      join event e on e.community_id = t.community_id and e.event_id = t.event_id
      join course c on c.course_id = t.course_id
      where x.community_id = ${communityId} and x.registration_event_id = ${eventId} and x.player_id = p.player_id), '[]')`
}

/** What identifies somebody to whom a name or an address may belong already. */
export type Likeness = {
  readonly playerId: number
  readonly emailKey: string | undefined
  readonly hcProviderId: number | undefined
  readonly hcId: string | undefined
  /** Also those of the same name and gender. */
  readonly name: { readonly lastNameKey: string; readonly firstNameKey: string; readonly gender: 'M' | 'F' } | undefined
}

/** Others in the event, registered or about to be, who look like the same person; those with the e-mail address first. */
export function alike(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  { playerId, emailKey, hcProviderId, hcId, name }: Likeness,
): Promise<{ readonly playerId: number; readonly hasEmail: boolean }[]> {
  const email = emailKey ?? null
  return tx.rows(
    statement(sql`
      select * from (
        select p.player_id as "playerId",
          coalesce(coalesce(p.email_key, s.details ->> 'emailKey') = ${email}::text, false) as "hasEmail",
          coalesce(p.hc_id, s.details ->> 'hcId') = ${hcId ?? null}::text
            and coalesce(p.hc_provider_id, (s.details ->> 'hcProviderId')::bigint) = ${hcProviderId ?? null}::bigint as "hasId",
          p.last_name_key = ${name?.lastNameKey ?? null}::text and p.first_name_key = ${name?.firstNameKey ?? null}::text
            and p.gender = ${name?.gender ?? null}::text as "hasName"
        from (
          select player_id from registration where community_id = ${communityId} and event_id = ${eventId}
          union select player_id from sign_up where community_id = ${communityId} and event_id = ${eventId}
            and state in ('ballot', 'waiting', 'offered')) x
        join player p on p.player_id = x.player_id
        left join sign_up s on s.community_id = ${communityId} and s.event_id = ${eventId} and s.player_id = x.player_id
        where x.player_id <> ${playerId}) as other
      where "hasEmail" or "hasId" or "hasName"
      order by "hasEmail" desc`),
  )
}

/** The player whose form had this key; undefined when none had. */
export async function playerOfForm(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  formKey: string,
): Promise<number | undefined> {
  const row = await tx.first(
    statement<{ playerId: number }>(sql`
      select player_id as "playerId" from sign_up
      where community_id = ${communityId} and event_id = ${eventId} and form_key = ${formKey}::uuid`),
  )
  return row?.playerId
}
