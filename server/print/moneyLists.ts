/** What was won: skins by hole and by side, and prizes. */
import { type Cell, type Column, cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import { type Board, prizeOf } from './results.ts'
import { type BoardFlight, sideName, sideNames } from './sideName.ts'

type Named = Pick<Section, 'id' | 'title'>
type Row = BoardFlight['rows'][number]

/** For each flight that plays skins: the holes with their winners, then how many skins each side won. */
export function skins(boards: readonly Board[], names: Names): readonly Section[] {
  return ofFlights(
    boards.filter(({ unit }) => unit === 'skins'),
    (board, flight, named) => [
      byHole(board, flight, named, names),
      {
        ...won(
          flight.rows.filter(({ value }) => (value ?? 0) > 0),
          [
            { column: { key: 'player', name: 'Player' }, of: row => cell(sideName(row, names)) },
            { column: { key: 'skins', name: 'Skins', end: true }, of: row => cell(row.value) },
            { column: { key: 'prize', name: 'Prize', end: true }, of: row => cell(prizeOf(row, board)) },
          ],
        ),
        id: `${named.id}-skins`,
        title: `${named.title}: skins${standing(board)}`,
        heading: 0,
        empty: 'No skin has been won yet.',
      },
    ],
    'No leaderboard of this event plays skins.',
  )
}

/** The holes in the order in which they were decided; a skin that nobody won may be carried over to the next. */
function byHole({ rounds }: Board, flight: BoardFlight, { id, title }: Named, names: Names): Section {
  const name = sideNames(flight, names)
  const several = rounds.length > 1
  const { awards = [] } = flight
  return {
    id: `${id}-holes`,
    title: `${title}: by hole`,
    count: awards.length,
    columns: [
      ...(several ? [{ key: 'round', name: 'Round', tight: true as const }] : []),
      { key: 'hole', name: 'Hole', tight: true },
      { key: 'winners', name: 'Won by' },
      { key: 'shares', name: 'Skins', end: true },
    ],
    heading: several ? 2 : 1,
    rows: awards.map(({ round, hole, winners, shares, carries }) => ({
      cells: [
        ...(several ? [cell(round)] : []),
        cell(hole === null ? 'End' : hole),
        cell(name(winners) || (carries ? 'carried over' : 'nobody')),
        cell(shares === 0 ? '' : shares),
      ],
    })),
    empty: 'No hole has been decided yet.',
  }
}

/** For each flight with prize money: who wins how much. Titles say "provisional" until the results are final. */
export function prizes(boards: readonly Board[], names: Names): readonly Section[] {
  return ofFlights(
    boards,
    (board, flight, { id, title }) =>
      flight.rows.some(({ payoutCents }) => payoutCents !== undefined)
        ? [
            {
              ...won(
                flight.rows.filter(({ payoutCents }) => (payoutCents ?? 0) > 0),
                [
                  { column: { key: 'position', name: 'Pos', tight: true }, of: row => cell(row.label) },
                  { column: { key: 'player', name: 'Player' }, of: row => cell(sideName(row, names)) },
                  { column: { key: 'score', name: 'Result', end: true }, of: row => cell(row.value) },
                  { column: { key: 'prize', name: 'Prize', end: true }, of: row => cell(prizeOf(row, board)) },
                  { column: { key: 'received', name: 'Received' }, of: () => cell('') },
                ],
              ),
              id,
              title: `${title}${standing(board)}`,
              heading: 1,
              empty: 'Nobody has won a prize yet.',
            },
          ]
        : [],
    'No leaderboard of this event has prizes.',
  )
}

type Shown = { readonly column: Column; readonly of: (row: Row) => Cell }

function won(rows: readonly Row[], shown: readonly Shown[]) {
  return {
    count: rows.length,
    columns: shown.map(({ column }) => column),
    rows: rows.map(row => ({ id: String(row.sideId), cells: shown.map(({ of }) => of(row)) })),
  }
}

function standing({ final }: Board): string {
  return final ? '' : ', provisional'
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
