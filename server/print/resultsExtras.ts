/** What a leaderboard shows besides its standings: matches, and what was won on single holes. */
import type { Static } from 'typebox'
import type { Standings } from '../../contract/standings/extensions.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import { type BoardFlight, sideNames } from './sideName.ts'
import { skinInWords } from './skinInWords.ts'

type Named = Pick<Section, 'id' | 'title' | 'board'>

/** The matches of a flight as golfers would say them; no section for formats without matches. */
export function matches(flight: BoardFlight, { id, title, board }: Named, names: Names): readonly Section[] {
  const { matches: lines = [] } = flight
  if (lines.length === 0) return []
  const name = sideNames(flight, names)
  const several = new Set(lines.map(({ round }) => round)).size > 1
  return [
    {
      id: `${id}-matches`,
      title: `${title}: matches`,
      ...(board && { board }),
      count: lines.length,
      columns: [
        ...(several ? [{ key: 'round', name: 'Round', tight: true as const }] : []),
        { key: 'match', name: 'Match' },
      ],
      heading: several ? 1 : 0,
      rows: lines.map(match => ({
        cells: [...(several ? [cell(match.round)] : []), cell(matchInWords(match, name(match.a), name(match.b)))],
      })),
      empty: 'There are no matches yet.',
    },
  ]
}

type Match = NonNullable<BoardFlight['matches']>[number]

/** `Lindqvist beat Teixeira 3&2`, `Lindqvist 2 up on Teixeira thru 14`, `Lindqvist and Teixeira all square thru 9`. */
export function matchInWords({ label, winner, finished, upBy, thru }: Match, a: string, b: string): string {
  if (winner) return `${winner === 'a' ? a : b} beat ${winner === 'a' ? b : a}${label && ` ${label}`}`
  if (finished) return `${a} and ${b} halved`
  if (thru === 0) return `${a} against ${b}`
  if (upBy === 0) return `${a} and ${b} all square thru ${thru}`
  return `${upBy > 0 ? a : b} ${Math.abs(upBy)} up on ${upBy > 0 ? b : a} thru ${thru}`
}

/**
 * What was won on single holes of a flight; no section for formats without. Skins are sentences, as golfers would say them;
 * of contests it is who won what, and how many shares it is worth.
 */
export function awards(
  board: Pick<Static<typeof Standings>, 'unit' | 'rounds' | 'final'>,
  flight: BoardFlight,
  named: Named,
  names: Names,
): readonly Section[] {
  const { awards: given = [] } = flight
  if (given.length === 0) return []
  const name = sideNames(flight, names)
  const { id, title } = named
  const section = { id: `${id}-awards`, ...(named.board && { board: named.board }), count: given.length }
  if (board.unit === 'skins') {
    const of = { several: board.rounds.length > 1, final: board.final }
    return [
      {
        ...section,
        title: `${title}: skins by hole`,
        columns: [{ key: 'skin', name: 'Skins by hole' }],
        heading: 0,
        rows: given.map(award => ({ cells: [cell(skinInWords(award, name(award.winners), of))] })),
        empty: 'No hole has been decided yet.',
      },
    ]
  }
  return [
    {
      ...section,
      title: `${title}: won by hole`,
      columns: [
        { key: 'round', name: 'Round', tight: true, minor: true },
        { key: 'hole', name: 'Hole', tight: true },
        { key: 'contest', name: 'What' },
        { key: 'winners', name: 'Won by' },
        { key: 'shares', name: 'Shares', end: true },
      ],
      heading: 3,
      rows: given.map(({ round, hole, contest, winners, shares }) => ({
        cells: [cell(round), cell(hole), cell(contest), cell(name(winners) || 'nobody'), cell(shares)],
      })),
      empty: 'Nothing was won yet.',
    },
  ]
}
