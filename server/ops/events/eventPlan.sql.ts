import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { eventAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type BoardOfPlan = {
  readonly eventId: number
  readonly name: string
  readonly formatId: string
  readonly settings: LeaderboardSettings
  readonly flights: readonly { readonly flightId: number; readonly name: string }[]
}

/** The leaderboards of the event and of its rounds, with their flights, each list in its order. */
export function boardsOfPlan(
  tx: Transaction,
  { communityId, eventId }: Pick<VisibleEvent, 'communityId' | 'eventId'>,
): Promise<BoardOfPlan[]> {
  return tx.rows(
    sql<BoardOfPlan>`
      select l.event_id as "eventId", l.name, l.format_id as "formatId", l.settings,
        coalesce((
          select json_agg(json_build_object('flightId', f.flight_id, 'name', f.name) order by f.position, f.flight_id)
          from flight f where f.community_id = l.community_id and f.leaderboard_id = l.leaderboard_id), '[]') as flights
      from leaderboard l
      where l.community_id = ${communityId} and l.event_id = ${eventAndRounds(communityId, eventId)}
      order by l.position, l.leaderboard_id`,
  )
}
