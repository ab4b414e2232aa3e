import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { deleteRegistration, type PlayerPlaces } from './eventPlayers.sql.ts'
import { requireLeaving } from './requireLeaving.ts'

/** Takes a player out of the event, records it, and returns the places that became free. Refuses as {@link requireLeaving} does. */
export async function leaveEvent(
  refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND' | 'REGISTER_ON_MULTI_ROUND_EVENT' | 'SCORE_ENTERED'>,
  tx: Transaction,
  {
    event,
    communities,
    record,
  }: {
    readonly event: VisibleEvent
    readonly communities: readonly number[]
    readonly record: (change: Change) => Promise<void>
  },
  playerId: number,
): Promise<PlayerPlaces> {
  const places = await requireLeaving(refuse, tx, event, communities, playerId)
  await deleteRegistration(tx, event, playerId)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'registration.removed',
    subject: { playerIds: [playerId] },
    before: places,
  })
  return places
}
