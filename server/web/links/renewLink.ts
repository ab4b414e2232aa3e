import { publicEventId, type VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Change } from '../../domain/audit/record.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { LinkPurpose } from './linkPurpose.ts'
import { raiseGeneration } from './webLinks.sql.ts'

/** Ends a link of an event, so that {@link linkOf} makes another one, and answers the change to be recorded. */
export async function renewLink(
  tx: Transaction,
  { communityId, eventId, kind }: Pick<VisibleEvent, 'communityId' | 'eventId' | 'kind'>,
  purpose: LinkPurpose,
  playerId: number | undefined,
): Promise<Change & { readonly after: { readonly generation: number } }> {
  const generation = await raiseGeneration(tx, { communityId, eventId, purpose, playerId: playerId ?? 0 })
  const subject = { eventId: publicEventId(kind, eventId), purpose, playerId }
  return { communityId, eventId, kind: 'webLink.regenerated', subject, after: { generation } }
}
