import { handle } from '../operation/handler.ts'
import { deletePosted, insertPosted } from './postedScores.sql.ts'
import { cardsOf } from './roundCards.sql.ts'

export const markPosted = handle('markPosted', async ({ tx, event, body, caller, now, record, refuse }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'cards')
  const { playerIds, posted } = body
  const { communityId, eventId } = event
  const cards = await cardsOf(tx, event)
  const scored = new Set(cards.flatMap(({ side, sideId, hasScore }) => (side === 'P' && hasScore ? [sideId] : [])))
  if (posted && playerIds.some(id => !scored.has(id))) refuse('NO_SCORE')
  const changed = posted
    ? await insertPosted(tx, event, playerIds, { actor: caller.actor, now })
    : await deletePosted(tx, event, playerIds)
  const kind = posted ? 'card.posted' : 'card.notPosted'
  if (changed.length > 0) await record({ communityId, eventId, kind, subject: { playerIds: changed } })
  return { playerIds: changed.toSorted((a, b) => a - b) }
})
