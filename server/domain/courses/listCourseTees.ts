import { handle } from '../operation/handler.ts'
import { hasCourse, tees } from './courses.sql.ts'

export const listCourseTees = handle('listCourseTees', async ({ event, params, page, tx, refuse }) => {
  if (!(await hasCourse(tx, event, params.courseId))) refuse('NOT_FOUND', 'course')
  return tees(tx, params.courseId, undefined, page)
})
