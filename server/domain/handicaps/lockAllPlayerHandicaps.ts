import { handle } from '../operation/handler.ts'
import { lockHandicaps } from './lockHandicaps.ts'

export const lockAllPlayerHandicaps = handle('lockAllPlayerHandicaps', async ({ event, query, tx, record, now }) => {
  const { lock } = query
  return { updated: await lockHandicaps(tx, event, lock, { record, now }), lock }
})
