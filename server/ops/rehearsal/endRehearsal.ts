import { handleLive } from '../../live/handleLive.ts'
import { rehearsalOf } from './rehearsals.sql.ts'
import { requireEvent } from './requireEvent.ts'
import { throwAway } from './throwAway.ts'

export const endRehearsal = handleLive(
  'endRehearsal',
  async ({ params, caller, database, service, requestId, now, refuse }) => {
    const event = await requireEvent(refuse, database, caller, params.eventId)
    const ended = await database.write('everything', async tx => {
      const rehearsal = await rehearsalOf(tx, event, true)
      if (rehearsal) await throwAway(tx, rehearsal, { actor: caller.actor, requestId, now })
      return rehearsal
    })
    if (!ended) return { ended: 0 as const }
    service.changes.touched([{ communityId: ended.ofCommunityId, eventId: ended.ofEventId }])
    return { ended: 1 as const }
  },
)
