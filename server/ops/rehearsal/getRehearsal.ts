import { handleLive } from '../../live/handleLive.ts'
import { rehearsalReply } from './rehearsalReply.ts'
import { requireEvent } from './requireEvent.ts'

export const getRehearsal = handleLive('getRehearsal', async ({ params, caller, database, service, now, refuse }) => {
  const event = await requireEvent(refuse, database, caller, params.eventId)
  return { rehearsal: (await rehearsalReply(service, event, now)) ?? null }
})
