import { handle } from '../operation/handler.ts'
import { catalogue } from './catalogue.sql.ts'
import { communitiesOf } from './communitiesOf.ts'

export const searchCourses = handle('searchCourses', ({ query, caller, page, tx, refuse }) =>
  catalogue(tx, communitiesOf(refuse, caller, query.communityId), query, page),
)
