import { handle } from '../operation/handler.ts'
import { requireRound } from './requireTeePairings.ts'
import { teePairings } from './teePairings.sql.ts'

export const listTeePairings = handle('listTeePairings', async ({ event, page, tx, refuse }) => {
  requireRound(refuse, event)
  return teePairings(tx, event, page)
})
