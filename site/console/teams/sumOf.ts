import type { Entrant } from '../frame/useRoster.ts'
import type { Team } from './arrange.ts'

/** The indexes of the players of a team, added up; who has none counts as the highest. */
export function sumOf(team: Team, entrants: ReadonlyMap<number, Entrant>): number {
  const tenths = team.players.map(one => Math.round((entrants.get(one.playerId)?.handicap?.hcIndex ?? 54) * 10))
  return tenths.reduce((sum, one) => sum + one, 0) / 10
}
