import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { eventsAtLevel } from '../events/eventOrRounds.sql.ts'

export type DotsRow = {
  readonly eventId: number
  readonly settings: LeaderboardSettings
  readonly flights: readonly {
    readonly flightId: number
    readonly playerIds: readonly number[]
    readonly teamIds: readonly number[]
  }[]
}

/** The leaderboard whose strokes the cards show, for each round that names one; with its flights, and the players of their teams. */
export function dotsRows(tx: Transaction, event: VisibleEvent): Promise<DotsRow[]> {
  return tx.rows(
    sql<DotsRow>`
      select e.event_id as "eventId", l.settings,
        coalesce((
          select json_agg(json_build_object('flightId', f.flight_id,
            'playerIds', array(
              select x.player_id from flight_player x where x.community_id = f.community_id and x.flight_id = f.flight_id
              union all
              select p.player_id from flight_team y join team_player p on p.community_id = y.community_id and p.team_id = y.team_id
              where y.community_id = f.community_id and y.flight_id = f.flight_id),
            'teamIds', array(
              select y.team_id from flight_team y where y.community_id = f.community_id and y.flight_id = f.flight_id)))
          from flight f where f.community_id = l.community_id and f.leaderboard_id = l.leaderboard_id), '[]') as flights
      from event e
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      join leaderboard l on l.community_id = e.community_id and l.event_id in (e.event_id, e.parent_event_id)
        and l.leaderboard_id = coalesce(e.settings ->> 'dotsOf', m.settings ->> 'dotsOf')::bigint
      where ${eventsAtLevel(event, 'rounds')}`,
  )
}

/** The leaderboards that an event or a round may name: its own, and those of its multi-round event. */
export async function nameableBoards(tx: Transaction, event: VisibleEvent): Promise<ReadonlySet<number>> {
  const { communityId, eventId, registrationEventId } = event
  const rows = await tx.rows(
    sql<{ leaderboardId: number }>`
      select leaderboard_id as "leaderboardId" from leaderboard
      where community_id = ${communityId} and event_id in (${eventId}, ${registrationEventId})`,
  )
  return new Set(rows.map(({ leaderboardId }) => leaderboardId))
}
