import type { BoardAllowance, Limits } from '../../../contract/settings/boardTerms.ts'
import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'

/** By how much of the handicaps a leaderboard is counted; what is left out is as the event says. */
export type BoardTerms = { readonly allowance?: BoardAllowance; readonly limits?: Limits }

/** The terms of a side by its id, or by that of a player in it; undefined where all is as the event says. */
export type TermsOfSide = (sideId: number) => BoardTerms | undefined

/**
 * The terms by which a leaderboard counts a flight (undefined: none of its flights): the allowance of the flight, else of the
 * leaderboard. Undefined where all is as the event says.
 */
export function boardTerms(
  { allowance, limits, allowanceOfFlights }: LeaderboardSettings,
  flightId: number | undefined,
): BoardTerms | undefined {
  const own = allowanceOfFlights?.find(one => one.flightId === flightId)?.allowance ?? allowance
  if (own === undefined && limits === undefined) return undefined
  return { ...(own !== undefined && { allowance: own }), ...(limits && { limits }) }
}
