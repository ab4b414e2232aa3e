import { ruleOut } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { deleteRegistration, takePlaces } from './eventPlayers.sql.ts'
import { registerAll } from './registerAll.ts'
import { requireLeaving } from './requireLeaving.ts'
import { withoutMail } from './withoutMail.ts'

export const replacePlayer = handle(
  'replacePlayer',
  async ({ event, params, body, caller, tx, now, record, refuse }) => {
    const { playerId: leaving } = params
    const { by, reason } = body
    const known = 'playerId' in by ? [by.playerId] : []
    const places = await requireLeaving(refuse, tx, event, caller.communities, leaving, known)
    const registering = { event, communities: caller.communities, now, record }
    const [playerId = 0] = await registerAll(
      ruleOut(refuse, 'COURSE_NOT_IN_EVENT'),
      tx,
      [{ given: withoutMail(by), pointer: '/by' }],
      registering,
    )
    await takePlaces(tx, event, leaving, playerId)
    await deleteRegistration(tx, event, leaving)
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'registration.replaced',
      subject: { playerIds: [leaving, playerId] },
      before: { playerId: leaving, ...places },
      after: { playerId, ...(reason !== undefined && { reason }) },
    })
    return { playerId, ...places }
  },
)
