import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { requestsOf } from '../credentials/accessRequests.sql.ts'
import { credentialsInUse } from '../credentials/credentials.sql.ts'
import { handle } from '../operation/handler.ts'
import { requestReply } from './requestReply.ts'

export const listPrograms = handle('listPrograms', async ({ params, caller, database, now, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const own = caller.staff.account.communities.find(one => one.communityId === communityId)
  return database.read('everything', async tx => {
    const below = await communitiesAround(tx, communityId, caller.communities)
    const around = [...below, ...(own?.clubCommunityId ? [own.clubCommunityId] : [])]
    const programs = await credentialsInUse(tx, around, now)
    const requests = await requestsOf(tx, communityId)
    return {
      programs: programs.map(({ credentialId, email, intendedUse, scope, since, reaches, lastCallAt, callsToday }) => ({
        credentialId,
        email,
        intendedUse,
        scope,
        since,
        reaches: reaches.filter(one => around.includes(one.communityId)).map(one => one.name),
        ...(lastCallAt !== null && { lastCallAt }),
        callsToday,
      })),
      requests: requests.map(requestReply),
    }
  })
})
