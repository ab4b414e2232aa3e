import type { replacePlayer as operation } from '../../../contract/console/replacement.ts'
import type { BodyOf } from '../../../contract/operation.ts'
import { ruleOut } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { deleteRegistration, takePlaces } from './eventPlayers.sql.ts'
import { heldByStep } from './holdEvent.ts'
import { canBeOffered } from './offerPlace.ts'
import { participant } from './participant.sql.ts'
import { registerAll } from './registerAll.ts'
import { registerSignedUp } from './registerSignedUp.ts'
import { requireLeaving } from './requireLeaving.ts'
import { withoutMail } from './withoutMail.ts'

export const replacePlayer = handle('replacePlayer', async context => {
  const { event, params, body, caller, tx, now, record, refuse } = context
  const { playerId: leaving } = params
  const { by, reason } = body
  const known = 'playerId' in by ? [by.playerId] : []
  const places = await requireLeaving(refuse, tx, event, caller.communities, leaving, known)
  const waiting = await registerWaiting(context, by)
  const registering = { event, communities: caller.communities, now, record }
  const [playerId = 0] = waiting
    ? [waiting]
    : await registerAll(
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
})

/** Registers somebody who has signed up and has no place, with what was said then, and answers who it is; nobody else. */
async function registerWaiting(
  context: Parameters<typeof heldByStep>[0],
  by: BodyOf<typeof operation>['by'],
): Promise<number | undefined> {
  if (!('playerId' in by)) return undefined
  const person = await participant(context.tx, context.event, by.playerId)
  const canPlay = person && (person.byName || person.belongs)
  if (!canPlay || !(person.state === 'ballot' || canBeOffered.includes(person.state))) return undefined
  await registerSignedUp(await heldByStep(context), [by.playerId], by.hcIndex)
  return by.playerId
}
