import { handleLive } from '../../live/handleLive.ts'
import { rehearsalReply } from './rehearsalReply.ts'
import { rehearsalOf } from './rehearsals.sql.ts'
import { requireEvent } from './requireEvent.ts'

export const getRehearsal = handleLive('getRehearsal', async ({ params, caller, database, service, now, refuse }) => {
  const event = await requireEvent(refuse, database, caller, params.eventId)
  const rehearsal = await database.read('everything', tx => rehearsalOf(tx, event, false))
  return { rehearsal: (rehearsal && (await rehearsalReply(service, rehearsal, now))) ?? null }
})
