import { entriesOnce } from '../operation/entriesOnce.ts'
import { handle } from '../operation/handler.ts'
import { keptEntries } from '../operation/keptEntries.sql.ts'
import { insertCheckIns } from './checkIns.sql.ts'

export const setCheckIns = handle('setCheckIns', async ({ tx, event, body, caller, now, refuse, record }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'checkIns')
  const given = entriesOnce(body.entries)
  const added = await insertCheckIns(tx, event, given, { actor: caller.actor, now })
  const fresh = given.filter(({ entryId }) => added.has(entryId))
  if (fresh.length > 0)
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'checkIn.recorded',
      subject: { playerIds: [...new Set(fresh.map(({ playerId }) => playerId))] },
      after: fresh.map(({ playerId, state, paid, seenAt }) => ({ playerId, state, paid, seenAt })),
    })
  return { entries: await keptEntries(tx, 'check_in', event, body.entries) }
})
