import { crossover } from '../../../rules/teeSheets/crossover.ts'
import type { TeeTime } from '../../../rules/teeSheets/teeTime.ts'
import { minutesOf, type Pairing } from './sheet.ts'

/**
 * The groups of the round before, on the other tee and in the other wave, with those who still play; who had no group then
 * has none now. Empty where there is nothing to cross: no groups, or a shotgun.
 */
export function crossedOver(before: readonly Pairing[], playing: ReadonlySet<number>): readonly TeeTime[] {
  const groups = before.map(({ hole, teeTime, players }) => ({
    startHole: hole,
    minutes: minutesOf(teeTime),
    playerIds: players.map(({ playerId }) => playerId).filter(id => playing.has(id)),
  }))
  if (new Set(groups.map(({ startHole }) => startHole)).size > 2) return []
  return crossover(groups.filter(({ playerIds }) => playerIds.length > 0))
}
