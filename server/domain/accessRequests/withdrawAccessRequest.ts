import { requireCommunity } from '../access/requireCommunity.ts'
import { record } from '../audit/record.ts'
import { closeRequest } from '../credentials/accessRequests.sql.ts'
import { handle } from '../operation/handler.ts'
import { requireOpen } from './decisions.ts'

export const withdrawAccessRequest = handle(
  'withdrawAccessRequest',
  async ({ params, caller, database, requestId, now, refuse }) => {
    const { communityId } = params
    requireCommunity(refuse, caller, communityId)
    await database.write('everything', async tx => {
      const request = await requireOpen(refuse, tx, params.requestId, communityId)
      await closeRequest(tx, request, { state: 'withdrawn' }, now)
      const change = { communityId, kind: 'apiAccess.withdrawn', subject: { requestId: request.requestId } }
      await record(tx, change, { actor: caller.actor, requestId, now })
    })
    return { withdrawn: 1 }
  },
)
