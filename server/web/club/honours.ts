import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Champion } from './shownChampions.ts'

/** So many titles stand on the board, and of each so many years. */
const mostTitles = 6
const mostYears = 10

/** Champions by title and year, on the board in brass; nothing before there is one. */
export function honours(champions: readonly Champion[], language: Language): Html | undefined {
  const titles = [...Map.groupBy(champions, ({ communityId, series }) => `${communityId} ${series}`).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostTitles)
  if (titles.length === 0) return undefined
  const words = wordsIn(language).clubPage
  return html`<section class="honours board-ground"><h2 class="serif">${words.honours}</h2>${titles.map(title)}</section>`
}

function title(won: readonly Champion[]): Html {
  const [newest] = won
  return html`<h3 class="serif"><bdi>${newest && withoutYear(newest)}</bdi></h3><ol>${won.slice(0, mostYears).map(({ startDate, winner, score, path }) => html`<li><a class="serif" href="${path}"><span>${startDate.slice(0, 4)}</span><bdi>${winner}</bdi><span>${score}</span></a></li>`)}</ol>`
}

/** The name of the event; the year, where it says one, stands beside the champion. */
function withoutYear({ name, startDate }: Champion): string {
  const bare = name.replace(startDate.slice(0, 4), '').trim()
  return bare === '' ? name : bare
}
