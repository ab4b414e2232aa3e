import { compare, type Fraction, sum } from '../exact.ts'
import type { FlightMember } from './divisions.ts'

/**
 * A team that needs a flight. Its key is the sum or the lowest of its players' keys; teams with equal keys are ordered by
 * their lowest player, then by their sum. When a player has no key, neither has the team.
 */
export function teamMember(id: number, playerKeys: readonly (Fraction | null)[], by: 'sum' | 'lowest'): FlightMember {
  const keys = playerKeys.flatMap(key => key ?? [])
  const lowest = [...keys].sort(compare)[0]
  if (!lowest || keys.length < playerKeys.length) return { id, key: null }
  const total = sum(keys)
  return { id, key: by === 'sum' ? total : lowest, tieBreakers: [lowest, total] }
}
