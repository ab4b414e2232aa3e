import type { Static } from 'typebox'
import type { Standings } from '../../contract/extensions/standings.ts'
import { type Cell, type Column, cell, type Section } from './document.ts'

type Board = Static<typeof Standings>
type Row = Board['flights'][number]['rows'][number]

/** The standings of each leaderboard, a section for each flight. Who has no position stands at the end. */
export function results(boards: readonly Board[]): readonly Section[] {
  return boards.flatMap(board =>
    board.flights.map((flight, index) => ({
      id: `board-${board.leaderboardId}-${flight.flightId ?? index}`,
      title: flight.name === undefined ? board.name : `${board.name}: ${flight.name}`,
      count: flight.entries,
      columns: columnsOf(board, flight.rows),
      heading: 1,
      rows: flight.rows.map(row => ({ id: String(row.sideId), cells: cellsOf(board, row, flight.rows) })),
      empty: 'Nobody is on this leaderboard yet.',
    })),
  )
}

function columnsOf(board: Board, rows: readonly Row[]): readonly Column[] {
  const rounds =
    board.rounds.length > 1
      ? board.rounds.map(({ round }) => ({ key: `r${round}`, name: `R${round}`, end: true, minor: true }) as const)
      : []
  return [
    { key: 'position', name: 'Pos', tight: true },
    { key: 'player', name: 'Player' },
    { key: 'score', name: board.unit === 'strokes' ? 'To par' : unitName(board), end: true },
    { key: 'thru', name: 'Thru', end: true },
    ...rounds,
    ...(board.unit === 'strokes' ? [{ key: 'total', name: 'Total', end: true } as const] : []),
    ...(hasMoney(rows) ? [{ key: 'prize', name: 'Prize', end: true, minor: true } as const] : []),
  ]
}

function cellsOf(board: Board, row: Row, rows: readonly Row[]): readonly Cell[] {
  const strokes = board.unit === 'strokes'
  const rounds = board.rounds.length > 1 ? board.rounds.map((_, index) => cell(row.rounds[index]?.value)) : []
  return [
    cell(row.label),
    cell(row.name),
    strokes ? toParCell(row.toPar) : cell(row.value),
    cell(thru(row)),
    ...rounds,
    ...(strokes ? [cell(row.value)] : []),
    ...(hasMoney(rows) ? [cell(row.payoutCents ? (row.payoutCents / 100).toFixed(2) : '')] : []),
  ]
}

function hasMoney(rows: readonly Row[]): boolean {
  return rows.some(row => row.payoutCents !== undefined)
}

function unitName(board: Board): string {
  return board.unit === 'points' ? 'Points' : board.unit === 'skins' ? 'Skins' : 'Shares'
}

function toParCell(toPar: number | null): Cell {
  if (toPar === null) return cell('')
  if (toPar === 0) return cell('E', 'even')
  return toPar < 0 ? cell(`−${-toPar}`, 'under') : cell(`+${toPar}`)
}

/** `F` when the round is finished, the start before it, else the holes played. */
function thru({ status, thru: holes, start }: Row): string {
  if (status === 'complete') return 'F'
  if (holes > 0) return String(holes)
  return start ? `${start.teeTime.slice(11, 16)}${start.teeHole === 1 ? '' : ` (${start.teeHole})`}` : ''
}
