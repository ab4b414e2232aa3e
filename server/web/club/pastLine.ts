import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { stateWord } from '../../print/stateInWords.ts'
import { stateMark } from '../frame/masthead.ts'
import { dateMark } from './dateMark.ts'
import type { Champion } from './shownChampions.ts'
import type { ShownEvent } from './shownEvents.ts'

/** An event that is over: who won it, or who leads before it is official. */
export function pastLine(
  event: ShownEvent,
  of: string | undefined,
  champion: Champion | undefined,
  language: Language,
): Html {
  const { name, startDate, state, underCorrection, course, board, leaders } = event
  const [leader] = leaders
  const units: Readonly<Record<string, string>> = wordsIn(language).resultsPage.units
  const unit = board && board.unit !== 'strokes' && ` ${units[board.unit]}`
  const won = champion
    ? winnerInWords(champion)
    : leader &&
      html`<bdi>${leader.name}</bdi> <span class="${leader.score.tone ?? ''}">${leader.score.text}</span>${unit}`
  const mark = stateMark(state, underCorrection ? wordsIn(language).states.underCorrection : stateWord(state, language))
  const whose = of !== undefined && html`<span class="quiet"><bdi>${of}</bdi></span>`
  return html`<li>${dateMark(startDate, language)}<div><h3><a href="${event.path('results')}"><bdi>${name}</bdi></a></h3><p class="what">${won ?? course}</p></div><div class="how">${mark}${whose}</div></li>`
}

/** The champion of an official event, where the club whose event it is stands beside. */
export function championLine(champion: Champion, language: Language): Html {
  const { name, startDate, communityName, path } = champion
  return html`<li>${dateMark(startDate, language)}<div><h3><a href="${path}"><bdi>${name}</bdi></a></h3><p class="what">${winnerInWords(champion)}</p></div><div class="how"><span class="quiet"><bdi>${communityName}</bdi></span></div></li>`
}

function winnerInWords({ winner, score }: Champion): Html {
  return html`<strong><bdi>${winner}</bdi></strong>${score !== '' && `, ${score}`}`
}
