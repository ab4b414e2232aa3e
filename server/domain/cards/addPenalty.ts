import { registersOf } from '../../../rules/recording/scoreLog.ts'
import { handle } from '../operation/handler.ts'
import { changeCard } from '../scores/changeCard.ts'
import { committeeEntry } from '../scores/committeeEntry.ts'

export const addPenalty = handle('addPenalty', request => {
  const { body, caller, now, refuse } = request
  const { hole, strokes, rule } = body
  const entryId = body.entryId.toLowerCase()
  const by = { actor: caller.actor, reason: `Rule ${rule}, +${strokes}: ${body.reason}`, now }
  return changeCard(request, 'card.penalised', ({ side, log, card }) => {
    if (log.some(entry => entry.entryId === entryId)) return []
    if (card.conflicts.includes(hole)) refuse('SCORES_DIFFER', { holes: hole })
    const counts = card.strokes[hole - 1]
    if (!counts) return refuse('HOLE_WITHOUT_STROKES', { hole })
    const standing = registersOf(log)
      .get(hole)
      ?.find(({ register }) => register === 'C')
    const deviceSequence = (standing?.deviceSequence ?? 0) + 1
    return [committeeEntry(side, by, { kind: 'score', entryId, hole, value: counts + strokes, deviceSequence })]
  })
})
