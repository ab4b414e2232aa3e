import { fraction, percent } from '../../rules/exact.ts'
import { formatById } from '../../rules/formats/index.ts'
import type { Explained } from '../../rules/game.ts'
import type { Allowance } from '../../rules/handicap/allowances.ts'
import { allowances, teamWeights } from '../../rules/handicap/allowances.ts'
import { teamHandicap } from '../../rules/handicap/teamHandicap.ts'
import type { TeeOfPart } from '../events/eventParts.sql.ts'
import type { TeamAllowance } from '../events/settings.ts'
import { exactCourseHandicap, type TeamComputation } from './computeHandicap.ts'

/** What the handicap of a team takes from a player: index and tee, or a course handicap that was set by hand. */
export type PlayerOfTeam = {
  readonly indexTenths: number | null
  readonly hcCourse: number | null
  readonly byHand: boolean
  readonly tee: TeeOfPart | undefined
}

/**
 * The playing handicap of a team with one ball for 18 holes, and on a course of nine for its card, from the unrounded course handicaps of its players against the
 * par of the team's tee: with `chosen` of the event, else with the recommended allowance of the format for so many players.
 * Undefined when a player has no handicap, or there is no allowance for a team of this size. Rules of Handicapping, Appendix C.
 */
export function computeTeamHandicap(
  players: readonly PlayerOfTeam[],
  tee: TeeOfPart | undefined,
  formatId: string,
  chosen: TeamAllowance | undefined,
): TeamComputation | undefined {
  const weights = weightsFor(players.length, formatId, chosen)
  if (!weights) return undefined
  const over = (holes: 18 | 9): Explained<number> | undefined => {
    const handicaps = players.flatMap(({ indexTenths, hcCourse, byHand, tee: own }) => {
      if (byHand || indexTenths === null) return hcCourse === null ? [] : [fraction(hcCourse, 18 / holes)]
      return [exactCourseHandicap(indexTenths, own, tee, holes)]
    })
    return handicaps.length === 0 || handicaps.length < players.length ? undefined : teamHandicap(handicaps, weights)
  }
  const whole = over(18)
  const nine = tee?.holes === 9 ? over(9) : undefined
  return whole && { whole, ...(nine && { nine }) }
}

function weightsFor(players: number, formatId: string, chosen: TeamAllowance | undefined) {
  if (typeof chosen === 'object') return chosen.length >= players ? chosen.map(percent) : undefined
  const recommended: readonly Allowance[] =
    chosen === undefined ? (formatById(formatId)?.allowances ?? []).map(id => allowances[id]) : [allowances[chosen]]
  const fitting = recommended.find(one => ('weights' in one ? one.weights.length === players : players > 1))
  return fitting && teamWeights(fitting, players)
}
