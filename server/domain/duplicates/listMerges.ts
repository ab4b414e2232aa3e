import { handle } from '../operation/handler.ts'
import { undoableDays } from '../players/mergeRecord.sql.ts'
import { mergesSince } from './duplicates.sql.ts'

export const listMerges = handle('listMerges', async ({ tx, now }) => ({
  merges: await mergesSince(tx, now.subtract({ hours: 24 * undoableDays }), undoableDays),
}))
