import { type Fraction, fraction, round, subtract } from '../exact.ts'
import type { Card, Explanation } from '../game.ts'
import { phrase } from '../phrases.ts'
import { valueLabel } from '../standings/board.ts'
import type { RoundResult } from '../standings/rounds.ts'

/** A handicap worked out from the round itself, with the steps that led to it. */
export type DayHandicap = { readonly handicap: Fraction; readonly steps: () => Explanation }

/**
 * A gross round less the handicap worked out from it. Until the last hole is in there is no handicap, so the round has no
 * score to par, and nothing is assumed about the missing holes.
 */
export function lessDayHandicap(card: Card, gross: RoundResult, handicapOf: (card: Card) => DayHandicap): RoundResult {
  if (gross.state !== 'complete') return { ...gross, toPar: null, toCome: null }
  const { handicap, steps } = handicapOf(card)
  const value = subtract(gross.value, handicap)
  return {
    ...gross,
    value,
    toPar: gross.toPar === null ? null : round(subtract(fraction(gross.toPar), handicap)),
    handicap: round(handicap),
    toCome: null,
    steps: () => [
      { what: phrase('gross'), result: valueLabel(gross.value) },
      ...steps(),
      {
        what: phrase('net'),
        formula: `${valueLabel(gross.value)} - ${valueLabel(handicap)}`,
        result: valueLabel(value),
      },
    ],
  }
}
