import { endSessions } from '../access/sessions.sql.ts'
import { handle } from '../operation/handler.ts'

export const logOut = handle('logOut', async ({ caller, database, keepSession, now }) => {
  const { administratorId, sessionId } = caller.staff.session
  const ended = await database.write('everything', tx => endSessions(tx, { administratorId, only: sessionId }, now))
  keepSession(undefined)
  return { ended }
})
