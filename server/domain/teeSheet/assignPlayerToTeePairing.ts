import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { recordMoves } from '../roster/moves.ts'
import { assignToTeePairings } from './assignToTeePairings.ts'
import { requireRound } from './requireTeePairings.ts'
import { teePairingGroups, teePairingWithId } from './teePairings.sql.ts'

export const assignPlayerToTeePairing = handle(
  'assignPlayerToTeePairing',
  async ({ event, params, caller, tx, record, refuse }) => {
    requireRound(refuse, event)
    const { teePairingId, playerId } = params
    const players = [{ playerId, groupId: teePairingId }]
    const moves = await assignToTeePairings(refuse, tx, event, caller.communities, [{ teePairingId }], players)
    const [text] = await Promise.all([
      teePairingWithId(tx, event, teePairingId),
      recordMoves(record, event, teePairingGroups, moves),
    ])
    return new RawJson(text)
  },
)
