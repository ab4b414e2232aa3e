import { timestampText } from '../../kernel/database/timestampText.ts'
import { sessionsOf } from '../access/sessions.sql.ts'
import { expiryOf } from '../access/sessions.ts'
import { handle } from '../operation/handler.ts'

export const listSessions = handle('listSessions', async ({ caller, database, now }) => {
  const { administratorId, sessionId: own } = caller.staff.session
  const rows = await database.read('everything', tx => sessionsOf(tx, administratorId))
  const inForce = rows.filter(row => Temporal.Instant.compare(expiryOf(row), now) > 0)
  return {
    sessions: inForce.map(({ sessionId, device, seenAt }) => ({
      sessionId,
      device,
      seenAt: timestampText(Temporal.Instant.from(seenAt)),
      isThisOne: sessionId === own,
    })),
  }
})
