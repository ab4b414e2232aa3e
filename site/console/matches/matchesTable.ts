import type { Table } from '../../ui/saveTable.ts'
import type { Words } from './Matches.tsx'
import { type Board, leaderOf, nameOf, stateOf } from './match.ts'

/** The matches of a leaderboard as a table, one line each: who, how it ended or stands as golfers say it, and the points. */
export function matchesTable({ rounds }: Board, timeZone: string, words: Words): Table {
  return [
    [
      words.round,
      words.flight,
      words.side,
      words.opponent,
      words.state,
      words.ahead,
      words.points,
      words.pointsOfOpponent,
    ],
    ...rounds.flatMap(({ round, flights }) =>
      flights.flatMap(({ name, sides, matches }) =>
        matches.map(match => {
          const leader = leaderOf(match)
          return [
            round,
            name,
            nameOf(match.a.sideIds, sides),
            nameOf(match.b.sideIds, sides),
            stateOf(match, timeZone, words),
            leader && nameOf(match[leader].sideIds, sides),
            match.pointsA,
            match.pointsB,
          ]
        }),
      ),
    ),
  ]
}
