import { handle } from '../operation/handler.ts'
import { rounds } from './events.sql.ts'

export const listRounds = handle('listRounds', async ({ event, page, tx, refuse }) => {
  if (event.kind !== 'M') refuse('MULTI_ROUND_EVENT_REQUIRED', 'rounds')
  return rounds(tx, event.communityId, event.eventId, page)
})
