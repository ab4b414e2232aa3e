/** The order in which a group plays its holes. */

import type { PhoneRound } from '../../contract/site/scorecard.ts'
import { playOrder } from '../../rules/formats/card.ts'
import { holeView, isCounted } from './cards.ts'

/** The numbers of the holes in the order of play, from the group's start hole on. */
export function holesInOrder({ cards, startHole }: PhoneRound): readonly number[] {
  const [first] = cards
  if (!first) return []
  const order = playOrder([{ holes: first.holes, scores: [], playingHandicap: 0, startHole }])
  return order.map(at => first.holes[at]?.number ?? 1)
}

/** The holes that are still to be written down, in the order of play: those that count, or all of an annulled round. */
export function holesToWrite(round: PhoneRound): readonly number[] {
  const order = holesInOrder(round)
  const counted = order.filter(hole => isCounted(round, hole))
  return counted.length > 0 ? counted : order
}

/**
 * The first hole that counts in the order of play on which nobody has written something on a card that is open. What another
 * scorer has written is no hole to write: it is looked at in the review.
 */
export function firstOpenHole(round: PhoneRound, scorer: number): number {
  const order = holesToWrite(round)
  const open = round.cards.filter(({ status }) => status === 'OPEN')
  return order.find(hole => open.some(card => holeView(card, hole, scorer).strokes === null)) ?? order.at(-1) ?? 1
}
