import { compare, type Fraction, sum } from '../exact.ts'
import type { FlightMember } from './divisions.ts'

/**
 * A team as a member of a flight: its key is the sum or the lowest of its players' keys; equal teams are ordered by their
 * lowest player, then by their sum. A team with a player without a key has none.
 */
export function teamMember(id: number, playerKeys: readonly (Fraction | null)[], by: 'sum' | 'lowest'): FlightMember {
  const keys = playerKeys.flatMap(key => key ?? [])
  const lowest = [...keys].sort(compare)[0]
  if (!lowest || keys.length < playerKeys.length) return { id, key: null }
  const total = sum(keys)
  return { id, key: by === 'sum' ? total : lowest, tieBreakers: [lowest, total] }
}
