import { handle } from '../handler.ts'
import { cardRecord } from './cardRecord.ts'
import { readCard } from './readCard.ts'

export const getCard = handle('getCard', async ({ event, params, caller, tx }) => {
  const { side, log, isOfficial } = await readCard(tx, event, caller.communities, params.cardId)
  return cardRecord(event, side, log, isOfficial)
})
