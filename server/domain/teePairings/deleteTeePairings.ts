import { sql } from '../../kernel/database/sql.ts'
import { handle } from '../operation/handler.ts'
import { lockGroups } from '../roster/groups.sql.ts'
import { deleteLockedTeePairings } from './deleteLockedTeePairings.ts'
import { requireRound } from './requireTeePairings.ts'
import { teePairingGroups } from './teePairings.sql.ts'

export const deleteTeePairings = handle('deleteTeePairings', async ({ event, tx, record, refuse }) => {
  requireRound(refuse, event)
  const ids = await lockGroups(tx, event, teePairingGroups, sql`true`, 'remove')
  return deleteLockedTeePairings(tx, event, ids, record)
})
