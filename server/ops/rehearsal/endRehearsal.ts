import { handleLive } from '../../live/handleLive.ts'
import { rehearsalOf } from './rehearsals.sql.ts'
import { requireEvent } from './requireEvent.ts'
import { throwAway } from './throwAway.ts'

export const endRehearsal = handleLive('endRehearsal', async ({ params, caller, database, requestId, now, refuse }) => {
  const event = await requireEvent(refuse, database, caller, params.eventId)
  return database.write('everything', async tx => {
    const rehearsal = await rehearsalOf(tx, event, true)
    if (rehearsal) await throwAway(tx, rehearsal, { actor: caller.actor, requestId, now })
    return { ended: rehearsal ? (1 as const) : (0 as const) }
  })
})
