import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { membersWith } from '../registrations/table/candidates.sql.ts'
import { readPeople } from '../registrations/table/readPeople.ts'

export const readMemberTable = handle('readMemberTable', ({ body, params, caller, database, service, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  return readPeople(refuse, { actor: caller.actor, files: service.foreignFiles }, body, keys =>
    database.read(caller.communities, tx => membersWith(tx, communityId, caller.communities, keys)),
  )
})
