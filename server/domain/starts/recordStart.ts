import { entriesOnce } from '../operation/entriesOnce.ts'
import { handle } from '../operation/handler.ts'
import { keptEntries } from '../operation/keptEntries.sql.ts'
import { insertStarts } from './starts.sql.ts'

export const recordStart = handle('recordStart', async ({ tx, event, body, caller, now, refuse, record }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'teePairings')
  const given = entriesOnce(body.entries)
  const added = await insertStarts(tx, event, given, { actor: caller.actor, now })
  const fresh = given.filter(({ entryId }) => added.has(entryId))
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
  return { entries: await keptEntries(tx, 'group_start', event, body.entries) }
})
