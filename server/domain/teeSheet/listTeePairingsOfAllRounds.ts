import { handle } from '../operation/handler.ts'
import { teePairingsOfRounds } from './teePairings.sql.ts'

export const listTeePairingsOfAllRounds = handle('listTeePairingsOfAllRounds', async ({ event, page, tx, refuse }) => {
  if (event.kind !== 'M') refuse('MULTI_ROUND_EVENT_REQUIRED', 'rounds')
  return teePairingsOfRounds(tx, event, page)
})
