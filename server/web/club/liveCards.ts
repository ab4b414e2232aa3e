import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import type { Cell } from '../../print/document.ts'
import { stateWord } from '../../print/stateInWords.ts'
import { stateMark } from '../frame/masthead.ts'
import { icon } from '../pages/icon.ts'
import type { ShownEvent } from './shownEvents.ts'

/** What is being played, each with its leaders; nothing where nothing is. `of`: says whose event it is, where that is not said. */
export function liveCards(
  events: readonly ShownEvent[],
  of: (event: ShownEvent) => string | undefined,
  language: Language,
): Html | undefined {
  if (events.length === 0) return undefined
  const cards = events.map(event => liveCard(event, of(event), language))
  return html`<section><h2>${wordsIn(language).clubPage.liveNow}</h2>${cards}</section>`
}

function liveCard(event: ShownEvent, of: string | undefined, language: Language): Html {
  const words = wordsIn(language).clubPage
  const { name, rounds, players, state, stateReason, board, leaders } = event
  const field = words.playersOfLive({ count: players })
  const round = board?.currentRound ?? 0
  const playing = rounds > 1 && round > 0 ? words.playersInRound({ round, rounds, players: field }) : field
  const mark = stateMark(state, stateWord(state, language))
  const reason = stateReason !== null && html`<span>${stateReason}</span>`
  const whose = of !== undefined && html`<bdi>${of}</bdi> · `
  const first = html`<ol class="three">${leaders.map(({ row, name: leader, played, score }) => html`<li><span class="name"><bdi>${leader}</bdi></span><span class="at">${row.label}, ${played}</span>${board && scoreMark(board.unit, row.value, score, language)}</li>`)}</ol>`
  return html`<div class="panel now"><div class="now-top"><h3 class="serif"><a href="${event.path('overview')}"><bdi>${name}</bdi></a></h3>${mark}${reason}<span class="quiet">${whose}${playing}</span><a class="button lead across" href="${event.path('results')}">${words.leaderboard}${icon('arrowRight')}</a></div>${leaders.length > 0 && first}</div>`
}

/** To par; what is counted otherwise says what it is. */
function scoreMark(unit: CountedBoard['unit'], value: number | null, score: Cell, language: Language): Html {
  if (unit === 'strokes' || value === null) return html`<span class="par ${score.tone ?? ''}">${score.text}</span>`
  return html`<span class="par counted">${wordsIn(language).resultsPage.counted[unit]({ count: value })}</span>`
}
