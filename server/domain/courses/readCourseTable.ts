import { handle } from '../operation/handler.ts'
import { courseTable } from './table/courseTable.ts'

export const readCourseTable = handle('readCourseTable', async ({ body }) => courseTable(body.text, body.unit))
