import { eventOrRounds } from '../events/eventOrRounds.sql.ts'
import { handle } from '../operation/handler.ts'
import { changeHandicap, unlessLocked } from './changeHandicap.ts'
import { withTee } from './handicapChanges.ts'

export const setPlayerTee = handle('setPlayerTee', async context => {
  const { event, params, tx, refuse } = context
  const [part] = await eventOrRounds(tx, event, 'event')
  const tee = part?.tees.get(params.teeId) ?? refuse('NOT_FOUND', 'teeOfEvent')
  return changeHandicap(context, 'playerHandicap.teeSet', unlessLocked(context.refuse, withTee(tee)))
})
