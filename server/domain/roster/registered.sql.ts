import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/**
 * Those of these players who are registered, locked as `lock` says, in the order of their ids. Each is looked up by its key: for
 * a list of ids PostgreSQL reads the index of names through, with everybody in the event.
 */
export async function registered(
  tx: Transaction,
  event: VisibleEvent,
  playerIds: Iterable<number>,
  lock: Sql,
): Promise<readonly number[]> {
  const ids = [...new Set(playerIds)].sort((a, b) => a - b)
  if (ids.length === 0) return []
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select r.player_id as "playerId" from unnest(${ids}::bigint[]) as p (player_id)
      cross join lateral (
        select player_id from registration
        where community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = p.player_id
        limit 1 ${lock}) r`,
  )
  return rows.map(({ playerId }) => playerId)
}
