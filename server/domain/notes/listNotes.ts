import { roundsOfBoard } from '../events/rounds.sql.ts'
import { handle } from '../operation/handler.ts'
import { standingNotes } from './notes.sql.ts'

export const listNotes = handle('listNotes', async ({ tx, event, refuse }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'teePairings')
  const [notes, [round]] = await Promise.all([standingNotes(tx, event), roundsOfBoard(tx, event)])
  if (!round) throw new Error(`Round ${event.eventId} has no state.`)
  return {
    timeZone: event.timeZone,
    state: round.state,
    ...(round.shortening !== null && { shortening: round.shortening }),
    notes: notes.map(({ words, by, ...rest }) => ({
      ...rest,
      ...(words !== null && { words }),
      ...(by !== null && { by }),
    })),
  }
})
