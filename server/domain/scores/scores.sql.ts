import type { Static } from 'typebox'
import { ScoredPlayer } from '../../../contract/scores/published.ts'
import { leaderboardTypes } from '../../../rules/formats/index.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonListOf, jsonOf, jsonValue } from '../../kernel/database/json.ts'
import { onPage, type Page } from '../../kernel/database/list.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { eventsAtLevel } from '../events/eventOrRounds.sql.ts'
import { playersOf, playersRegisteredIn, summaryFields, summaryKeys, summaryOrder } from '../roster/playerSummary.ts'
import type { CardOfSide } from './scoreRecord.ts'

export type SideCard = CardOfSide & {
  readonly eventId: number
  readonly sideId: number
  readonly scoreId: number
  /** It went to the handicap record of a federation, as somebody said. */
  readonly posted: boolean
}

/** The cards of players (`P`) or teams (`T`), all or those in `sideIds`, in the rounds of an event. Once the result is official, a card without a ruling is `OFFICIAL`. */
export function cards(
  tx: Transaction,
  event: VisibleEvent,
  side: 'P' | 'T',
  sideIds?: readonly number[],
): Promise<SideCard[]> {
  return tx.rows(
    sql<SideCard>`
      select c.event_id as "eventId", c.side_id as "sideId", c.score_id as "scoreId", c.strokes, c.updated_at as "updatedAt",
        case when c.has_score and c.status in ('OPEN', 'SIGNED') and 'official' in (e.state, coalesce(parent.state, e.state))
          then 'OFFICIAL' else c.status end as status,
        c.side = 'P' and exists (
          select from posted_score p where p.community_id = c.community_id and p.event_id = c.event_id and p.player_id = c.side_id) as posted
      from event e
      join card c on c.community_id = e.community_id and c.event_id = e.event_id
      left join event parent on parent.community_id = e.community_id and parent.event_id = e.parent_event_id
      where ${eventsAtLevel(event, 'rounds')} and c.side = ${side}
        and ${sideIds === undefined ? sql`true` : sql`c.side_id = any(${sideIds}::bigint[])`}`,
  )
}

const scoredPlayer = jsonOf(ScoredPlayer, { ...summaryFields, gender: sql`p.gender` })

export type SummaryOfPlayer = {
  readonly playerId: number
  readonly lastNameKey: string
  readonly firstNameKey: string
  readonly summary: Static<typeof ScoredPlayer>
}

/** The registered players, all or those in `playerIds`, sorted by name: one page of them. */
export function registeredSummaries(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[] | undefined,
  page: Page,
): Promise<SummaryOfPlayer[]> {
  const registrations = sql`
    select * from registered_player where community_id = ${event.communityId} and event_id = ${event.registrationEventId}
      and ${playerIds === undefined ? sql`true` : sql`player_id = any(${playerIds}::bigint[])`}`
  return tx.rows(
    sql<SummaryOfPlayer>`
      select r.player_id as "playerId", r.last_name_key as "lastNameKey", r.first_name_key as "firstNameKey",
        ${jsonValue(scoredPlayer)} as summary
      from ${playersRegisteredIn(onPage(registrations, summaryKeys, page))}
      order by r.last_name_key, r.first_name_key, r.player_id`,
  )
}

export type PlayersOfTeam = { readonly teamId: number; readonly players: readonly Static<typeof ScoredPlayer>[] }

/** The players of these teams, sorted by name within each team. */
export function playersOfTeams(
  tx: Transaction,
  event: VisibleEvent,
  teamIds: readonly number[],
): Promise<PlayersOfTeam[]> {
  const playersOfTeam = jsonListOf(
    scoredPlayer,
    sql`from ${playersOf('team_player')} where x.community_id = ${event.communityId} and x.team_id = t.team_id`,
    summaryOrder,
  )
  return tx.rows(
    // One lookup for each team: a join would read the registrations of the whole community to find a few.
    sql<PlayersOfTeam>`
      select t.team_id as "teamId", ${jsonValue(playersOfTeam)} as players
      from (select distinct unnest(${teamIds}::bigint[]) as team_id) t`,
  )
}

export type StartOfPlayer = {
  readonly eventId: number
  readonly playerId: number
  readonly startHole: number
  /** The day of the tee time, where the event is. */
  readonly date: string
}

/** Where and when players start in the rounds of an event, all or those in `playerIds`, as the tee pairings say. */
export async function startsOf(
  tx: Transaction,
  event: VisibleEvent,
  playerIds?: readonly number[],
): Promise<(eventId: number, playerId: number) => StartOfPlayer | undefined> {
  const rows = await tx.rows(
    sql<StartOfPlayer>`
      select x.event_id as "eventId", x.player_id as "playerId", g.tee_hole as "startHole", (g.tee_time at time zone e.time_zone)::date as date
      from event e
      join tee_pairing g on g.community_id = e.community_id and g.event_id = e.event_id
      join tee_pairing_player x on x.community_id = g.community_id and x.event_id = g.event_id and x.tee_pairing_id = g.tee_pairing_id
      where ${eventsAtLevel(event, 'rounds')} and ${playerIds === undefined ? sql`true` : sql`x.player_id = any(${playerIds}::bigint[])`}`,
  )
  const byPlayer = new Map(rows.map(row => [`${row.eventId}/${row.playerId}`, row]))
  return (eventId, playerId) => byPlayer.get(`${eventId}/${playerId}`)
}

const teamScoreTypes = leaderboardTypes.filter(type => type.teamScore).map(type => type.id)

/** Whether the leaderboard `l` counts one score a hole for a team: by its type, or because its sides play one ball. */
export const countsTeamScores = sql`(l.type_id = any(${teamScoreTypes}::bigint[]) or l.settings->>'oneBall' is not null)`

/** The ids of the rounds in which teams have one score a hole, because a leaderboard counts that. */
export async function teamScoreRounds(tx: Transaction, event: VisibleEvent): Promise<ReadonlySet<number>> {
  const rows = await tx.rows(
    sql<{ eventId: number }>`
      select e.event_id as "eventId" from event e
      where ${eventsAtLevel(event, 'rounds')} and exists (
        select from leaderboard l
        where l.community_id = e.community_id and l.event_id in (e.event_id, e.parent_event_id) and ${countsTeamScores})`,
  )
  return new Set(rows.map(({ eventId }) => eventId))
}
