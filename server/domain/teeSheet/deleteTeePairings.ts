import { handle } from '../operation/handler.ts'
import { lockGroups } from '../roster/groups.sql.ts'
import { deleteLockedTeePairings } from './deleteLockedTeePairings.ts'
import { onCourse } from './onCourse.ts'
import { requireRound } from './requireTeePairings.ts'
import { teePairingGroups } from './teePairings.sql.ts'

export const deleteTeePairings = handle('deleteTeePairings', async ({ event, query, tx, record, refuse }) => {
  requireRound(refuse, event)
  const which = await onCourse(refuse, tx, event, query.courseId)
  const ids = await lockGroups(tx, event, teePairingGroups, which, 'remove')
  return deleteLockedTeePairings(tx, event, ids, record)
})
