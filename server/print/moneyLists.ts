/** What was won: skins by hole and by side, and prizes. */
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { type Cell, type Column, cell, numberCell, type Section } from './document.ts'
import type { Names } from './names.ts'
import { type Board, prizeOf } from './results.ts'
import { type BoardFlight, sideName, sideNames } from './sideName.ts'

type Named = Pick<Section, 'id' | 'title'>
type Row = BoardFlight['rows'][number]

/** For each flight that plays skins: the holes with their winners, then how many skins each side won. */
export function skins(boards: readonly Board[], names: Names, language: Language = 'en'): readonly Section[] {
  const words = wordsIn(language).results
  const { columns } = words
  return ofFlights(
    boards.filter(({ unit }) => unit === 'skins'),
    (board, flight, named) => [
      byHole(board, flight, named, names, language),
      {
        ...won(
          flight.rows.filter(({ value }) => (value ?? 0) > 0),
          [
            { column: { key: 'player', name: columns.player }, of: row => cell(sideName(row, names)) },
            {
              column: { key: 'skins', name: words.totals.skins, end: true },
              of: row => numberCell(row.value, language),
            },
            {
              column: { key: 'prize', name: columns.prize, end: true },
              of: row => cell(prizeOf(row, board, language)),
            },
          ],
        ),
        id: `${named.id}-skins`,
        title: (board.final ? words.skinsOf : words.skinsSoFarOf)({ board: named.title }),
        heading: 0,
        empty: words.noSkins,
      },
    ],
    words.noSkinsPlayed,
  )
}

/** The holes in the order in which they were decided; a skin that nobody won may be carried over to the next. */
function byHole(
  { rounds }: Board,
  flight: BoardFlight,
  { id, title }: Named,
  names: Names,
  language: Language,
): Section {
  const words = wordsIn(language).results
  const { columns } = words
  const name = sideNames(flight, names)
  const several = rounds.length > 1
  const { awards = [] } = flight
  return {
    id: `${id}-holes`,
    title: words.byHoleOf({ board: title }),
    count: awards.length,
    columns: [
      ...(several ? [{ key: 'round', name: columns.round, tight: true as const }] : []),
      { key: 'hole', name: columns.hole, tight: true },
      { key: 'winners', name: columns.winners },
      { key: 'shares', name: words.totals.skins, end: true },
    ],
    heading: several ? 2 : 1,
    rows: awards.map(({ round, hole, winners, shares, carries }) => ({
      cells: [
        ...(several ? [cell(round)] : []),
        cell(hole === null ? words.end : hole),
        cell(name(winners) || (carries ? words.carriedOver : words.nobody)),
        numberCell(shares === 0 ? undefined : shares, language),
      ],
    })),
    empty: words.noHoleDecided,
  }
}

/** For each flight with prize money: who wins how much. Titles say "provisional" until the results are final. */
export function prizes(boards: readonly Board[], names: Names, language: Language = 'en'): readonly Section[] {
  const words = wordsIn(language).results
  const { columns } = words
  return ofFlights(
    boards,
    (board, flight, { id, title }) =>
      flight.rows.some(({ payoutCents }) => payoutCents !== undefined)
        ? [
            {
              ...won(
                flight.rows.filter(({ payoutCents }) => (payoutCents ?? 0) > 0),
                [
                  { column: { key: 'position', name: columns.position, tight: true }, of: row => cell(row.label) },
                  { column: { key: 'player', name: columns.player }, of: row => cell(sideName(row, names)) },
                  {
                    column: { key: 'score', name: columns.score, end: true },
                    of: row => numberCell(row.value, language),
                  },
                  {
                    column: { key: 'prize', name: columns.prize, end: true },
                    of: row => cell(prizeOf(row, board, language)),
                  },
                  { column: { key: 'received', name: columns.received }, of: () => cell('') },
                ],
              ),
              id,
              title: board.final ? title : words.prizesSoFarOf({ board: title }),
              heading: 1,
              empty: words.noPrizes,
            },
          ]
        : [],
    words.noPrizesPlayed,
  )
}

type ShownColumn = { readonly column: Column; readonly of: (row: Row) => Cell }

function won(rows: readonly Row[], shown: readonly ShownColumn[]) {
  return {
    count: rows.length,
    columns: shown.map(({ column }) => column),
    rows: rows.map(row => ({ id: String(row.sideId), cells: shown.map(({ of }) => of(row)) })),
  }
}

/** The sections of all flights; when there are none, one section that says why. */
function ofFlights(
  boards: readonly Board[],
  sectionsOf: (board: Board, flight: BoardFlight, named: Named) => readonly Section[],
  empty: string,
): readonly Section[] {
  const sections = boards.flatMap(board =>
    board.flights.flatMap((flight, index) => {
      const title = flight.name === undefined ? board.name : `${board.name}: ${flight.name}`
      return sectionsOf(board, flight, { id: `board-${board.leaderboardId}-${flight.flightId ?? index}`, title })
    }),
  )
  return sections.length > 0
    ? sections
    : [{ id: 'none', title: '', count: 0, columns: [], heading: 0, rows: [], empty }]
}
