import type { Card, Explanation, Score } from '../game.ts'
import { type Phrase, phrase } from '../phrases.ts'
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
  const strokes = {
    what: phrase('strokesTaken'),
    formula: phrase('par', { par: hole.par }),
    result: scoreOf(card.scores[at] ?? null),
  }
  if (received === 0) return [strokes]
  const given = {
    what: phrase('strokesReceived'),
    formula: phrase('strokeIndex', { index: hole.strokeIndex }),
    result: `${received}`,
  }
  if (gross === null) return [strokes, given]
  return [strokes, given, { what: phrase('net'), formula: `${gross} - ${received}`, result: `${gross - received}` }]
}

function scoreOf(score: Score): Phrase {
  if (typeof score === 'number') return `${score}`
  return phrase(score ?? 'noScore')
}
