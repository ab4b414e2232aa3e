import { requireOfLink } from '../access/requireOfLink.ts'
import { handle } from '../operation/handler.ts'
import { changeCard } from '../scores/changeCard.ts'
import { committeeEntry } from '../scores/committeeEntry.ts'

export const setCardStatus = handle('setCardStatus', request => {
  const { status, reason } = request.body
  const by = { actor: request.caller.actor, reason, now: request.now }
  return changeCard(request, 'card.statusSet', ({ side, card }) => {
    const isNoShow = status === 'NS' || (status === 'OPEN' && card.status === 'NS')
    requireOfLink(request.refuse, request.caller, purpose => purpose === 'official' || isNoShow)
    const ruling = card.status === 'SIGNED' ? 'OPEN' : card.status
    return ruling === status ? [] : [committeeEntry(side, by, { kind: 'status', status })]
  })
})
