import { handle } from '../operation/handler.ts'
import { stateRows } from './eventState.sql.ts'
import { eventStateRecord } from './eventStateRecord.ts'

export const getEventState = handle('getEventState', async ({ event, tx }) => {
  const { own, parent } = await stateRows(tx, event, false)
  return eventStateRecord(event, own, parent)
})
