import type { Transaction } from '../../../kernel/database/connect.ts'
import { type Sql, sql } from '../../../kernel/database/sql.ts'
import { eventAndRounds } from '../../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../../access/visibleEvent.ts'

/** Somebody of the club, or in the event, whom a table may mean. */
export type KnownPerson = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly lastNameKey: string
  readonly firstNameKey: string
  readonly emailKey: string | null
  readonly hcId: string | null
  /** By which the club's own program knows the person. */
  readonly numbers: readonly string[]
  readonly indexTenths: number | null
  /** In the event, or the community, that the table is for. */
  readonly registered: boolean
}

/** By what people of a table are looked for. */
export type PersonKeys = {
  readonly nameKeys: readonly string[]
  readonly emailKeys: readonly string[]
  /** Handicap ids, and numbers of the club. */
  readonly numbers: readonly string[]
  readonly playerIds: readonly number[]
}

/** The members of the community of the event, and of its sub communities, and the players of the event, who have one of these names, addresses or handicap ids. */
export function peopleWith(tx: Transaction, event: VisibleEvent, keys: PersonKeys): Promise<KnownPerson[]> {
  const { communityId, registrationEventId } = event
  return tx.rows(
    sql<KnownPerson>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix,
        p.last_name_key as "lastNameKey", p.first_name_key as "firstNameKey", p.email_key as "emailKey", p.hc_id as "hcId",
        p.hc_index_tenths as "indexTenths",
        array(
          select m.external_id from membership m where m.player_id = p.player_id and m.external_id is not null and m.community_id = any(array(${clubOf(communityId)}))
          union select r.external_id from registration r
          where r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.player_id = p.player_id and r.external_id is not null) as numbers,
        exists (select from registration r where r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.player_id = p.player_id) as registered
      from player p
      where p.player_id in (
        ${membersOf(clubOf(communityId), keys)}
        union
        select r.player_id from registration r
        where r.community_id = ${communityId} and r.event_id = ${registrationEventId}
          and (r.last_name_key = any(${keys.nameKeys}) or r.external_id = any(${keys.numbers})))
      order by p.last_name_key, p.first_name_key, p.player_id limit 5000`,
  )
}

/** The people of those of `communities` that belong to the club of this community who have one of these names, addresses or handicap ids. */
export function membersWith(
  tx: Transaction,
  communityId: number,
  communities: readonly number[],
  keys: PersonKeys,
): Promise<KnownPerson[]> {
  return tx.rows(
    sql<KnownPerson>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix,
        p.last_name_key as "lastNameKey", p.first_name_key as "firstNameKey", p.email_key as "emailKey", p.hc_id as "hcId",
        p.hc_index_tenths as "indexTenths",
        array(
          select m.external_id from membership m
          where m.community_id = ${communityId} and m.player_id = p.player_id and m.external_id is not null) as numbers,
        exists (select from membership m where m.community_id = ${communityId} and m.player_id = p.player_id) as registered
      from player p
      where p.player_id in (
        ${membersOf(
          sql`
            select c.community_id from community c join community own on own.community_id = ${communityId}
            where c.community_id = any(${communities}::bigint[])
              and coalesce(c.club_community_id, c.community_id) = coalesce(own.club_community_id, own.community_id)`,
          keys,
        )})
      order by p.last_name_key, p.first_name_key, p.player_id limit 5000`,
  )
}

/** A community, and its sub communities where it is a club. */
function clubOf(communityId: number): Sql {
  return sql`select c.community_id from community c where c.community_id = ${communityId} or c.club_community_id = ${communityId}`
}

/** Each key has an index of its own; where keys are joined by "or", all members are read. */
function membersOf(communities: Sql, { nameKeys, emailKeys, numbers, playerIds }: PersonKeys): Sql {
  const member = sql`select m.player_id from membership m where m.community_id = any(array(${communities}))`
  return sql`
    ${member} and m.last_name_key = any(${nameKeys})
    union ${member} and m.player_id = any(array(select o.player_id from player o where o.email_key = any(${emailKeys})))
    union ${member} and m.player_id = any(array(select o.player_id from player o where o.hc_id = any(${numbers})))
    union ${member} and m.external_id = any(${numbers})
    union ${member} and m.player_id = any(${playerIds}::bigint[])`
}

/** Somebody who is in the event, or in the community, already. */
export type PersonHere = {
  readonly playerId: number
  readonly name: string
  readonly indexTenths: number | null
  /** The address that the community knows; of players of an event none. */
  readonly email: string | null
  /** What the last list said. */
  readonly listed: { readonly index?: string; readonly email?: string }
  readonly hasScore: boolean
}

/** Everybody who is registered, with the index of the event, in the order of names. */
export function registeredHere(tx: Transaction, event: VisibleEvent): Promise<PersonHere[]> {
  const { communityId, registrationEventId } = event
  return tx.rows(
    sql<PersonHere>`
      select r.player_id as "playerId", p.first_name || ' ' || p.last_name as name, h.hc_index_tenths as "indexTenths",
        null::text as email, r.listed,
        exists (select from card c
          where c.community_id = r.community_id and c.event_id = ${eventAndRounds(communityId, registrationEventId)}
            and c.side = 'P' and c.side_id = r.player_id and c.has_score) as "hasScore"
      from registration r
      join player p on p.player_id = r.player_id
      left join player_handicap h on h.community_id = r.community_id and h.event_id = r.event_id and h.player_id = r.player_id
      where r.community_id = ${communityId} and r.event_id = ${registrationEventId}
      order by r.last_name_key, r.first_name_key, r.player_id`,
  )
}

/** Everybody who belongs to the community, in the order of names. */
export function membersHere(tx: Transaction, communityId: number): Promise<PersonHere[]> {
  return tx.rows(
    sql<PersonHere>`
      select m.player_id as "playerId", p.first_name || ' ' || p.last_name as name, p.hc_index_tenths as "indexTenths",
        case when m.details_confirmed then p.email else m.given_email end as email, m.listed, false as "hasScore"
      from membership m join player p on p.player_id = m.player_id
      where m.community_id = ${communityId}
      order by m.last_name_key, m.first_name_key, m.player_id`,
  )
}
