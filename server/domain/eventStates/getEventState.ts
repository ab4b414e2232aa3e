import { stateRows } from '../events/eventState.sql.ts'
import { eventStateRecord } from '../events/eventStateRecord.ts'
import { handle } from '../operation/handler.ts'

export const getEventState = handle('getEventState', async ({ event, tx }) => {
  const { own, parent } = await stateRows(tx, event, false)
  return eventStateRecord(event, own, parent)
})
