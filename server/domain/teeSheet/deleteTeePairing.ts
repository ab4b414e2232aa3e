import { handle } from '../operation/handler.ts'
import { groupsOf, lockGroups } from '../roster/groups.sql.ts'
import { deleteLockedTeePairings } from './deleteLockedTeePairings.ts'
import { requireExisting, requireRound } from './requireTeePairings.ts'
import { teePairingGroups } from './teePairings.sql.ts'

export const deleteTeePairing = handle('deleteTeePairing', async ({ event, params, tx, record, refuse }) => {
  requireRound(refuse, event)
  const { teePairingId } = params
  const ids = await lockGroups(
    tx,
    event,
    teePairingGroups,
    groupsOf(event, teePairingGroups, [teePairingId], []),
    'remove',
  )
  requireExisting(refuse, [{ teePairingId }], ids)
  return deleteLockedTeePairings(tx, event, ids, record)
})
