import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups, removePlaces } from '../roster/groups.sql.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { recordMoves } from '../roster/moves.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { requireExisting, requireRound } from './requireTeePairings.ts'
import { teePairingGroups, teePairingWithId } from './teePairings.sql.ts'

export const removePlayerFromTeePairing = handle(
  'removePlayerFromTeePairing',
  async ({ event, params, caller, tx, refuse, record }) => {
    requireRound(refuse, event)
    const { teePairingId, playerId } = params
    const [locked, existing] = await Promise.all([
      lockRegistrations(tx, event, [playerId]),
      lockGroups(tx, event, teePairingGroups, groupsOf(event, teePairingGroups, [teePairingId], []), 'share'),
    ])
    requireExisting(refuse, [{ teePairingId }], existing)
    await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND', locked)
    const before = await removePlaces(tx, event, teePairingGroups, [teePairingId], playerId)
    if (before.length === 0) refuse('NOT_FOUND', 'playerInTeePairing')
    await recordMoves(record, event, teePairingGroups, { before, after: [] })
    return new RawJson(await teePairingWithId(tx, event, teePairingId))
  },
)
