/** The first sides of every leaderboard of an event: who leads, or who won. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { type Leader, leadersOf } from '../../print/leadersOf.ts'
import type { Names } from '../../print/names.ts'
import { icon } from '../pages/icon.ts'

const most = 6
const rowsEach = 5

type Flight = { readonly board: CountedBoard; readonly id: string; readonly flight: CountedBoard['flights'][number] }

/** `results`: the path of the page with all of them. Empty while nobody has a position. */
export function miniBoards(
  boards: readonly CountedBoard[],
  names: Names,
  results: string,
  language: Language,
): readonly Html[] {
  const shown = flightsOf(boards).flatMap(one => {
    const leaders = leadersOf(one.board, one.flight, names, rowsEach, language)
    return leaders.length === 0 ? [] : [miniBoard(one, leaders, results, language)]
  })
  return shown.slice(0, most)
}

function flightsOf(boards: readonly CountedBoard[]): readonly Flight[] {
  return boards.flatMap(board =>
    board.flights.map((flight, index) => ({
      board,
      flight,
      id: `board-${board.leaderboardId}-${flight.flightId ?? index}`,
    })),
  )
}

function miniBoard(
  { board, flight, id }: Flight,
  leaders: readonly Leader[],
  results: string,
  language: Language,
): Html {
  const words = wordsIn(language).overviewPage
  const rows = leaders.map(
    ({ row, name, score }) =>
      html`<li><span class="pos">${row.label}</span><a href="${results}/cards/${board.leaderboardId}/${row.sideId}"><bdi>${name}</bdi></a><span class="quiet">${row.status === 'complete' ? words.finished : row.thru}</span><span class="par ${score.tone ?? ''}">${score.text}</span></li>`,
  )
  const unit = board.unit === 'strokes' ? words.toPar : wordsIn(language).resultsPage.units[board.unit]
  return html`<section class="panel mini-board"><header><h3>${board.name}${flight.name !== undefined && html` <span class="quiet">${flight.name}</span>`}</h3><span class="quiet">${unit}</span></header><ol>${rows}</ol><a class="more" href="${results}#${id}">${flight.entries > rowsEach ? words.all({ count: flight.entries }) : words.leaderboard}${icon('arrowRight')}</a></section>`
}

/** The winners of each flight, on the board with a plate. */
export function winners(boards: readonly CountedBoard[], names: Names, language: Language): readonly Html[] {
  const { and, sharedBy } = wordsIn(language).overviewPage
  return flightsOf(boards).flatMap(({ board, flight }) => {
    const first = leadersOf(board, flight, names, flight.rows.length, language).filter(({ row }) => row.position === 1)
    const [one] = first
    if (!one) return []
    const title = [board.name, flight.name].filter(Boolean).join(', ')
    // Two names are a title; more are a list below one.
    const called =
      first.length > 2
        ? html`<div class="name"><p class="serif">${sharedBy({ count: first.length })}</p><p class="names">${first.map(({ name }, at) => html`${at > 0 && ', '}<bdi>${name}</bdi>`)}</p></div>`
        : html`<p class="name serif">${first.map(({ name }, at) => html`${at > 0 && ` ${and} `}<bdi>${name}</bdi>`)}</p>`
    return [
      html`<div class="winner board-ground"><p class="of-board">${title}</p>${called}<span class="plate ${one.score.tone ?? ''}">${one.score.text}</span></div>`,
    ]
  })
}
