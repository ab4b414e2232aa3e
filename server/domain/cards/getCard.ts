import { handle } from '../operation/handler.ts'
import { cardRecord } from '../scores/cardRecord.ts'
import { readCard } from '../scores/readCard.ts'

export const getCard = handle('getCard', async ({ event, params, query, caller, tx, refuse }) => {
  const moment = query.asOf === undefined ? undefined : Temporal.Instant.from(query.asOf)
  const { side, log, isOfficial } = await readCard(refuse, tx, event, caller.communities, params.cardId, moment)
  return cardRecord(event, side, log, { isOfficial })
})
