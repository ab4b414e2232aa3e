import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { RowChange } from './undoTables.ts'

/** Whether a player or a team that would go when these changes are taken back has a score in the event or in one of its rounds. */
export async function hasScores(
  tx: Transaction,
  { communityId, registrationEventId }: { readonly communityId: number; readonly registrationEventId: number },
  rows: readonly RowChange[],
): Promise<boolean> {
  const going = (table: string, column: string) =>
    rows.flatMap(({ table: of, before, after }) => (of === table && !before && after ? [Number(after[column])] : []))
  const players = going('registration', 'player_id')
  const teams = going('team', 'team_id')
  if (players.length + teams.length === 0) return false
  const found = await tx.first(
    sql`
      select 1 from event e join card c on c.community_id = e.community_id and c.event_id = e.event_id
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
        and c.has_score and (c.side = 'P' and c.side_id = any(${players}::bigint[]) or c.side = 'T' and c.side_id = any(${teams}::bigint[]))
      limit 1`,
  )
  return found !== undefined
}
