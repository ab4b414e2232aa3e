/** What stands beside the leaderboards on a wide screen, and below them elsewhere: the round of the leaders, and the course today. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { courseToday } from '../../live/courseToday.ts'
import { roundToPar } from '../../live/roundToPar.ts'
import type { Names } from '../../print/names.ts'
import { courseChart } from './courseChart.ts'
import { leadersChart } from './leadersChart.ts'
import { type BoardInPlay, leadersRounds } from './leadersRounds.ts'

const mostLines = 5

/** Other things that stand there, and the path of the link. */
type Beside = {
  readonly chances: readonly Html[]
  readonly purses: readonly Html[]
  readonly base: string
  readonly language: Language
}

/**
 * The charts: one of the leaders for each flight where strokes count, and the course. Nothing of a flight, or of the course,
 * before three of its cards have scores; the place is there all the same, because the card of a player opens in it.
 */
export function besideBoard(
  boards: readonly BoardInPlay[],
  names: Names,
  { chances, purses, base, language }: Beside,
): Html {
  const course = courseToday(boards.map(({ live, round }) => [live, round]))
  const chart = course && courseChart(course, language)
  const words = wordsIn(language).resultsPage
  const linked = boards.filter(({ live, round }) => roundToPar(live, round).size > 0)
  const links = linked.map(({ counted, round }) => {
    const path = `${base}/holes/${counted.leaderboardId}/${round + 1}`
    return html`<p><a href="${path}">${words.holeByHole}</a>${linked.length > 1 && html` <span class="quiet">${counted.name}</span>`}</p>`
  })
  return html`<aside class="insights" aria-label="${words.today}">${chart && html`<section class="panel insight"><h2>${words.courseToday}</h2>${chart}${links}</section>`}${chances}${purses}${boards.map(board => leaders(board, names, language))}</aside>`
}

function leaders(board: BoardInPlay, names: Names, language: Language): readonly (Html | undefined)[] {
  const words = wordsIn(language).resultsPage
  return leadersRounds(board, names, mostLines).map(({ section, where, counted, round, holes, lines }) => {
    const title = round === undefined ? words.leadersRound : words.leadersRoundOf({ round })
    const chart = leadersChart(lines, holes, words.leadersChart({ board: counted.name }), language)
    return (
      chart &&
      html`<section class="panel insight" data-panel="${section}"><h2>${title} <span class="quiet">${where}</span></h2>${chart}</section>`
    )
  })
}
