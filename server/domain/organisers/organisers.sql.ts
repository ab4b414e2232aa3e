import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { holdForRename } from '../players/profiles.sql.ts'

type EventKey = Pick<VisibleEvent, 'communityId' | 'registrationEventId'>

export type Organiser = {
  readonly label: string
  readonly until: string
  readonly places: number
}

/** An organiser of the event with the link that opens at `now`; undefined when none does. */
export function openOrganiser(
  tx: Transaction,
  event: EventKey,
  organiserId: number,
  now: Temporal.Instant,
): Promise<Organiser | undefined> {
  return tx.first(
    sql<Organiser>`
      select label, ${timestampOf(sql`until`)} as until, coalesce(places, 0) as places
      from staff_link
      where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and organiser_id = ${organiserId}
        and ended_at is null and until > ${now.toString()}
      order by staff_link_id desc limit 1`,
  )
}

export type NamedPlayerRow = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly lastNameKey: string
  readonly firstNameKey: string
  readonly gender: 'M' | 'F'
  readonly indexTenths: number | null
  readonly teamId: number | null
  readonly kept: boolean
}

/** Whom an organiser has named, in the order of names. `kept`: the club keeps the details, because it knows who it is. */
export function namedPlayers(tx: Transaction, event: EventKey, organiserId: number): Promise<NamedPlayerRow[]> {
  return tx.rows(
    sql<NamedPlayerRow>`
      select r.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName",
        r.last_name_key as "lastNameKey", r.first_name_key as "firstNameKey", p.gender,
        h.hc_index_tenths as "indexTenths", x.team_id as "teamId", not p.by_name as kept
      from registration r
      join player p on p.player_id = r.player_id
      left join player_handicap h on h.community_id = r.community_id and h.event_id = r.event_id and h.player_id = r.player_id
      left join team_player x on x.community_id = r.community_id and x.event_id = r.event_id and x.player_id = r.player_id
      where ${ofOrganiser(event, organiserId)}
      order by r.last_name_key, r.first_name_key, r.player_id limit 10000`,
  )
}

/** The registrations `r` of those whom an organiser has named. */
function ofOrganiser({ communityId, registrationEventId }: EventKey, organiserId: number): Sql {
  return sql`r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.organiser_id = ${organiserId}`
}

/** Says of registrations which organiser has named them. */
export async function writeOrganiser(
  tx: Transaction,
  event: EventKey,
  organiserId: number,
  playerIds: readonly number[],
): Promise<void> {
  await tx.rows(
    sql`
      update registration set organiser_id = ${organiserId}
      where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = any(${playerIds}::bigint[])`,
  )
}

export type OwnTeam = { readonly teamId: number; readonly name: string; readonly playerIds: number[] }

/** The teams of the event in which somebody plays whom the organiser has named, and nobody else. */
export function teamsOfOrganiser(tx: Transaction, event: EventKey, organiserId: number): Promise<OwnTeam[]> {
  return tx.rows(
    sql<OwnTeam>`
      select t.team_id as "teamId", t.name, array_agg(x.player_id order by x.player_id) as "playerIds"
      from team t
      join team_player x on x.community_id = t.community_id and x.team_id = t.team_id
      join registration r on r.community_id = x.community_id and r.event_id = x.registration_event_id and r.player_id = x.player_id
      where t.community_id = ${event.communityId} and t.event_id = ${event.registrationEventId}
      group by t.team_id, t.name
      having bool_and(coalesce(r.organiser_id = ${organiserId}, false))
      order by t.team_id`,
  )
}

/** Those of these teams in which nobody plays any more. */
export async function emptyTeams(
  tx: Transaction,
  event: EventKey,
  teamIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ teamId: number }>`
      select t.team_id as "teamId" from team t
      where t.community_id = ${event.communityId} and t.event_id = ${event.registrationEventId} and t.team_id = any(${teamIds}::bigint[])
        and not exists (select from team_player x where x.community_id = t.community_id and x.team_id = t.team_id)
      order by t.team_id`,
  )
  return rows.map(({ teamId }) => teamId)
}

export type Facts = {
  /** A round is in progress or over, or has a score. */
  readonly begun: boolean
  readonly hasTeams: boolean
  /** The leaderboards of teams. */
  readonly boards: readonly { readonly formatId: string; readonly settings: LeaderboardSettings }[]
}

/** What decides over what organisers may do in the event. */
export async function factsForOrganisers(
  tx: Transaction,
  { communityId, registrationEventId }: EventKey,
): Promise<Facts> {
  const parts = eventAndRounds(communityId, registrationEventId)
  const row = await tx.first(
    sql<Facts>`
      select
        exists (select from event e where e.community_id = ${communityId} and e.event_id = ${parts}
          and e.state not in ('draft', 'published'))
        or exists (select from card c where c.community_id = ${communityId} and c.event_id = ${parts} and c.has_score) as begun,
        exists (select from team t where t.community_id = ${communityId} and t.event_id = ${registrationEventId}) as "hasTeams",
        coalesce((
          select jsonb_agg(jsonb_build_object('formatId', l.format_id, 'settings', l.settings))
          from leaderboard l where l.community_id = ${communityId} and l.event_id = ${parts} and l.team), '[]') as boards`,
  )
  return row ?? { begun: false, hasTeams: false, boards: [] }
}

export type PersonColumns = {
  readonly first_name: string
  readonly last_name: string
  readonly last_name_key: string
  readonly first_name_key: string
  readonly gender: 'M' | 'F'
}

/** Writes name and gender of a player by name, who must be locked before. The keys of the database carry the name on. */
export async function writePerson(tx: Transaction, playerId: number, person: PersonColumns): Promise<void> {
  await holdForRename(tx, playerId)
  await tx.rows(
    sql`
      update player set first_name = ${person.first_name}, last_name = ${person.last_name},
        last_name_key = ${person.last_name_key}, first_name_key = ${person.first_name_key}, gender = ${person.gender}
      where player_id = ${playerId} and by_name`,
  )
}
