import { handle } from '../operation/handler.ts'
import { catalogue } from './catalogue.sql.ts'
import { ownCommunities } from './ownCommunities.ts'

export const searchCourses = handle('searchCourses', ({ query, caller, page, tx }) =>
  catalogue(tx, ownCommunities(caller, query.communityId), query, page),
)
