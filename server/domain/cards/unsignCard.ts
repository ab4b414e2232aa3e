import { handle } from '../operation/handler.ts'
import { changeCard } from '../scores/changeCard.ts'
import { committeeEntry } from '../scores/committeeEntry.ts'

export const unsignCard = handle('unsignCard', request => {
  const { reason } = request.body
  const by = { actor: request.caller.actor, reason, now: request.now }
  return changeCard(request, 'card.unsigned', ({ side, card }) =>
    card.signedBy.length === 0 ? [] : [committeeEntry(side, by, { kind: 'unsign' })],
  )
})
