import type { Static } from 'typebox'
import type { Standings } from '../../contract/extensions/standings.ts'
import { type Cell, type Column, cell, type Section, toParCell } from './document.ts'
import type { Names } from './names.ts'
import { awards, matches } from './resultsExtras.ts'
import { type BoardFlight, sideName } from './sideName.ts'

export type Board = Static<typeof Standings>
type Row = BoardFlight['rows'][number]

/** A column together with what it shows of a row. */
type Shown = { readonly column: Column; readonly of: (row: Row) => Cell }

/**
 * The standings of each leaderboard, a section for each flight, followed by its matches and by what was won on single holes.
 * Who has no position stands at the end. `names`: how the event calls people.
 */
export function results(boards: readonly Board[], names: Names): readonly Section[] {
  return boards.flatMap(board =>
    board.flights.flatMap((flight, index) => {
      const id = `board-${board.leaderboardId}-${flight.flightId ?? index}`
      const title = flight.name === undefined ? board.name : `${board.name}: ${flight.name}`
      return [
        standing(board, flight, { id, title }, names),
        ...matches(flight, { id, title }, names),
        ...awards(flight, { id, title }, names),
      ]
    }),
  )
}

function standing(
  board: Board,
  { rows, entries, sides }: BoardFlight,
  named: Pick<Section, 'id' | 'title'>,
  names: Names,
): Section {
  const shown = columnsOf(board, rows, names)
  return {
    ...named,
    count: entries,
    columns: shown.map(({ column }) => column),
    heading: shown.findIndex(({ column }) => column.key === 'player'),
    rows: rows.map(row => ({ id: String(row.sideId), cells: shown.map(({ of }) => of(row)) })),
    ...(sides && { noCards: true }),
    ...(board.updatedDt !== undefined && { updatedAt: board.updatedDt }),
    empty: 'This leaderboard is empty. Registered players in one of its flights appear here.',
  }
}

/** The columns of the format of play, without those that say nothing here. */
function columnsOf(board: Board, rows: readonly Row[], names: Names): readonly Shown[] {
  const several = board.rounds.length > 1
  const strokes = board.unit === 'strokes'
  const asPar = (value: number | null) => (strokes ? toParCell(value) : cell(value))
  const money = rows.some(({ payoutCents }) => payoutCents !== undefined)
  const made: Readonly<Record<string, readonly Shown[]>> = {
    position: [{ column: { key: 'position', name: 'Pos', tight: true }, of: row => cell(row.label) }],
    movement: rows.some(({ movement }) => movement !== null)
      ? [
          {
            column: { key: 'movement', name: 'Move', end: true, minor: true, under: 'position' },
            of: row => cell(moved(row.movement)),
          },
        ]
      : [],
    side: [{ column: { key: 'player', name: nameOfSides(rows) }, of: row => cell(sideName(row, names)) }],
    toPar: [{ column: { key: 'score', name: 'To par', end: true }, of: row => toParCell(row.toPar) }],
    thru: [{ column: { key: 'thru', name: 'Thru', end: true }, of: row => cell(thru(row)) }],
    today: several
      ? [{ column: { key: 'today', name: 'Today', end: true, minor: true }, of: row => asPar(row.today) }]
      : [],
    rounds: several ? board.rounds.map(roundColumn) : [],
    value: totals(board, rows),
    record: [{ column: { key: 'record', name: 'W-H-L', end: true }, of: row => cell(record(row)) }],
  }
  const prize: readonly Shown[] = money
    ? [
        {
          column: { key: 'prize', name: 'Prize', end: true, minor: true, under: 'player' },
          of: row => cell(prizeOf(row)),
        },
      ]
    : []
  return [...board.columns.flatMap(({ key }) => made[key] ?? []), ...prize]
}

function roundColumn({ round }: Board['rounds'][number], index: number): Shown {
  return {
    column: { key: `r${round}`, name: `R${round}`, end: true, minor: true },
    of: row => cell(row.rounds[index]?.value),
  }
}

/** The total in the unit of the board; net boards show the strokes taken before it. */
function totals({ unit }: Board, rows: readonly Row[]): readonly Shown[] {
  const names = { strokes: 'Total', points: 'Points', skins: 'Skins', shares: 'Shares' } as const
  const isNet = rows.some(({ gross }) => gross !== undefined)
  const total: Shown = {
    column: { key: unit === 'strokes' ? 'total' : 'score', name: isNet ? 'Net' : names[unit], end: true },
    of: row => cell(row.value),
  }
  const gross: Shown = {
    column: { key: 'gross', name: 'Gross', end: true, minor: true, under: 'player' },
    of: row => cell(row.gross),
  }
  return isNet ? [gross, total] : [total]
}

function nameOfSides(rows: readonly Row[]): string {
  return rows.some(({ sideId, players }) => players.length === 1 && players[0]?.playerId === sideId) || !rows.length
    ? 'Player'
    : 'Team'
}

/** `F` when the round is finished, the start before it, else the holes played. */
function thru({ status, thru: holes, start }: Row): string {
  if (status === 'complete') return 'F'
  if (holes > 0) return String(holes)
  return start ? `${start.teeTime.slice(11, 16)}${start.teeHole === 1 ? '' : ` (${start.teeHole})`}` : ''
}

function moved(places: number | null): string {
  if (places === null) return ''
  return places === 0 ? '=' : places > 0 ? `▲${places}` : `▼${-places}`
}

function record({ record: made }: Row): string {
  return made ? `${made.won}-${made.halved}-${made.lost}` : ''
}

function prizeOf({ payoutCents, playerPayoutsCents }: Row): string {
  if (!payoutCents) return ''
  const each = playerPayoutsCents?.[0]
  const amount = (payoutCents / 100).toFixed(2)
  return each === undefined || each === payoutCents ? amount : `${amount} (${(each / 100).toFixed(2)} each)`
}
