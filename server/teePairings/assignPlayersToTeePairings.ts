import { recordMoves } from '../eventPlayers/moves.ts'
import { namedPlayers } from '../eventPlayers/namedPlayers.ts'
import { handle } from '../handler.ts'
import { assignToTeePairings } from './assignToTeePairings.ts'
import { requireRound } from './requireTeePairings.ts'
import { teePairingsWithIds } from './teePairings.sql.ts'

export const assignPlayersToTeePairings = handle(
  'assignPlayersToTeePairings',
  async ({ event, body, caller, tx, record }) => {
    requireRound(event)
    const ids = body.map(({ teePairingId }) => teePairingId)
    const pairings = body.map(({ teePairingId }, index) => ({ teePairingId, pointer: `/${index}/teePairingId` }))
    const moves = await assignToTeePairings(tx, event, caller.communities, pairings, namedPlayers(body, ids))
    await recordMoves(record, event, 'teePairing', moves)
    return teePairingsWithIds(tx, event, ids)
  },
)
