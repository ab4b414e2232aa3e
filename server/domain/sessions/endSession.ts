import { endSessions } from '../access/sessions.sql.ts'
import { handle } from '../operation/handler.ts'

export const endSession = handle('endSession', async ({ params, caller, database, now, refuse }) => {
  const { administratorId } = caller.staff.session
  const ended = await database.write('everything', tx =>
    endSessions(tx, { administratorId, only: params.sessionId }, now),
  )
  if (ended === 0) refuse('NOT_FOUND', 'session')
  return { ended }
})
