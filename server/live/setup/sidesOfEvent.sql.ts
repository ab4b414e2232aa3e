import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { teamsEventId } from '../../domain/teams/teamsInEffect.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Which of these ids are of players who are registered for the event, or of teams that play in it. */
export async function sidesOfEvent(
  tx: Transaction,
  event: VisibleEvent,
  team: boolean,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { communityId, registrationEventId } = event
  const rows = await tx.rows(
    team
      ? sql<{ id: number }>`
          select t.team_id as id from team t
          where t.community_id = ${communityId} and t.event_id = ${teamsEventId(event)} and t.team_id = any(${ids}::bigint[])`
      : sql<{ id: number }>`
          select r.player_id as id from registration r
          where r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.player_id = any(${ids}::bigint[])`,
  )
  return new Set(rows.map(({ id }) => id))
}
