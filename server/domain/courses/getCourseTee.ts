import { handle } from '../operation/handler.ts'
import { hasCourse, tees } from './courses.sql.ts'

export const getCourseTee = handle('getCourseTee', async ({ event, params, page, tx, refuse }) => {
  if (!(await hasCourse(tx, event, params.courseId))) refuse('NOT_FOUND', 'course')
  const found = await tees(tx, params.courseId, params.teeId, page)
  if (found.text === '[]' && page.after === undefined) refuse('NOT_FOUND', 'tee')
  return found
})
