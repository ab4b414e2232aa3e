import type { EventFile } from '../../../contract/files/eventFile.ts'
import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'

/** An event of the community with the name and the first day of the file, which may be the same one. */
export function eventAlike(
  tx: Transaction,
  { communityId, name, startDate }: EventFile,
): Promise<{ readonly eventId: string; readonly name: string } | undefined> {
  return tx.first(
    sql<{ readonly eventId: string; readonly name: string }>`
      select ${publicIdOf(sql`event`)} as "eventId", name from event
      where community_id = ${communityId} and name_key = ${nameKey(name)} and start_date = ${startDate}::date
        and parent_event_id is null and external_id is null
      order by event_id desc limit 1`,
  )
}
