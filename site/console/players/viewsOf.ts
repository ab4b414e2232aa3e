import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Entrant } from '../frame/useRoster.ts'

export type View = 'all' | 'noIndex' | 'noFlight' | 'noTime'

/** The entrants by what they still lack. */
export function viewsOf(
  entrants: readonly Entrant[],
  boards: readonly LeaderboardSummary[],
): Readonly<Record<View, readonly Entrant[]>> {
  return {
    all: entrants,
    noIndex: entrants.filter(one => one.handicap?.hcIndex === undefined),
    noFlight: entrants.filter(one => boards.some(board => !one.flights.has(board.leaderboardId))),
    noTime: entrants.filter(one => !one.pairing),
  }
}
