import { mailed } from '../../kernel/mail/mailed.ts'
import { handle } from '../operation/handler.ts'
import { takeRequest } from './communityRequests.sql.ts'
import { declined } from './letters.ts'

export const declineCommunityRequest = handle(
  'declineCommunityRequest',
  async ({ params: { requestId }, body: { reason }, caller, database, service, logSecurityEvent, refuse }) => {
    const request = await database.write(
      'everything',
      async tx => (await takeRequest(tx, requestId)) ?? refuse('NOT_FOUND', 'communityRequest', { requestId }),
    )
    const { administratorId } = caller.staff.account
    logSecurityEvent('communityRequest.declined', { administratorId, communityRequestId: requestId })
    return { mailed: await mailed(service, declined(request, reason, service.config.baseUrl)) }
  },
)
