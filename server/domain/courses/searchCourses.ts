import { handle } from '../operation/handler.ts'
import { catalogue } from './catalogue.sql.ts'

export const searchCourses = handle('searchCourses', ({ query, caller, page, tx }) =>
  catalogue(tx, caller.communities, query, page),
)
