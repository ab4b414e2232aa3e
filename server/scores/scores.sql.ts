import { sql } from 'kysely'
import { leaderboardTypes } from '../../rules/formats/index.ts'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'
import { playersOf, registeredPlayers, summaryFields, summaryOrder } from '../eventPlayers/playerSummary.ts'
import { ofLevel } from '../events/eventParts.sql.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import type { CardOfSide } from './scoreRecord.ts'

export type SideCard = CardOfSide & { readonly eventId: number; readonly sideId: number }

/** The cards of players (`P`) or teams (`T`) in the rounds of an event. What stands when the result is official is `OFFICIAL`. */
export function cards(tx: Transaction, event: VisibleEvent, side: 'P' | 'T'): Promise<SideCard[]> {
  return tx.rows(
    statement<SideCard>(sql`
      select c.event_id as "eventId", c.side_id as "sideId", c.strokes, c.updated_at as "updatedAt",
        case when c.has_score and c.status in ('OPEN', 'SIGNED') and 'official' in (e.state, coalesce(parent.state, e.state))
          then 'OFFICIAL' else c.status end as status
      from event e
      join card c on c.community_id = e.community_id and c.event_id = e.event_id
      left join event parent on parent.community_id = e.community_id and parent.event_id = e.parent_event_id
      where ${ofLevel(event, 'rounds')} and c.side = ${side}`),
  )
}

export type SummaryOfPlayer = {
  readonly playerId: number
  readonly lastNameKey: string
  readonly firstNameKey: string
  /** The fields of the summary that have a value. */
  readonly summary: { readonly playerId: number }
}

/** The registered players, or those of `playerIds`, in the order of their names. */
export function registeredSummaries(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: readonly number[] | undefined,
): Promise<SummaryOfPlayer[]> {
  return tx.rows(
    statement<SummaryOfPlayer>(sql`
      select p.player_id as "playerId", p.last_name_key as "lastNameKey", p.first_name_key as "firstNameKey",
        json_strip_nulls(json_build_object(${summaryFields})) as summary
      from ${registeredPlayers}
      where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId}
        and ${playerIds === undefined ? sql`true` : sql`p.player_id = any(${playerIds}::bigint[])`}
      order by ${summaryOrder}`),
  )
}

export type PlayersOfTeam = { readonly teamId: number; readonly players: readonly object[] }

/** The players of these teams, each team's in the order of their names. */
export function playersOfTeams(
  tx: Transaction,
  event: VisibleEvent,
  teamIds: readonly number[],
): Promise<PlayersOfTeam[]> {
  return tx.rows(
    statement<PlayersOfTeam>(sql`
      select x.team_id as "teamId", json_agg(json_strip_nulls(json_build_object(${summaryFields})) order by ${summaryOrder}) as players
      from ${playersOf('team_player')}
      where x.community_id = ${event.communityId} and x.team_id = any(${teamIds}::bigint[])
      group by x.team_id`),
  )
}

/** Types of leaderboards that count one score for each hole of a team. */
export const teamScoreTypes = leaderboardTypes.filter(type => type.teamScore).map(type => type.id)

/** The rounds in which one score for each hole is entered for a team: a leaderboard of such a type counts them. */
export async function teamScoreRounds(tx: Transaction, event: VisibleEvent): Promise<ReadonlySet<number>> {
  const rows = await tx.rows(
    statement<{ eventId: number }>(sql`
      select e.event_id as "eventId" from event e
      where ${ofLevel(event, 'rounds')} and exists (
        select from leaderboard l
        where l.community_id = e.community_id and l.event_id in (e.event_id, e.parent_event_id) and l.type_id = any(${teamScoreTypes}::bigint[]))`),
  )
  return new Set(rows.map(({ eventId }) => eventId))
}
