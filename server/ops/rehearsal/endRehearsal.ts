import { record } from '../../domain/audit/record.ts'
import { handleLive } from '../../live/handleLive.ts'
import { rehearsalOf } from './rehearsals.sql.ts'
import { requireEvent } from './requireEvent.ts'
import { wipeCopy } from './wipeCopy.sql.ts'

export const endRehearsal = handleLive(
  'endRehearsal',
  async ({ params, caller, database, service, requestId, now, refuse }) => {
    const event = await requireEvent(refuse, database, caller, params.eventId)
    const ended = await database.write('everything', async tx => {
      const rehearsal = await rehearsalOf(tx, event, true)
      if (!rehearsal) return undefined
      const { seed, holes, startedAt, entered } = rehearsal
      const [communityId, eventId] = [rehearsal.ofCommunityId, rehearsal.ofEventId]
      await wipeCopy(tx, rehearsal.communityId)
      await record(
        tx,
        { communityId, eventId, kind: 'rehearsal.ended', subject: {}, before: { seed, holes, startedAt, entered } },
        { actor: caller.actor, requestId, now },
      )
      return { communityId, eventId }
    })
    if (ended) service.changes.touched(ended.communityId, ended.eventId)
    return { ended: ended ? (1 as const) : (0 as const) }
  },
)
