/** The first sides of every leaderboard of an event: who leads, or who won. */
import { type Html, html } from '../../kernel/http/html.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { type Cell, cell, toParCell } from '../../print/document.ts'
import type { Names } from '../../print/names.ts'
import { sideName } from '../../print/sideName.ts'
import { icon } from '../pages/icon.ts'

type Flight = CountedBoard['flights'][number]

const most = 6
const rowsEach = 5

/** `results`: the path of the page with all of them. Empty while nobody has a position. */
export function miniBoards(boards: readonly CountedBoard[], names: Names, results: string): readonly Html[] {
  const shown = boards.flatMap(board =>
    board.flights.flatMap((flight, index) => {
      const ranked = flight.rows.filter(({ position }) => position !== null)
      return ranked.length === 0 ? [] : [miniBoard(board, { flight, index, ranked }, names, results)]
    }),
  )
  return shown.slice(0, most)
}

type Ranked = { readonly flight: Flight; readonly index: number; readonly ranked: Flight['rows'] }

function miniBoard(board: CountedBoard, { flight, index, ranked }: Ranked, names: Names, results: string): Html {
  const id = `board-${board.leaderboardId}-${flight.flightId ?? index}`
  const rows = ranked
    .slice(0, rowsEach)
    .map(
      row =>
        html`<li><span class="pos">${row.label}</span><a href="${results}/cards/${board.leaderboardId}/${row.sideId}"><bdi>${sideName(row, names)}</bdi></a><span class="quiet">${row.status === 'complete' ? 'F' : row.thru || ''}</span>${scoreOf(board, row)}</li>`,
    )
  const unit = board.unit === 'strokes' ? 'to par' : board.unit
  return html`<section class="panel mini-board"><header><h3>${board.name}${flight.name !== undefined && html` <span class="quiet">${flight.name}</span>`}</h3><span class="quiet">${unit}</span></header><ol>${rows}</ol><a class="more" href="${results}#${id}">${flight.entries > rowsEach ? `All ${flight.entries}` : 'Leaderboard'}${icon('arrowRight')}</a></section>`
}

function scoreOf({ unit }: CountedBoard, row: Flight['rows'][number]): Html {
  const { text, tone }: Cell = unit === 'strokes' ? toParCell(row.toPar) : cell(row.value)
  return html`<span class="par ${tone ?? ''}">${text}</span>`
}

/** The winner of a leaderboard that is final: on the board, with a plate. */
export function winners(boards: readonly CountedBoard[], names: Names): readonly Html[] {
  return boards.flatMap(board =>
    board.flights.flatMap(flight => {
      const first = flight.rows.filter(({ position }) => position === 1)
      const [one] = first
      if (!one) return []
      const { text, tone }: Cell = board.unit === 'strokes' ? toParCell(one.toPar) : cell(one.value)
      const title = [board.name, flight.name].filter(Boolean).join(', ')
      return [
        html`<div class="winner board-ground"><p class="of-board">${title}</p><p class="name serif">${first.map((row, at) => html`${at > 0 && ' and '}<bdi>${sideName(row, names)}</bdi>`)}</p><span class="plate ${tone ?? ''}">${text}</span></div>`,
      ]
    }),
  )
}
