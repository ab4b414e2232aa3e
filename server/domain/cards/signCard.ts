import { said } from '../../../contract/words/say.ts'
import { requireOfLink } from '../access/requireOfLink.ts'
import { isBeingPlayed } from '../events/eventState.ts'
import { handle } from '../operation/handler.ts'
import { type CardRequest, changeCard, type OpenCard } from '../scores/changeCard.ts'
import { committeeEntry } from '../scores/committeeEntry.ts'
import { registerOf, scorerName } from '../scores/judgeEntry.ts'

export const signCard = handle('signCard', request => {
  requireOfLink(request.refuse, request.caller, () => request.body.scorer === 'committee')
  return sign(request, request.body.scorer)
})

/** Signs a card for a scorer and returns it; signing again does nothing. Refuses as the entry of `signCard` says. */
export function sign(
  request: CardRequest<'NOT_REGISTERED' | 'ROUND_NOT_STARTED' | 'NO_SCORE' | 'SCORES_DIFFER'>,
  scorer: 'committee' | number,
) {
  const { caller, now, refuse } = request
  const decide = ({ side, round, card }: OpenCard) => {
    const name = scorerName(scorer)
    if (card.isSigned || card.signedBy.includes(name)) return []
    if (scorer !== 'committee' && !round.players.has(scorer))
      refuse('NOT_REGISTERED', 'scorer', {
        playerId: scorer,
        errors: [{ pointer: '/scorer', message: said('fields.isNotRegisteredEvent') }],
      })
    if (scorer !== 'committee' && !isBeingPlayed(round.state))
      refuse('ROUND_NOT_STARTED', { state: said(`fields.states.${round.state}`) })
    if (!card.hasScore) refuse('NO_SCORE')
    if (card.conflicts.length > 0) refuse('SCORES_DIFFER', { holes: card.conflicts.join(', ') })
    const register = registerOf(scorer, side, round.teams)
    return [committeeEntry(side, { actor: caller.actor, now }, { kind: 'sign', register, scorer: name })]
  }
  return changeCard(request, 'card.signed', decide, scorer === 'committee' ? [] : [scorer])
}
