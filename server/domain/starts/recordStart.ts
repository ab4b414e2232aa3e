import { handle } from '../operation/handler.ts'
import { keepEntries } from '../operation/keepEntries.ts'
import { insertStarts } from './starts.sql.ts'

export const recordStart = handle('recordStart', async own => {
  const { event, body, refuse, record } = own
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'teePairings')
  const { fresh, reply } = await keepEntries(own, { table: 'group_start', insert: insertStarts }, body.entries)
  for (const kind of ['start.recorded', 'start.undone'] as const) {
    const own = fresh.filter(({ undone = false }) => undone === (kind === 'start.undone'))
    if (own.length > 0)
      await record({
        communityId: event.communityId,
        eventId: event.eventId,
        kind,
        subject: { teePairingIds: [...new Set(own.map(({ teePairingId }) => teePairingId))] },
        after: own.map(({ teePairingId, at }) => ({ teePairingId, at })),
      })
  }
  return reply
})
