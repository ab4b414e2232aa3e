/** What a leaderboard shows besides its standings: matches, and what was won on single holes. */
import type { Static } from 'typebox'
import type { Standings } from '../../contract/standings/extensions.ts'
import type { Language } from '../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../contract/words/wordsIn.ts'
import { cell, numberCell, type Section } from './document.ts'
import type { Names } from './names.ts'
import { type BoardFlight, sideNames } from './sideName.ts'
import { skinInWords } from './skinInWords.ts'

type Named = Pick<Section, 'id' | 'title' | 'board'>

/** The matches of a flight as golfers would say them; no section for formats without matches. */
export function matches(
  flight: BoardFlight,
  { id, title, board }: Named,
  names: Names,
  language: Language,
): readonly Section[] {
  const words = wordsIn(language).results
  const { matches: lines = [] } = flight
  if (lines.length === 0) return []
  const name = sideNames(flight, names)
  const several = new Set(lines.map(({ round }) => round)).size > 1
  return [
    {
      id: `${id}-matches`,
      title: words.matchesOf({ board: title }),
      ...(board && { board }),
      count: lines.length,
      columns: [
        ...(several ? [{ key: 'round', name: words.columns.round, tight: true as const }] : []),
        { key: 'match', name: words.columns.match },
      ],
      heading: several ? 1 : 0,
      rows: lines.map(match => ({
        cells: [
          ...(several ? [cell(match.round)] : []),
          cell(matchInWords(match, name(match.a), name(match.b), words.matches)),
        ],
      })),
      empty: words.noMatches,
    },
  ]
}

type Match = NonNullable<BoardFlight['matches']>[number]

/** `Lindqvist beat Teixeira 3&2`, `Lindqvist beat Teixeira, conceded`, `Lindqvist 2 up on Teixeira thru 14`, `Lindqvist and Teixeira all square thru 9`. */
function matchInWords(
  { label, winner, finished, upBy, thru }: Match,
  a: string,
  b: string,
  words: NounWords['results']['matches'],
): string {
  if (winner) {
    const [won, lost] = winner === 'a' ? [a, b] : [b, a]
    const sides = { winner: won, loser: lost }
    if (label === 'conceded') return words.conceded(sides)
    if (label === 'w/o') return words.walkover(sides)
    if (label === 'committee') return words.committee(sides)
    return label ? words.beatBy({ ...sides, score: label }) : words.beat(sides)
  }
  if (finished) return label === 'both out' || label === 'w/o' ? words.bothOut({ a, b }) : words.halved({ a, b })
  if (thru === 0) return words.against({ a, b })
  if (upBy === 0) return words.allSquare({ a, b, holes: thru })
  const [leader, other] = upBy > 0 ? [a, b] : [b, a]
  return words.up({ leader, other, holes: Math.abs(upBy), thru })
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
  language: Language,
): readonly Section[] {
  const words = wordsIn(language).results
  const { awards: given = [] } = flight
  if (given.length === 0) return []
  const name = sideNames(flight, names)
  const { id, title } = named
  const section = { id: `${id}-awards`, ...(named.board && { board: named.board }), count: given.length }
  if (board.unit === 'skins') {
    const of = { several: board.rounds.length > 1, final: board.final, language }
    const said = given.map(award => skinInWords(award, name(award.winners), of))
    return [{ ...section, ...skinsByHole(said, title, words) }]
  }
  return [{ ...section, ...wonByHole(given, name, title, language) }]
}

function skinsByHole(said: readonly string[], title: string, words: NounWords['results']) {
  return {
    title: words.skinsByHoleOf({ board: title }),
    columns: [{ key: 'skin', name: words.skinsByHole }],
    heading: 0,
    rows: said.map(text => ({ cells: [cell(text)] })),
    empty: words.noHoleDecided,
  }
}

function wonByHole(
  given: NonNullable<BoardFlight['awards']>,
  name: (ids: readonly number[]) => string,
  title: string,
  language: Language,
) {
  const words = wordsIn(language).results
  const { columns } = words
  return {
    title: words.wonByHoleOf({ board: title }),
    columns: [
      { key: 'round', name: columns.round, tight: true as const, minor: true as const },
      { key: 'hole', name: columns.hole, tight: true as const },
      { key: 'contest', name: columns.contest },
      { key: 'winners', name: columns.winners },
      { key: 'shares', name: words.totals.shares, end: true as const },
    ],
    heading: 3,
    rows: given.map(({ round, hole, contest, winners, shares }) => ({
      cells: [
        cell(round),
        cell(hole),
        cell(contest),
        cell(name(winners) || words.nobody),
        numberCell(shares, language),
      ],
    })),
    empty: words.nothingWon,
  }
}
