import { type Fraction, fraction, round, subtract } from '../exact.ts'
import type { Card, Explanation } from '../game.ts'
import { valueLabel } from '../standings/board.ts'
import type { RoundResult } from '../standings/rounds.ts'

/** A handicap that the round itself gives, with the steps that led to it. */
export type DayHandicap = { readonly handicap: Fraction; readonly steps: () => Explanation }

/**
 * A gross round less the handicap that it gives. Before its last hole there is no handicap yet, so the round has no
 * standing; the holes that it lacks have no value.
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
      { what: 'gross', result: valueLabel(gross.value) },
      ...steps(),
      { what: 'net', formula: `${valueLabel(gross.value)} - ${valueLabel(handicap)}`, result: valueLabel(value) },
    ],
  }
}
