import { timestampText } from '../../kernel/database/timestampText.ts'
import { handleLive } from '../../live/handleLive.ts'
import { clockOf } from './clockOf.ts'
import { rehearsalReply } from './rehearsalReply.ts'
import { rehearsalOf, writeClock } from './rehearsals.sql.ts'
import { requireEvent } from './requireEvent.ts'

export const setRehearsalClock = handleLive(
  'setRehearsalClock',
  async ({ params, body, caller, database, service, now, refuse }) => {
    const event = await requireEvent(refuse, database, caller, params.eventId)
    await database.write('everything', async tx => {
      const found = (await rehearsalOf(tx, event, true)) ?? refuse('NOT_FOUND', 'rehearsal', params)
      const clock = body.toTheEnd ? found.endsAt : timestampText(clockOf(found, now))
      await writeClock(tx, found.communityId, { clock, setAt: timestampText(now), speed: body.speed ?? found.speed })
    })
    return (await rehearsalReply(service, event, now)) ?? refuse('NOT_FOUND', 'rehearsal', params)
  },
)
