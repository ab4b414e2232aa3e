import { handle } from '../operation/handler.ts'
import { recordMoves } from '../roster/moves.ts'
import { namedPlayers } from '../roster/namedPlayers.ts'
import { assignToTeePairings } from './assignToTeePairings.ts'
import { requireRound } from './requireTeePairings.ts'
import { teePairingGroups, teePairingsWithIds } from './teePairings.sql.ts'

export const assignPlayersToTeePairings = handle(
  'assignPlayersToTeePairings',
  async ({ event, body, caller, tx, record, refuse }) => {
    requireRound(refuse, event)
    const ids = body.map(({ teePairingId }) => teePairingId)
    const pairings = body.map(({ teePairingId }, index) => ({ teePairingId, pointer: `/${index}/teePairingId` }))
    const moves = await assignToTeePairings(
      refuse,
      tx,
      event,
      caller.communities,
      pairings,
      namedPlayers(refuse, body, ids),
    )
    await recordMoves(record, event, teePairingGroups, moves)
    return teePairingsWithIds(tx, event, ids)
  },
)
