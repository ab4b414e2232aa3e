import type { Card, Explanation } from '../game.ts'
import { grossAt } from './card.ts'
import { netStrokesOf } from './parStrokes.ts'
import type { RoundCards } from './roundFormat.ts'

/**
 * Explains the scores on hole `number`, card by card: strokes taken, strokes received, net. `received` gives the strokes
 * of each card by hole where they differ from those of its handicap, as in a match.
 */
export function explainBalls(
  cards: RoundCards,
  number: number | undefined,
  received: readonly (readonly number[])[] = [],
): Explanation {
  return cards.flatMap((card, at) => (card ? explainBall(card, number, received[at] ?? netStrokesOf(card)) : []))
}

function explainBall(card: Card, number: number | undefined, strokesOfCard: readonly number[]): Explanation {
  const at = card.holes.findIndex(hole => hole.number === number)
  const hole = card.holes[at]
  if (!hole) return []
  const gross = grossAt(card, at)
  const received = strokesOfCard[at] ?? 0
  const strokes = { what: 'strokes taken', formula: `par ${hole.par}`, result: `${gross ?? card.scores[at] ?? 'none'}` }
  if (received === 0) return [strokes]
  const given = { what: 'strokes received', formula: `stroke index ${hole.strokeIndex}`, result: `${received}` }
  if (gross === null) return [strokes, given]
  return [strokes, given, { what: 'net', formula: `${gross} - ${received}`, result: `${gross - received}` }]
}
