import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { membersHere, membersWith } from '../registrations/table/candidates.sql.ts'
import { readPeople } from '../registrations/table/readPeople.ts'

export const readMemberTable = handle('readMemberTable', ({ body, params, caller, database, service, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  return readPeople(refuse, { actor: caller.actor, files: service.foreignFiles }, body, keys =>
    database.read(caller.communities, async tx => {
      const [known, here] = await Promise.all([
        membersWith(tx, communityId, caller.communities, keys),
        membersHere(tx, communityId),
      ])
      return { known, here }
    }),
  )
})
