import type { Caller } from '../../domain/access/callers.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'

/** The event with this public id, where the caller reaches it. Refuses with `UNAUTHORIZED`. */
export async function requireEvent(
  refuse: Refuse<'UNAUTHORIZED'>,
  database: Database,
  { communities }: Caller,
  eventId: string,
): Promise<VisibleEvent> {
  const event = await database.read(communities, tx => visibleEvent(tx, eventId, communities))
  return event ?? refuse('UNAUTHORIZED', 'event')
}
