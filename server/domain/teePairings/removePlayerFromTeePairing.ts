import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { requireRegistered } from '../roster/registered.ts'
import { groupsOf, lockGroups, removePlaces } from '../teams/groups.sql.ts'
import { recordMoves } from '../teams/moves.ts'
import { requireExisting, requireRound } from './requireTeePairings.ts'
import { teePairingWithId } from './teePairings.sql.ts'

export const removePlayerFromTeePairing = handle(
  'removePlayerFromTeePairing',
  async ({ event, params, caller, tx, refuse, record }) => {
    requireRound(refuse, event)
    const { teePairingId, playerId } = params
    const [, existing] = await Promise.all([
      lockRegistrations(tx, event, [playerId]),
      lockGroups(tx, event, 'teePairing', groupsOf(event, 'teePairing', [teePairingId], []), 'share'),
    ])
    requireExisting(refuse, [{ teePairingId }], existing)
    await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND')
    const before = await removePlaces(tx, event, 'teePairing', [teePairingId], playerId)
    if (before.length === 0) refuse('NOT_FOUND', 'The player is not in the tee pairing.')
    await recordMoves(record, event, 'teePairing', { before, after: [] })
    return new RawJson(await teePairingWithId(tx, event, teePairingId))
  },
)
