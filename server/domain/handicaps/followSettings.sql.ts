import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/** The genders of the registered players, whose registrations are held until the end of the transaction. */
export async function gendersOf(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<ReadonlyMap<number, 'M' | 'F'>> {
  const rows = await tx.rows(
    sql<{ playerId: number; gender: 'M' | 'F' }>`
      select r.player_id as "playerId", p.gender from registration r join player p on p.player_id = r.player_id
      where r.community_id = ${communityId} and r.event_id = ${registrationEventId}
      order by r.player_id for no key update of r`,
  )
  return new Map(rows.map(({ playerId, gender }) => [playerId, gender]))
}
