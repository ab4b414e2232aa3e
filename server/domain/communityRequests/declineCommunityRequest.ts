import { languageOf } from '../../../contract/words/languageOf.ts'
import { mailed } from '../../kernel/mail/mailed.ts'
import { languageOfAddress } from '../access/languageOfAddress.ts'
import { handle } from '../operation/handler.ts'
import { takeRequest } from './communityRequests.sql.ts'
import { declined } from './letters.ts'

export const declineCommunityRequest = handle(
  'declineCommunityRequest',
  async ({
    params: { requestId },
    body: { reason },
    caller,
    database,
    service,
    language,
    logSecurityEvent,
    refuse,
  }) => {
    const letter = await database.write('everything', async tx => {
      const request = (await takeRequest(tx, requestId)) ?? refuse('NOT_FOUND', 'communityRequest', { requestId })
      const known = (await languageOfAddress(tx, request.contactEmail)) ?? languageOf(request.language ?? '')
      return declined(request, reason, service.config.baseUrl, known ?? language)
    })
    const { administratorId } = caller.staff.account
    logSecurityEvent('communityRequest.declined', { administratorId, communityRequestId: requestId })
    return { mailed: await mailed(service, letter) }
  },
)
