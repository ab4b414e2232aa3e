/** An event as it is here, as far as a file that comes again can change it. */
import { publicIdOf } from '../../../domain/access/publicIdOf.sql.ts'
import type { VisibleEvent } from '../../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../../kernel/database/connect.ts'
import { type Sql, sql } from '../../../kernel/database/sql.ts'

/** The event that a file with this id made in the community: its public id. */
export async function eventOfFile(
  tx: Transaction,
  communityId: number,
  externalId: string,
): Promise<string | undefined> {
  const row = await tx.first(
    sql<{ eventId: string }>`
      select ${publicIdOf(sql`event`)} as "eventId" from event
      where community_id = ${communityId} and external_id = ${externalId} and parent_event_id is null`,
  )
  return row?.eventId
}

export type RegisteredHere = {
  readonly playerId: number
  readonly externalId: string | null
  readonly byProfile: boolean
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
  readonly gender: 'M' | 'F'
  readonly emailKeys: readonly string[]
  readonly hasScore: boolean
}

/** Everybody who is registered for the event. */
export function registeredHere(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
  eventIds: readonly number[],
): Promise<RegisteredHere[]> {
  return tx.rows(
    sql<RegisteredHere>`
      select r.player_id as "playerId", r.external_id as "externalId", r.by_profile as "byProfile", p.first_name as "firstName",
        p.last_name as "lastName", p.suffix, p.gender,
        array_remove(array[p.email_key, m.given_email_key], null) as "emailKeys",
        exists (select from card c where c.community_id = r.community_id and c.event_id = any(${eventIds}::bigint[])
          and c.side = 'P' and c.side_id = r.player_id and c.has_score) as "hasScore"
      from registration r join player p on p.player_id = r.player_id
      left join membership m on m.community_id = r.community_id and m.player_id = r.player_id
      where r.community_id = ${communityId} and r.event_id = ${registrationEventId}
      order by r.player_id`,
  )
}

/** A value of a player, or of a team, in a part of the event. */
export type OfSide = { readonly eventId: number; readonly playerId: number | null; readonly team: string | null }

type Start = OfSide & {
  readonly teePairingId: number
  readonly courseId: number
  readonly teeTime: string
  readonly teeHole: number
  readonly teeGroup: string
}
type InFlight = OfSide & { readonly board: string; readonly flight: string }
type OnTeam = OfSide & { readonly teamId: number; readonly name: string }
type CardHere = OfSide & { readonly strokes: readonly (number | null)[]; readonly status: string }
type BoardHere = { readonly eventId: number; readonly leaderboardId: number; readonly name: string }

/** What is in the event and its rounds, table by table. */
export async function contentsOf(tx: Transaction, { communityId }: VisibleEvent, eventIds: readonly number[]) {
  const here = (alias: Sql) =>
    sql`${alias}.community_id = ${communityId} and ${alias}.event_id = any(${eventIds}::bigint[])`
  const [starts, teams, flights, cards, boards] = await Promise.all([
    tx.rows(sql<Start>`
      select t.event_id as "eventId", x.player_id as "playerId", null as team, t.tee_pairing_id as "teePairingId",
        t.course_id as "courseId", t.tee_time as "teeTime", t.tee_hole as "teeHole", t.tee_group as "teeGroup"
      from tee_pairing t left join tee_pairing_player x on x.community_id = t.community_id and x.tee_pairing_id = t.tee_pairing_id
      where ${here(sql`t`)} order by t.tee_time, t.tee_pairing_id`),
    tx.rows(sql<OnTeam>`
      select t.event_id as "eventId", x.player_id as "playerId", null as team, t.team_id as "teamId", t.name
      from team t left join team_player x on x.community_id = t.community_id and x.team_id = t.team_id
      where ${here(sql`t`)}`),
    tx.rows(sql<InFlight>`
      select l.event_id as "eventId", p.player_id as "playerId", null as team, l.name as board, f.name as flight
      from leaderboard l join flight f on f.community_id = l.community_id and f.leaderboard_id = l.leaderboard_id
      join flight_player p on p.community_id = f.community_id and p.flight_id = f.flight_id
      where ${here(sql`l`)}
      union all
      select l.event_id, null, t.name, l.name, f.name
      from leaderboard l join flight f on f.community_id = l.community_id and f.leaderboard_id = l.leaderboard_id
      join flight_team p on p.community_id = f.community_id and p.flight_id = f.flight_id
      join team t on t.community_id = p.community_id and t.team_id = p.team_id
      where ${here(sql`l`)}`),
    tx.rows(sql<CardHere>`
      select c.event_id as "eventId", case c.side when 'P' then c.side_id end as "playerId", t.name as team, c.strokes, c.status
      from card c left join team t on c.side = 'T' and t.community_id = c.community_id and t.team_id = c.side_id
      where ${here(sql`c`)}`),
    tx.rows(
      sql<BoardHere>`select l.event_id as "eventId", l.leaderboard_id as "leaderboardId", l.name from leaderboard l where ${here(sql`l`)}`,
    ),
  ])
  return { starts, teams, flights, cards, boards }
}

export type Contents = Awaited<ReturnType<typeof contentsOf>>

/** The ids by which a program calls the rounds of the event. */
export async function roundsByExternalId(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.rows(
    sql<{ eventId: number; externalId: string | null }>`
      select event_id as "eventId", external_id as "externalId" from event
      where community_id = ${communityId} and parent_event_id = ${registrationEventId} and external_id is not null`,
  )
  return new Map(rows.flatMap(({ eventId, externalId }) => (externalId === null ? [] : [[eventId, externalId]])))
}

/** What the last file said of the event: a print for each place. */
export async function saidBefore(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<Readonly<Record<string, string>>> {
  const row = await tx.first(
    sql<{ said: Readonly<Record<string, string>> }>`
      select said from event_file where community_id = ${communityId} and event_id = ${registrationEventId}`,
  )
  return row?.said ?? {}
}

/** Keeps what a file said, and by which ids its program calls the event, its rounds and its people. */
export async function keepSaid(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  said: Readonly<Record<string, string>>,
  ids: {
    readonly events: readonly { readonly eventId: number; readonly externalId: string }[]
    readonly people: readonly { readonly playerId: number; readonly externalId: string }[]
  },
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(sql`
    insert into event_file (community_id, event_id, said, said_at)
    values (${communityId}, ${eventId}, ${JSON.stringify(said)}::jsonb, ${now.toString()}::timestamptz)
    on conflict (community_id, event_id) do update set said = excluded.said, said_at = excluded.said_at`)
  await tx.rows(sql`
    update event e set external_id = x.external_id
    from unnest(${ids.events.map(one => one.eventId)}::bigint[], ${ids.events.map(one => one.externalId)}::text[]) as x (event_id, external_id)
    where e.community_id = ${communityId} and e.event_id = x.event_id and e.external_id is distinct from x.external_id`)
  await tx.rows(sql`
    update registration r set external_id = x.external_id
    from unnest(${ids.people.map(one => one.playerId)}::bigint[], ${ids.people.map(one => one.externalId)}::text[]) as x (player_id, external_id)
    where r.community_id = ${communityId} and r.event_id = ${eventId} and r.player_id = x.player_id and r.external_id is distinct from x.external_id`)
}
