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

/**
 * The first hole that counts in the order of play on which something is to be written: by the scorer on the cards that the scorer
 * has begun, and by anybody on the others, which somebody else may keep.
 */
export function firstOpenHole(round: PhoneRound, scorer: number): number {
  const order = holesToWrite(round)
  const has = (kind: 'own' | 'strokes', card: PhoneCard, hole: number) => holeView(card, hole, scorer)[kind] !== null
  const open = round.cards
    .filter(({ status }) => status === 'OPEN')
    .map(card => ({ card, kind: order.some(hole => has('own', card, hole)) ? ('own' as const) : ('strokes' as const) }))
  return order.find(hole => open.some(({ card, kind }) => !has(kind, card, hole))) ?? order[0] ?? 1
}
