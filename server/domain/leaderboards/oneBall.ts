/** Teams with one ball: the leaderboards that count their cards, and how the ball is played. */
import { said } from '../../../contract/words/say.ts'
import { formatById, oneBallIds } from '../../../rules/formats/index.ts'
import { type LeaderboardType, leaderboardType } from '../../../rules/formats/leaderboardType.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { choosesSides } from './sides.ts'

type Chosen = { readonly oneBall?: string | undefined; readonly sides?: 'players' | 'teams' | undefined }

/** The format in which the sides of a leaderboard play one ball; undefined where all players have a ball of their own. */
export function oneBallOf(formatId: string, { oneBall }: Chosen): string | undefined {
  return formatById(formatId)?.leaderboardType.teamScore ? formatId : oneBall
}

/**
 * The type of a leaderboard, `team` as its own sides are. A format that counts one card makes, when teams play one ball, a
 * leaderboard of teams with one score; matches are between players where the leaderboard says so.
 */
export function typeOf(formatId: string, { oneBall, sides }: Chosen): LeaderboardType | undefined {
  const own = formatById(formatId)?.leaderboardType
  if (own && oneBall !== undefined) return own.team ? own : leaderboardType.scramble
  return own && sides !== undefined && choosesSides(formatId) ? { ...own, team: sides === 'teams' } : own
}

/** Whether the score is made of several players' balls, so that a single ball of a team cannot be counted. */
function countsOwnBalls(formatId: string): boolean {
  const format = formatById(formatId)
  return format?.leaderboardType.team === true && format.columns.every(({ key }) => key !== 'record')
}

/** What is wrong with `oneBall` of a leaderboard. */
export function oneBallErrors(formatId: string, { oneBall }: Chosen): readonly FieldError[] {
  if (oneBall === undefined || !countsOwnBalls(formatId)) return []
  const message = oneBallIds.includes(formatId)
    ? said('fields.isSaidByFormatAlready')
    : said('fields.cannotBeCountedFormatAdds')
  return [{ pointer: '/oneBall', message }]
}
