import { handle } from '../operation/handler.ts'
import { keepEntries } from '../operation/keepEntries.ts'
import { insertNotes } from './notes.sql.ts'

export const recordNotes = handle('recordNotes', async own => {
  const { event, body, refuse, record } = own
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'teePairings')
  const { fresh, reply } = await keepEntries(own, { table: 'official_note', insert: insertNotes }, body.entries)
  if (fresh.length > 0)
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'note.recorded',
      subject: { teePairingIds: [...new Set(fresh.map(({ teePairingId }) => teePairingId))] },
      after: fresh.map(({ teePairingId, words, takesBack, at }) => ({ teePairingId, words, takesBack, at })),
    })
  return reply
})
