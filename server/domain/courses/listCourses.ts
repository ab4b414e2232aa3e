import { handle } from '../operation/handler.ts'
import { courses } from './courses.sql.ts'

export const listCourses = handle('listCourses', ({ event, page, tx }) => courses(tx, event, page))
