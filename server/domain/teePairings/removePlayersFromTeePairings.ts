import { sql } from '../../kernel/database/sql.ts'
import { handle } from '../operation/handler.ts'
import { lockGroups, removePlaces } from '../teams/groups.sql.ts'
import { recordMoves } from '../teams/moves.ts'
import { requireRound } from './requireTeePairings.ts'
import { holesOfCourses } from './teePairings.sql.ts'

export const removePlayersFromTeePairings = handle(
  'removePlayersFromTeePairings',
  async ({ event, query, tx, refuse, record }) => {
    requireRound(refuse, event)
    const { courseId } = query
    if (courseId !== undefined && !(await holesOfCourses(tx, event)).has(courseId))
      refuse('COURSE_NOT_IN_EVENT', 'The course is not associated with the round.')
    const which = courseId === undefined ? sql`true` : sql`course_id = ${courseId}`
    const before = await removePlaces(
      tx,
      event,
      'teePairing',
      await lockGroups(tx, event, 'teePairing', which, 'change'),
    )
    await recordMoves(record, event, 'teePairing', { before, after: [] })
    return { removed: before.length, playerIds: before.map(({ playerId }) => playerId) }
  },
)
