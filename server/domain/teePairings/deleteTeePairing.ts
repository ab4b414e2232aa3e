import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups } from '../teams/groups.sql.ts'
import { deleteLockedTeePairings } from './deleteLockedTeePairings.ts'
import { requireExisting, requireRound } from './requireTeePairings.ts'

export const deleteTeePairing = handle('deleteTeePairing', async ({ event, params, tx, record, refuse }) => {
  requireRound(refuse, event)
  const { teePairingId } = params
  const ids = await lockGroups(tx, event, 'teePairing', groupsOf(event, 'teePairing', [teePairingId], []), 'remove')
  requireExisting(refuse, [{ teePairingId }], ids)
  return deleteLockedTeePairings(tx, event, ids, record)
})
