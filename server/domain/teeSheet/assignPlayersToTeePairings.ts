import { entriesOf } from '../operation/entriesOf.ts'
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
    const entries = entriesOf(body)
    const ids = entries.map(({ teePairingId }) => teePairingId)
    const pairings = entries.map(({ teePairingId, pointer }) => ({ teePairingId, pointer: `${pointer}/teePairingId` }))
    const moves = await assignToTeePairings(
      refuse,
      tx,
      event,
      caller.communities,
      pairings,
      namedPlayers(refuse, entries, ids),
    )
    await recordMoves(record, event, teePairingGroups, moves)
    return teePairingsWithIds(tx, event, ids)
  },
)
