/** Who meets whom on a leaderboard of matches: players or teams, alone or several together. */

import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { said } from '../../../contract/words/say.ts'
import { formatById } from '../../../rules/formats/index.ts'
import { leaderboardType } from '../../../rules/formats/leaderboardType.ts'
import type { FieldError } from '../../kernel/refuse.ts'

type Side = string | number | readonly (string | number)[]
type Given = {
  readonly oneBall?: string | undefined
  readonly sides?: LeaderboardSettings['sides'] | undefined
  readonly matches?: readonly { readonly a: Side; readonly b: Side }[] | undefined
}

/** Whether the matches of a format are made by a director. */
export function createsMatches(formatId: string): boolean {
  const type = formatById(formatId)?.leaderboardType
  return type === leaderboardType.createdMatches || type === leaderboardType.teamMatch
}

/** Whether players as well as teams can be the sides of a format: of all in which side plays against side. */
export function choosesSides(formatId: string): boolean {
  return createsMatches(formatId) || formatById(formatId)?.leaderboardType === leaderboardType.fieldMatches
}

/** What is wrong with `sides` of a leaderboard, and with sides of its matches that have several players. */
export function sidesErrors(formatId: string, { oneBall, sides, matches = [] }: Given): readonly FieldError[] {
  const chosen = sides !== undefined && choosesSides(formatId)
  const areTeams = oneBall !== undefined || !chosen || sides === 'teams'
  return [
    ...(sides !== undefined && !chosen ? [{ pointer: '/sides', message: said('fields.isOfMatchesOnly') }] : []),
    ...(chosen && oneBall !== undefined ? [{ pointer: '/sides', message: said('fields.isTeamsWithOneBall') }] : []),
    ...(areTeams
      ? matches.flatMap(({ a, b }, at) =>
          Object.entries({ a, b }).flatMap(([which, side]) =>
            typeof side === 'object' ? [{ pointer: `/matches/${at}/${which}`, message: said('fields.isOneTeam') }] : [],
          ),
        )
      : []),
  ]
}

/** The players or teams of one side of a match. */
export function membersOf<Id extends string | number>(side: Id | readonly Id[]): readonly Id[] {
  return typeof side === 'object' ? side : [side]
}

/** The same for a match of these sides in a round, in whatever order they are named. */
export function matchKey({
  a,
  b,
  round = 1,
}: {
  readonly a: Side
  readonly b: Side
  readonly round?: number | undefined
}) {
  return [round, ...[a, b].map(side => membersOf(side).map(String).sort().join('+')).sort()].join(' ')
}
