/** What stands beside the leaderboards on a wide screen, and below them elsewhere: the round of the leaders, and the course today. */
import { type Html, html } from '../../kernel/http/html.ts'
import { courseToday } from '../../live/courseToday.ts'
import type { Names } from '../../print/names.ts'
import { courseChart } from './courseChart.ts'
import { leadersChart } from './leadersChart.ts'
import { type BoardInPlay, leadersRounds } from './leadersRounds.ts'

const mostLines = 5

/**
 * The charts: one of the leaders for each flight where strokes count, and the course. Nothing of a flight, or of the course,
 * before three of its cards have scores; the place is there all the same, because the card of a player opens in it.
 */
export function besideBoard(boards: readonly BoardInPlay[], names: Names, chances: readonly Html[] = []): Html {
  const course = courseToday(boards.map(({ live, round }) => [live, round]))
  const chart = course && courseChart(course)
  return html`<aside class="insights" aria-label="Today">${chart && html`<section class="panel insight"><h2>The course today</h2>${chart}</section>`}${chances}${boards.map(board => leaders(board, names))}</aside>`
}

function leaders(board: BoardInPlay, names: Names): readonly (Html | undefined)[] {
  return leadersRounds(board, names, mostLines).map(({ section, where, counted, round, holes, lines }) => {
    const title = round === undefined ? 'The leaders’ round' : `The leaders’ round ${round}`
    const chart = leadersChart(lines, holes, `To par after each hole played: ${counted.name}`)
    return (
      chart &&
      html`<section class="panel insight" data-panel="${section}"><h2>${title} <span class="quiet">${where}</span></h2>${chart}</section>`
    )
  })
}
