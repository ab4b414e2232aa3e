import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { registered } from '../../domain/roster/registered.sql.ts'
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
  if (!team) return new Set(await registered(tx, event, ids))
  const rows = await tx.rows(
    sql<{ id: number }>`
      select t.team_id as id from team t
      where t.community_id = ${event.communityId} and t.event_id = ${teamsEventId(event)} and t.team_id = any(${ids}::bigint[])`,
  )
  return new Set(rows.map(({ id }) => id))
}
