import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { handleAfter } from '../../domain/operation/handler.ts'
import { checkedFile } from '../import/checkFile.ts'
import { fileInRequest, withFile } from '../import/fileInRequest.ts'
import { insertEvent } from '../import/importEvent.ts'

export const importEventFile = handleAfter(
  'importEventFile',
  ({ body, caller, service, refuse }) =>
    fileInRequest(refuse, { actor: caller.actor, files: service.foreignFiles }, body.file),
  ({ params, caller, tx, now, record, refuse }, value) => {
    const { communityId } = params
    requireCommunity(refuse, caller, communityId)
    return withFile(refuse, async () => {
      const file = checkedFile(value, communityId)
      const { numbers, eventId, counts } = await insertEvent(tx, file, { actor: caller.actor, now, scope: 'own' })
      const [number] = numbers
      const after = { name: file.name, ...counts }
      await record({ communityId, eventId: number, kind: 'event.imported', subject: { eventId }, after })
      return { eventId, players: counts.registration ?? 0, cards: counts.card ?? 0 }
    })
  },
)
