import { handle } from '../operation/handler.ts'
import { writeTakesRequests } from './communityRequests.sql.ts'

export const setCommunityRequests = handle(
  'setCommunityRequests',
  async ({ database, body: { isOpen }, caller, logSecurityEvent }) => {
    await database.write('everything', tx => writeTakesRequests(tx, isOpen))
    const { administratorId } = caller.staff.account
    logSecurityEvent(isOpen ? 'communityRequests.opened' : 'communityRequests.closed', { administratorId })
    return { isOpen }
  },
)
