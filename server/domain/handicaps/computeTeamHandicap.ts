import type { BoardAllowance } from '../../../contract/settings/boardTerms.ts'
import type { TeamAllowance } from '../../../contract/settings/givenEventSettings.ts'
import { type Fraction, fraction, percent } from '../../../rules/exact.ts'
import { formatById } from '../../../rules/formats/index.ts'
import type { Explained, Explanation } from '../../../rules/game.ts'
import type { Allowance } from '../../../rules/handicap/allowances.ts'
import { allowances, teamWeights } from '../../../rules/handicap/allowances.ts'
import { teamHandicap } from '../../../rules/handicap/teamHandicap.ts'
import { phrase } from '../../../rules/phrases.ts'
import type { TeeInPlay } from '../events/eventOrRounds.sql.ts'
import type { BoardTerms } from './boardTerms.ts'
import { exactCourseHandicap, indexTerms, type TeamComputation } from './computeHandicap.ts'

/** What the handicap of a team takes from a player: index and tee, or a course handicap that was set by hand. */
export type PlayerOfTeam = {
  readonly indexTenths: number | null
  readonly hcCourse: number | null
  readonly byHand: boolean
  readonly tee: TeeInPlay | undefined
  readonly gender?: 'M' | 'F'
}

/** By what the handicap of a team with one ball is computed. */
export type TeamTerms = {
  readonly allowance: TeamAllowance | BoardAllowance | undefined
  /** The terms of the leaderboard for which the handicap is, where it has its own. */
  readonly terms?: BoardTerms | undefined
  /** Course handicap for 18 holes of a player who has none. */
  readonly withoutIndex: number | undefined
}

/**
 * The playing handicap of a team with one ball for 18 holes, and on a nine-hole course for its card. It comes from the
 * unrounded course handicaps of the players against the par of the team's tee, with the allowance of the event, or the one
 * recommended for the format and the size of the team. Undefined when a player has no handicap and the event does not say
 * what counts instead, or when there is no allowance for this size. Rules of Handicapping, Appendix C.
 */
export function computeTeamHandicap(
  players: readonly PlayerOfTeam[],
  tee: TeeInPlay | undefined,
  formatId: string,
  { allowance, terms, withoutIndex }: TeamTerms,
): TeamComputation | undefined {
  const weights = weightsFor(players.length, formatId, terms?.allowance ?? allowance)
  if (!weights) return undefined
  const over = (holes: 18 | 9): Explained<number> | undefined => {
    const handicaps = players.flatMap(player => courseHandicapOf(player, tee, holes, { terms, withoutIndex }) ?? [])
    if (handicaps.length === 0 || handicaps.length < players.length) return undefined
    const { value, steps } = teamHandicap(handicaps, weights)
    return { value, steps: [...explainWithoutIndex(players, withoutIndex), ...steps] }
  }
  const whole = over(18)
  const nine = tee?.holes === 9 ? over(9) : undefined
  return whole && { whole, ...(nine && { nine }) }
}

function courseHandicapOf(
  { indexTenths, hcCourse, byHand, tee, gender }: PlayerOfTeam,
  scored: TeeInPlay | undefined,
  holes: 18 | 9,
  { terms, withoutIndex }: Omit<TeamTerms, 'allowance'>,
): Fraction | undefined {
  if (!byHand && indexTenths !== null)
    return exactCourseHandicap(indexTenths, tee, scored, holes, indexTerms(tee, terms, gender))
  const counted = hcCourse ?? withoutIndex
  return counted === undefined ? undefined : fraction(counted, 18 / holes)
}

function explainWithoutIndex(players: readonly PlayerOfTeam[], withoutIndex: number | undefined): Explanation {
  const missing = players.filter(player => !hasHandicap(player)).length
  if (missing === 0 || withoutIndex === undefined) return []
  const what = phrase('playersWithoutIndex', { count: missing })
  return [{ what, formula: phrase('setByCommittee'), result: `${withoutIndex}` }]
}

/** Whether a player has a handicap from which that of a team can be computed. */
export function hasHandicap({ indexTenths, hcCourse, byHand }: Omit<PlayerOfTeam, 'tee'>): boolean {
  return (!byHand && indexTenths !== null) || hcCourse !== null
}

/**
 * The weights for a team of this size. An allowance for another size is replaced by its sibling: three players in a scramble
 * of four play off the allowances for three. When the event lists more percentages than the team has players, the
 * recommended allowance for its size counts.
 */
function weightsFor(players: number, formatId: string, chosen: TeamTerms['allowance']) {
  if (typeof chosen === 'number') return Array.from({ length: players }, () => percent(chosen))
  if (typeof chosen === 'object' && chosen.length <= players) {
    return chosen.length === players ? chosen.map(percent) : undefined
  }
  const recommended = (formatById(formatId)?.allowances ?? []).map((id): Allowance => allowances[id])
  const candidates = typeof chosen === 'string' ? ofFamily(chosen, players) : recommended
  const fitting = candidates.find(one => ('weights' in one ? one.weights.length === players : players > 1))
  if (fitting) return teamWeights(fitting, players)
  return typeof chosen === 'object' ? chosen.slice(0, players).map(percent) : undefined
}

/** The allowance of the same name for a team of this size, such as `scramble3` for `scramble4`; else the chosen one. */
function ofFamily(chosen: keyof typeof allowances, players: number): readonly Allowance[] {
  const sibling = chosen.replace(/\d$/, `${players}`)
  const all: Readonly<Record<string, Allowance>> = allowances
  return [all[sibling] ?? allowances[chosen]]
}
