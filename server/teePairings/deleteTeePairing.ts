import { groupsOf, lockGroups } from '../eventPlayers/groups.sql.ts'
import { handle } from '../handler.ts'
import { deleteLockedTeePairings } from './deleteLockedTeePairings.ts'
import { requireExisting, requireRound } from './requireTeePairings.ts'

export const deleteTeePairing = handle('deleteTeePairing', async ({ event, params, tx, record }) => {
  requireRound(event)
  const { teePairingId } = params
  const ids = await lockGroups(tx, event, 'teePairing', groupsOf(event, 'teePairing', [teePairingId], []), 'remove')
  requireExisting([{ teePairingId }], ids)
  return deleteLockedTeePairings(tx, event, ids, record)
})
