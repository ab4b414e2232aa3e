import { sql } from '../../kernel/database/sql.ts'
import { handle } from '../operation/handler.ts'
import { lockGroups, removePlaces } from '../roster/groups.sql.ts'
import { recordMoves } from '../roster/moves.ts'
import { requireRound } from './requireTeePairings.ts'
import { holesOfCourses, teePairingGroups } from './teePairings.sql.ts'

export const removePlayersFromTeePairings = handle(
  'removePlayersFromTeePairings',
  async ({ event, query, tx, refuse, record }) => {
    requireRound(refuse, event)
    const { courseId } = query
    if (courseId !== undefined && !(await holesOfCourses(tx, event)).has(courseId))
      refuse('COURSE_NOT_IN_EVENT', 'round')
    const which = courseId === undefined ? sql`true` : sql`course_id = ${courseId}`
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
