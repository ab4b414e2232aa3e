/** The order in which a group plays its holes. */

import type { PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
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

/** The first hole that counts in the order of play on which the scorer, or nobody if the scorer has not begun, has written everything down. */
export function firstOpenHole(round: PhoneRound, scorer: number): number {
  const order = holesToWrite(round)
  const has = (kind: 'own' | 'strokes') => (card: PhoneCard, hole: number) =>
    holeView(card, hole, scorer)[kind] !== null
  const hasBegun = round.cards.some(card => order.some(hole => has('own')(card, hole)))
  const isWritten = has(hasBegun ? 'own' : 'strokes')
  const open = round.cards.filter(({ status }) => status === 'OPEN')
  return order.find(hole => open.some(card => !isWritten(card, hole))) ?? order[0] ?? 1
}
