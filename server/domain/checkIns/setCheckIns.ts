import { handle } from '../operation/handler.ts'
import { keepEntries } from '../operation/keepEntries.ts'
import { insertCheckIns } from './checkIns.sql.ts'

export const setCheckIns = handle('setCheckIns', async own => {
  const { event, body, refuse, record } = own
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'checkIns')
  const { fresh, reply } = await keepEntries(own, { table: 'check_in', insert: insertCheckIns }, body.entries)
  if (fresh.length > 0)
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'checkIn.recorded',
      subject: { playerIds: [...new Set(fresh.map(({ playerId }) => playerId))] },
      after: fresh.map(({ playerId, state, paid, seenAt }) => ({ playerId, state, paid, seenAt })),
    })
  return reply
})
