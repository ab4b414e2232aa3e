import { handle } from '../handler.ts'
import { requireRound } from './requireTeePairings.ts'
import { teePairings } from './teePairings.sql.ts'

export const listTeePairings = handle('listTeePairings', async ({ event, page, tx }) => {
  requireRound(event)
  return teePairings(tx, event, page)
})
