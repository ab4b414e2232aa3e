import { entriesOnce } from '../operation/entriesOnce.ts'
import { handle } from '../operation/handler.ts'
import { keptEntries } from '../operation/keptEntries.sql.ts'
import { insertNotes } from './notes.sql.ts'

export const recordNotes = handle('recordNotes', async ({ tx, event, body, caller, now, refuse, record }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'teePairings')
  const given = entriesOnce(body.entries)
  const added = await insertNotes(tx, event, given, { actor: caller.actor, now })
  const fresh = given.filter(({ entryId }) => added.has(entryId))
  if (fresh.length > 0)
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'note.recorded',
      subject: { teePairingIds: [...new Set(fresh.map(({ teePairingId }) => teePairingId))] },
      after: fresh.map(({ teePairingId, words, takesBack, at }) => ({ teePairingId, words, takesBack, at })),
    })
  return { entries: await keptEntries(tx, 'official_note', event, body.entries) }
})
