import { fraction } from '../exact.ts'
import type { Amount, RoundResult, RoundState } from './rounds.ts'

type Played = { readonly state?: RoundState; readonly toCome?: Amount | null; readonly handicap?: number }

/** A round of strokes over par fours for the tests of standings; null is a hole without a score. */
export function roundOf(values: readonly (number | null)[], played: Played = {}): RoundResult {
  const counted = values.flatMap(value => value ?? [])
  const value = counted.reduce((sum, strokes) => sum + strokes, 0)
  return {
    holes: values.map((_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1 })),
    values,
    value: fraction(value),
    toPar: value - 4 * counted.length,
    thru: counted.length,
    state: played.state ?? (counted.length === values.length ? 'complete' : 'playing'),
    handicap: played.handicap ?? 0,
    toCome: played.toCome ?? null,
  }
}
