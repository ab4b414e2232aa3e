import { handle } from '../operation/handler.ts'
import { lockGroups, removePlaces } from '../roster/groups.sql.ts'
import { recordMoves } from '../roster/moves.ts'
import { onCourse } from './onCourse.ts'
import { requireRound } from './requireTeePairings.ts'
import { teePairingGroups } from './teePairings.sql.ts'

export const removePlayersFromTeePairings = handle(
  'removePlayersFromTeePairings',
  async ({ event, query, tx, refuse, record }) => {
    requireRound(refuse, event)
    const which = await onCourse(refuse, tx, event, query.courseId)
    const before = await removePlaces(
      tx,
      event,
      teePairingGroups,
      await lockGroups(tx, event, teePairingGroups, which, 'change'),
    )
    await recordMoves(record, event, teePairingGroups, { before, after: [] })
    return { removed: before.length, playerIds: before.map(({ playerId }) => playerId) }
  },
)
