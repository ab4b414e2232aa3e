import { handle } from '../operation/handler.ts'
import { writeTakesRequests } from './communityRequests.sql.ts'

export const setCommunityRequests = handle('setCommunityRequests', async ({ tx, body: { isOpen } }) => {
  await writeTakesRequests(tx, isOpen)
  return { isOpen }
})
