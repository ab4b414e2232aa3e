import { handle } from '../operation/handler.ts'
import { writeTakesRequests } from './communityRequests.sql.ts'

export const setCommunityRequests = handle('setCommunityRequests', async ({ database, body: { isOpen } }) => {
  await database.write('everything', tx => writeTakesRequests(tx, isOpen))
  return { isOpen }
})
