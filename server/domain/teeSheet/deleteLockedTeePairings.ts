import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { removePlaces } from '../roster/groups.sql.ts'
import { deleteTeePairingRows, pairingFields, teePairingGroups } from './teePairings.sql.ts'

type Deleted = {
  readonly deleted: number
  readonly teePairingIds: number[]
  readonly unassignedPlayerIds: number[]
}

/** Deletes tee pairings of the round, which must be locked before; their players become unassigned. */
export async function deleteLockedTeePairings(
  tx: Transaction,
  event: VisibleEvent,
  ids: readonly number[],
  record: (change: Change) => Promise<void>,
): Promise<Deleted> {
  if (ids.length === 0) return { deleted: 0, teePairingIds: [], unassignedPlayerIds: [] }
  const [fields, places] = await Promise.all([
    pairingFields(tx, event, ids),
    removePlaces(tx, event, teePairingGroups, ids),
    deleteTeePairingRows(tx, event, ids),
  ])
  const playerIds = places.map(({ playerId }) => playerId)
  const placesByPairing = Map.groupBy(places, ({ groupId }) => groupId)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'teePairing.deleted',
    subject: { teePairingIds: ids, playerIds },
    before: ids.map(teePairingId => ({
      teePairingId,
      ...fields.get(teePairingId),
      playerIds: placesByPairing.get(teePairingId)?.map(({ playerId }) => playerId) ?? [],
    })),
  })
  return { deleted: ids.length, teePairingIds: [...ids], unassignedPlayerIds: playerIds }
}
