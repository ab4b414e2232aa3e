import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { shownPairingOfPlace, shownPlaces } from '../roster/shownTeeSheet.sql.ts'

/** The state of a person's registration. `removed`: ended by the organiser. */
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

/** Contact and index of a player by name; for others, an index for this event. */
export type Details = {
  readonly email?: string
  /** The address in lower case, by which a person is found. */
  readonly emailKey?: string
  readonly phoneCountryCd?: string
  readonly phone?: string
  readonly dob?: string
  readonly hcProviderId?: number
  readonly hcId?: string
  readonly hcIndex?: number
  /** In which the person signed up, and is written to. */
  readonly language?: Language
}

export type TeeTime = {
  readonly round: string
  readonly teeTime: string
  readonly teeHole: number
  readonly courseName: string
}

/** A person on the registration pages. */
export type Participant = {
  readonly playerId: number
  readonly byName: boolean
  readonly firstName: string
  readonly lastName: string
  readonly lastNameKey: string
  readonly firstNameKey: string
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
  /** Whether the club of the event may see the details of the profile; otherwise these are what it supplied itself. */
  readonly detailsConfirmed: boolean
  /** Where mail goes: an address that the club of the event supplied, or the player's own. */
  readonly mailTo: string | null
  /** The profile is kept by the club of the event, and nobody else has it. */
  readonly isOwn: boolean
  /** The address of the profile, by which the player is recognised behind a link that came by mail. Never shown. */
  readonly profileEmail: string | null
  /** Null for a person who has neither signed up nor is registered. */
  readonly state: State | null
  /** The number on the waiting list. */
  readonly place: number | null
  readonly offerUntil: string | null
  /** The key of the form with which the person signed up; null when registered by somebody else. */
  readonly formKey: string | null
  readonly details: Details
  readonly answers: Readonly<Record<string, string>>
  readonly teeId: number | null
  /** Whether the player wants mails about tee times. */
  readonly startMails: boolean
  readonly teeTimes: readonly TeeTime[]
}

/** Where a mail to the person goes. */
export function addressOf({
  byName,
  details,
  mailTo,
}: Pick<Participant, 'byName' | 'details' | 'mailTo'>): string | undefined {
  return (byName ? details.email : mailTo) || undefined
}

/** The state in effect for sign-up `s` and registration `r`: a registration made or ended elsewhere counts. */
const state = sql`
  case when r.player_id is not null then 'registered' when s.state = 'registered' then 'removed' else s.state end`

/** The person with the state of the registration; undefined when there is no such player in scope. */
export async function participant(
  tx: Transaction,
  event: VisibleEvent,
  playerId: number,
): Promise<Participant | undefined> {
  const [found] = await participants(tx, event, [playerId])
  return found
}

/** Several people, sorted by id. */
export function participants(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[],
): Promise<Participant[]> {
  const { communityId, eventId } = event
  return tx.rows(
    sql<Participant>`
      select p.player_id as "playerId", p.by_name as "byName", p.first_name as "firstName", p.last_name as "lastName", p.suffix,
        p.last_name_key as "lastNameKey", p.first_name_key as "firstNameKey", p.gender, ${visibleDetail('email')} as email, ${visibleDetail('dob')} as dob, ${visibleDetail('phone_country_cd')} as "phoneCountryCd",
        ${visibleDetail('phone')} as phone, ${visibleDetail('hc_provider_id')} as "hcProviderId", ${visibleDetail('hc_id')} as "hcId", p.email as "profileEmail",
        case when p.email_community_id is null or p.email_community_id = h.club_id then p.email else m.given_email end as "mailTo",
        coalesce(p.keeper_community_id = h.club_id and not p.shared, false) as "isOwn", p.hc_index_tenths as "indexTenths", p.hc_revision_date as "revisionDate",
        p.completed_at is not null as completed,
        coalesce((select true from membership m join community c on c.community_id = m.community_id
          where m.player_id = p.player_id and (c.community_id = ${communityId} or c.club_community_id = ${communityId}) limit 1), false) as belongs,
        coalesce(m.details_confirmed, false) as "detailsConfirmed",
        ${state} as state,
        case when ${state} = 'waiting' then (${waitingUpTo(event)}) end as place,
        s.offer_until as "offerUntil", s.form_key as "formKey", coalesce(s.details, '{}') as details,
        coalesce(r.answers, s.answers, '{}') as answers, coalesce(r.tee_id, s.tee_id) as "teeId",
        coalesce(r.start_mails, true) as "startMails",
        ${teeTimes(event)} as "teeTimes"
      from player p
      join lateral (
        select coalesce(c.club_community_id, c.community_id) as club_id from community c where c.community_id = ${communityId}) h on true
      left join lateral (${ownMembership(communityId)}) m on true
      left join sign_up s on s.community_id = ${communityId} and s.event_id = ${eventId} and s.player_id = p.player_id
      left join registration r on r.community_id = ${communityId} and r.event_id = ${eventId} and r.player_id = p.player_id
      where p.player_id = any(${playerIds}::bigint[]) order by p.player_id`,
  )
}

/** The membership of player `p` through which the club of the event sees the most. */
function ownMembership(communityId: number) {
  return sql`
    select o.* from membership o join community c on c.community_id = o.community_id
    where o.player_id = p.player_id and (c.community_id = ${communityId} or c.club_community_id = ${communityId})
    order by o.details_confirmed desc, o.community_id limit 1`
}

/** A value of player `p` as membership `m` may see it; a player by name has no membership, and so no value. */
function visibleDetail(column: string) {
  return sql`case when m.details_confirmed then p.${sql.ref(column)} else m.${sql.ref(`given_${column}`)} end`
}

/** The ids of everybody who is registered or has ever signed up. */
export async function everybody(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select player_id as "playerId" from registration where community_id = ${communityId} and event_id = ${eventId}
      union select player_id from sign_up where community_id = ${communityId} and event_id = ${eventId}`,
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
      from ${shownPlaces} x
      cross join ${shownPairingOfPlace} t
      join event e on e.community_id = t.community_id and e.event_id = t.event_id
      join course c on c.course_id = t.course_id
      where x.community_id = ${communityId} and x.registration_event_id = ${eventId} and x.player_id = p.player_id), '[]')`
}

/** What may show that a person is in the event already. */
export type Likeness = {
  readonly playerId: number
  readonly emailKey: string | undefined
  readonly hcProviderId: number | undefined
  readonly hcId: string | undefined
  /** When given, people with the same name and gender count as alike too. */
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
    sql<{ playerId: number; hasEmail: boolean }>`
      select "playerId", "hasEmail" from (
        select p.player_id as "playerId",
          coalesce(coalesce(${visibleDetail('email_key')}, s.details ->> 'emailKey') = ${email}::text, false) as "hasEmail",
          coalesce(${visibleDetail('hc_id')}, s.details ->> 'hcId') = ${hcId ?? null}::text
            and coalesce(${visibleDetail('hc_provider_id')}, (s.details ->> 'hcProviderId')::bigint) = ${hcProviderId ?? null}::bigint as "hasId",
          p.last_name_key = ${name?.lastNameKey ?? null}::text and p.first_name_key = ${name?.firstNameKey ?? null}::text
            and p.gender = ${name?.gender ?? null}::text as "hasName"
        from (
          select player_id from registration where community_id = ${communityId} and event_id = ${eventId}
          union select player_id from sign_up where community_id = ${communityId} and event_id = ${eventId}
            and state in ('ballot', 'waiting', 'offered')) x
        join player p on p.player_id = x.player_id
        left join lateral (${ownMembership(communityId)}) m on true
        left join sign_up s on s.community_id = ${communityId} and s.event_id = ${eventId} and s.player_id = x.player_id
        where x.player_id <> ${playerId}) as other
      where "hasEmail" or "hasId" or "hasName"
      order by "hasEmail" desc`,
  )
}

/** The player whose form had this key; undefined when there is none. */
export async function playerOfForm(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  formKey: string,
): Promise<number | undefined> {
  const row = await tx.first(
    sql<{ playerId: number }>`
      select player_id as "playerId" from sign_up
      where community_id = ${communityId} and event_id = ${eventId} and form_key = ${formKey}::uuid`,
  )
  return row?.playerId
}
