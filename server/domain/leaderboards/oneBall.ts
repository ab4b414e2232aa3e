/** Teams with one ball: which leaderboards count their cards, and how the ball is played. */
import { formatById, oneBallIds } from '../../../rules/formats/index.ts'
import { type LeaderboardType, leaderboardType } from '../../../rules/formats/leaderboardType.ts'
import type { FieldError } from '../../kernel/refuse.ts'

type Chosen = { readonly oneBall?: string | undefined }

/** How the sides of a leaderboard play one ball; undefined where everybody plays an own one. */
export function oneBallOf(formatId: string, { oneBall }: Chosen): string | undefined {
  return formatById(formatId)?.leaderboardType.teamScore ? formatId : oneBall
}

/** The type of a leaderboard. A format of one card that is played with the ball of a team is a leaderboard of teams with one score. */
export function typeOf(formatId: string, { oneBall }: Chosen): LeaderboardType | undefined {
  const own = formatById(formatId)?.leaderboardType
  return own && oneBall !== undefined && !own.team ? leaderboardType.scramble : own
}

/** Whether several players' own balls make the score, so that one ball of a team cannot be counted. */
function countsOwnBalls(formatId: string): boolean {
  const format = formatById(formatId)
  return format?.leaderboardType.team === true && format.columns.every(({ key }) => key !== 'record')
}

/** What does not fit about `oneBall` of a leaderboard. */
export function oneBallErrors(formatId: string, { oneBall }: Chosen): readonly FieldError[] {
  if (oneBall === undefined || !countsOwnBalls(formatId)) return []
  const message = oneBallIds.includes(formatId)
    ? 'is said by the format already: leave it out'
    : 'cannot be counted: the format adds own balls of the players. Choose a format of one ball, such as stableford or matchPlay'
  return [{ pointer: '/oneBall', message }]
}
