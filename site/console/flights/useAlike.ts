import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { playersOf, type Team } from '../frame/useRoster.ts'
import type { Flight } from './draft.ts'
import { isAlike, useSameFlights } from './sameFlights.ts'

type AlikeProps = {
  readonly board: LeaderboardSummary
  readonly boards: readonly LeaderboardSummary[]
  readonly teams: readonly Team[]
  readonly flightsOf: (leaderboardId: number) => readonly Flight[]
}

/** Which other leaderboards can be divided as this one is, and which are. */
export function useAlike({ board, boards, teams, flightsOf }: AlikeProps) {
  const [said, say] = useSameFlights()
  // A leaderboard of players can take the flights of their teams, but not the other way round.
  const others = boards.filter(
    one => one !== board && (one.team === board.team || board.team) && one.eventId === board.eventId,
  )
  const idsFor = (team: boolean, ids: readonly number[]) => (team === board.team ? ids : playersOf(teams, ids))
  const isSame = ({ leaderboardId, team }: LeaderboardSummary) =>
    said(board.leaderboardId, leaderboardId) ??
    isAlike(
      flightsOf(board.leaderboardId).map(({ name, memberIds }) => ({ name, memberIds: idsFor(team, memberIds) })),
      flightsOf(leaderboardId),
    )
  return {
    others,
    isSame,
    /** Those that are divided together. */
    targets: [board, ...others.filter(isSame)],
    /** Who stands on a leaderboard of teams, or of players, for members of the division. */
    idsFor,
    say: (other: LeaderboardSummary, same: boolean) => say(board.leaderboardId, other.leaderboardId, same),
  }
}
