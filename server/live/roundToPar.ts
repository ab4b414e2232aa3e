import { isChosen } from '../../rules/formats/card.ts'
import { netStrokesOf } from '../../rules/formats/parStrokes.ts'
import { choiceIn } from '../../rules/formats/shortened.ts'
import type { LiveBoard } from './boardInput.ts'
import { isNetBoard } from './isNetBoard.ts'

/**
 * The score to par on each hole of a round (by index), by side, in the order of the card: net on net boards unless `isNet` says
 * otherwise, `null` without a score, and where the committee lets a hole not count. Sides with several cards are left out.
 */
export function roundToPar(
  live: LiveBoard,
  round: number,
  isNet = isNetBoard(live),
): ReadonlyMap<number, readonly (number | null)[]> {
  return new Map(
    live.flights.flatMap(flight => {
      const entries = flight.members.flatMap(({ sideId }) => live.entries.get(sideId) ?? [])
      const { shortened } = live.input
      const choice = choiceIn({ entries, ...(shortened && { shortened }) }, round)
      return entries.flatMap(({ side, rounds }) => {
        const [card, ...others] = rounds[round] ?? []
        if (!card || others.length > 0 || card.holes.length === 0) return []
        const received = isNet ? netStrokesOf(card) : []
        const toPar = card.holes.map((hole, at) => {
          const taken = isChosen(hole, choice) ? card.scores[at] : null
          return typeof taken === 'number' ? taken - (received[at] ?? 0) - hole.par : null
        })
        return [[side.id, toPar] as const]
      })
    }),
  )
}
