import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The players of each tee pairing of a round as they are seated, the pairings by time and hole. */
export async function teeGroups(
  tx: Transaction,
  { communityId }: Pick<VisibleEvent, 'communityId'>,
  roundId: number,
): Promise<readonly (readonly number[])[]> {
  const rows = await tx.rows(
    sql<{ readonly playerIds: readonly number[] }>`
      select array_agg(x.player_id order by x.seat nulls last, x.player_id) as "playerIds"
      from tee_pairing t join tee_pairing_player x
        on x.community_id = t.community_id and x.event_id = t.event_id and x.tee_pairing_id = t.tee_pairing_id
      where t.community_id = ${communityId} and t.event_id = ${roundId}
      group by t.tee_pairing_id, t.tee_time, t.tee_hole, t.tee_group
      order by t.tee_time, t.tee_hole, t.tee_group`,
  )
  return rows.map(({ playerIds }) => playerIds)
}
