import { handle } from '../operation/handler.ts'
import { communities } from './community.sql.ts'

export const searchCommunities = handle('searchCommunities', ({ criteria, caller, page, tx }) =>
  communities(tx, caller.communities, criteria, page),
)
