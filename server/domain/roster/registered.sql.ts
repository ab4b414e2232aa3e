import { byKey } from '../../kernel/database/byKey.ts'
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
  playerIds: readonly number[],
  lock: Sql = sql``,
): Promise<readonly number[]> {
  if (playerIds.length === 0) return []
  const ids = [...new Set(playerIds)].sort((a, b) => a - b)
  const key = sql`community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = p.player_id`
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select r.player_id as "playerId" from unnest(${ids}::bigint[]) as p (player_id)
      join ${byKey('registration', key, lock)} r on true`,
  )
  return rows.map(({ playerId }) => playerId)
}
