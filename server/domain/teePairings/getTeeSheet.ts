import type { getTeeSheet as entry } from '../../../contract/console/teeSheet.ts'
import type { JsonText } from '../../kernel/database/json.ts'
import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { requireRound } from './requireTeePairings.ts'
import { teeSheet } from './teePairings.sql.ts'

export const getTeeSheet = handle('getTeeSheet', async ({ tx, event, refuse }) => {
  requireRound(refuse, event)
  const { text } = await teeSheet(tx, event)
  return new RawJson(`{"teePairings":${text}}` as JsonText<(typeof entry)['reply']>)
})
