import { newCommunityPath } from '../../../contract/site/newCommunityPath.ts'
import { handle } from '../operation/handler.ts'
import { openRequests, takesRequests } from './communityRequests.sql.ts'

export const listCommunityRequests = handle('listCommunityRequests', async ({ tx, service: { config } }) => ({
  isOpen: await takesRequests(tx),
  mailIsSetUp: config.mail !== undefined,
  url: `${config.baseUrl}${newCommunityPath}`,
  requests: await openRequests(tx),
}))
