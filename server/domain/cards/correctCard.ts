import { said } from '../../../contract/words/say.ts'
import { registersOf } from '../../../rules/recording/scoreLog.ts'
import { type FieldError, requireNone } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { changeCard } from '../scores/changeCard.ts'
import { committeeEntry } from '../scores/committeeEntry.ts'

export const correctCard = handle('correctCard', async request => {
  const { holes, out, in: back, reason } = request.body
  const by = { actor: request.caller.actor, reason, now: request.now }
  requireNone(request.refuse, [...checksum('/out', holes.slice(0, 9), out), ...checksum('/in', holes.slice(9), back)])
  return changeCard(request, 'card.corrected', ({ side, log, card, round }) => {
    if (holes.length !== round.holes)
      requireNone(request.refuse, [
        { pointer: '/holes', message: said('fields.mustHaveHolesRoundHas', { n: round.holes }) },
      ])
    if (side.side === 'P' && !round.playerScores && holes.some(value => value !== null))
      request.refuse('NOT_A_PLAYER_FORMAT')
    const registers = registersOf(log)
    return holes.flatMap((value, index) => {
      const hole = round.firstHole + index
      if (card.strokes[hole - 1] === value && !card.conflicts.includes(hole)) return []
      const standing = registers.get(hole)?.find(({ register }) => register === 'C')
      const deviceSequence = (standing?.deviceSequence ?? 0) + 1
      return committeeEntry(side, by, { kind: 'score', hole, value, deviceSequence })
    })
  })
})

/** Checks a nine against OUT or IN of the paper card. No check when a hole of the nine has no strokes. */
function checksum(pointer: string, nine: readonly (number | null)[], total: number | undefined): readonly FieldError[] {
  if (total === undefined) return []
  const sum = nine.reduce<number>((strokes, hole) => strokes + (hole ?? 0), 0)
  if (nine.length > 0 && nine.every(hole => hole !== null && hole > 0) && sum === total) return []
  return [{ pointer, message: said('fields.mustBeTotalNineHoles', { sum }) }]
}
