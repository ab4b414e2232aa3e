import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { publicEventId, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { handle } from '../../domain/operation/handler.ts'
import { eventAlike } from '../events/eventAlike.sql.ts'
import { decided } from '../import/again/compare.ts'
import { eventAgain } from '../import/again/eventAgain.ts'
import { type PlanAgain, planAgain } from '../import/again/planAgain.ts'
import { checkedFile, checkFile } from '../import/checkFile.ts'
import { fileInRequest, withFile } from '../import/fileInRequest.ts'
import { fileParts } from '../import/fileParts.ts'

export const readEventFile = handle(
  'readEventFile',
  async ({ params, body, caller, database, service, now, refuse }) => {
    requireCommunity(refuse, caller, params.communityId)
    const by = { actor: caller.actor, files: service.foreignFiles }
    const value = await fileInRequest(refuse, by, body.file)
    return withFile(refuse, () =>
      // What is compared is held meanwhile, as by an import, which a read cannot do.
      database.write(caller.communities, async tx => {
        const file = checkedFile(value, params.communityId)
        const named = body.eventId === undefined ? undefined : await visibleEvent(tx, body.eventId, caller.communities)
        if (body.eventId !== undefined && !named) refuse('UNAUTHORIZED', 'event')
        const event = named ?? (await eventAgain(tx, file))
        const plan = event && (await planAgain(tx, event, file, { now, scope: 'own' }))
        if (!plan) await checkFile(tx, file, now, 'own')
        const alike = plan ? undefined : await eventAlike(tx, file)
        const parts = fileParts(file)
        return {
          name: file.name,
          startDate: file.startDate,
          endDate: file.endDate,
          players: file.players.length,
          rounds: 'rounds' in file ? file.rounds.length : 1,
          cards: parts.reduce((sum, { fields }) => sum + (fields.scores?.length ?? 0), 0),
          ...(plan && { again: changesOfFile(plan) }),
          ...(alike && { alike }),
        }
      }),
    )
  },
)

function changesOfFile({ event, whole, differences, byHand }: PlanAgain) {
  return {
    eventId: publicEventId(event.kind, event.eventId),
    name: whole.first.name,
    differences: decided(differences).map(({ key, kind, part, what, name, board, here, value, isGone, stays }) => ({
      key,
      kind,
      part,
      what,
      ...(name !== undefined && { name }),
      ...(board !== undefined && { board }),
      ...(here !== undefined && { here }),
      ...(!isGone && { file: value }),
      ...(stays !== undefined && { stays }),
    })),
    byHand: byHand.map(({ part, section }) => ({ part, section })),
  }
}
