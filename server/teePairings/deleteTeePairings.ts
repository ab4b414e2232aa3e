import { sql } from 'kysely'
import { lockGroups } from '../eventPlayers/groups.sql.ts'
import { handle } from '../handler.ts'
import { deleteLockedTeePairings } from './deleteLockedTeePairings.ts'
import { requireRound } from './requireTeePairings.ts'

export const deleteTeePairings = handle('deleteTeePairings', async ({ event, tx, record }) => {
  requireRound(event)
  const ids = await lockGroups(tx, event, 'teePairing', sql`true`, 'remove')
  return deleteLockedTeePairings(tx, event, ids, record)
})
