import type { Card, Explanation } from '../game.ts'
import { grossAt, strokesOf } from './card.ts'
import type { RoundCards } from './roundFormat.ts'

/** The scores on a hole, card by card: strokes taken, strokes received by the playing handicap, net. */
export function explainBalls(cards: RoundCards, number: number | undefined): Explanation {
  return cards.flatMap(card => (card ? explainBall(card, number) : []))
}

/** The strokes that a card receives on the hole with this number; 0 without a card. */
export function receivedAt(card: Card | null, number: number | undefined): number {
  return card === null ? 0 : (strokesOf(card)[card.holes.findIndex(hole => hole.number === number)] ?? 0)
}

function explainBall(card: Card, number: number | undefined): Explanation {
  const at = card.holes.findIndex(hole => hole.number === number)
  const hole = card.holes[at]
  if (!hole) return []
  const gross = grossAt(card, at)
  const received = receivedAt(card, number)
  const strokes = { what: 'strokes taken', formula: `par ${hole.par}`, result: `${gross ?? card.scores[at] ?? 'none'}` }
  if (received === 0) return [strokes]
  const given = { what: 'strokes received', formula: `stroke index ${hole.strokeIndex}`, result: `${received}` }
  if (gross === null) return [strokes, given]
  return [strokes, given, { what: 'net', formula: `${gross} - ${received}`, result: `${gross - received}` }]
}
