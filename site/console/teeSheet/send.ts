import { call } from '../../ui/call.ts'
import type { SheetChange } from './sheet.ts'

/** Sends a change of the tee sheet of a round. */
export async function sendSheet(roundId: string, change: SheetChange, key: string): Promise<void> {
  const params = { eventId: roundId }
  const moves = change.moves ?? []
  const create = change.create ?? []
  if (create.length > 0)
    await call(
      'createTeePairings',
      {
        params,
        body: create.map(({ key: name, ...group }) => ({
          ...group,
          playerIds: moves.filter(one => one.to === name).map(one => one.playerId),
        })),
      },
      { key },
    )
  if (change.change && change.change.length > 0)
    await call('updateTeePairings', {
      params,
      body: change.change.map(({ teePairingId, teeTime, teeHole, teeGroup }) => ({
        teePairingId,
        ...(teeTime && { teeTime: teeTime.to }),
        ...(teeHole && { teeHole: teeHole.to }),
        ...(teeGroup && { teeGroup: teeGroup.to }),
      })),
    })
  const placed = Map.groupBy(
    moves.filter(one => typeof one.to === 'number'),
    one => Number(one.to),
  )
  if (placed.size > 0)
    await call(
      'assignPlayersToTeePairings',
      {
        params,
        body: [...placed].map(([teePairingId, list]) => ({ teePairingId, playerIds: list.map(one => one.playerId) })),
      },
      create.length > 0 ? {} : { key },
    )
  for (const { playerId, from } of moves.filter(one => one.to === null && one.from !== null))
    if (from !== null && !change.remove?.includes(from))
      await call('removePlayerFromTeePairing', { params: { ...params, teePairingId: from, playerId } })
  for (const teePairingId of change.remove ?? [])
    await call('deleteTeePairing', { params: { ...params, teePairingId } })
}
