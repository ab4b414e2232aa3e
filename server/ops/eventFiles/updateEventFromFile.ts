import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { handleAfter } from '../../domain/operation/handler.ts'
import { applyAgain } from '../import/again/applyAgain.ts'
import { decided } from '../import/again/compare.ts'
import { planAgain } from '../import/again/planAgain.ts'
import { checkedFile } from '../import/checkFile.ts'
import { fileInRequest, withFile } from '../import/fileInRequest.ts'

export const updateEventFromFile = handleAfter(
  'updateEventFromFile',
  ({ body, caller, service, refuse }) =>
    fileInRequest(refuse, { actor: caller.actor, files: service.foreignFiles }, body.file),
  ({ event, body, caller, tx, now, record, refuse }, value) =>
    withFile(refuse, async () => {
      const file = checkedFile(value, event.communityId)
      const plan = await planAgain(tx, event, file, { now, scope: 'own' })
      const done = await applyAgain(plan, body.take ?? [], { tx, now, caller, record, scope: 'own' })
      return { eventId: publicEventId(event.kind, event.eventId), done, kept: decided(plan.differences).length - done }
    }),
)
