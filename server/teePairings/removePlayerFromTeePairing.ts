import { groupsOf, lockGroups, removePlaces } from '../eventPlayers/groups.sql.ts'
import { lockRegistrations } from '../eventPlayers/lockRegistrations.ts'
import { recordMoves } from '../eventPlayers/moves.ts'
import { requireRegistered } from '../eventPlayers/registered.ts'
import { handle, RawJson } from '../handler.ts'
import { requireExisting, requireRound } from './requireTeePairings.ts'
import { teePairingWithId } from './teePairings.sql.ts'

export const removePlayerFromTeePairing = handle(
  'removePlayerFromTeePairing',
  async ({ event, params, caller, tx, refuse, record }) => {
    requireRound(event)
    const { teePairingId, playerId } = params
    const [, existing] = await Promise.all([
      lockRegistrations(tx, event, [playerId]),
      lockGroups(tx, event, 'teePairing', groupsOf(event, 'teePairing', [teePairingId], []), 'share'),
    ])
    requireExisting([{ teePairingId }], existing)
    await requireRegistered(tx, event, caller.communities, [{ playerId }], 'NOT_FOUND')
    const before = await removePlaces(tx, event, 'teePairing', [teePairingId], playerId)
    if (before.length === 0) refuse('NOT_FOUND', 'The player is not in the tee pairing.')
    await recordMoves(record, event, 'teePairing', { before, after: [] })
    return new RawJson(await teePairingWithId(tx, event, teePairingId))
  },
)
