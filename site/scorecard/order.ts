import type { PhoneRound } from '../../contract/site/scorecard.ts'
import { playOrder } from '../../rules/formats/card.ts'
import { holeView } from './cards.ts'

/** The numbers of the holes in the order of play, from the group's start hole on. */
export function holesInOrder({ cards, startHole }: PhoneRound): readonly number[] {
  const [first] = cards
  if (!first) return []
  const order = playOrder([{ holes: first.holes, scores: [], playingHandicap: 0, startHole }])
  return order.map(at => first.holes[at]?.number ?? 1)
}

/** The first hole in the order of play on which the scorer has not written everything down. */
export function firstOpenHole(round: PhoneRound, scorer: number): number {
  const order = holesInOrder(round)
  const isOpen = (hole: number) =>
    round.cards.some(card => card.status === 'OPEN' && holeView(card, hole, scorer).own === null)
  return order.find(isOpen) ?? order[0] ?? 1
}
