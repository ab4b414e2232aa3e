import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { HoleOfRound } from '../../live/holesOfRound.ts'
import { averageToPar } from './averageToPar.ts'

const looks = ['less2', 'less1', 'same', 'more1', 'more2'] as const
const width = 240

/** Each hole of a round in a row: par, average, where it stands from the hardest on, and how its scores are spread. */
export function holesTable(holes: readonly HoleOfRound[], language: Language): Html {
  const words = wordsIn(language).resultsPage
  const rows = holes.map(hole => {
    const { number, par, average, rank, spread } = hole
    return html`<tr id="hole-${number}"><th scope="row">${number}</th><td>${par}</td><td class="end">${average !== undefined && averageToPar(average, language)}</td><td class="end">${rank}</td><td>${spreadBar(spread, language)}</td></tr>`
  })
  const key = looks.map((look, at) => html`<span class="${look}"><i></i>${namesOf(language)[at]}</span>`)
  return html`<section class="panel holes-of-round"><table class="list"><caption>${words.holesCaption}</caption><thead><tr><th scope="col">${words.hole}</th><th scope="col">${words.par}</th><th scope="col" class="end">${words.average}</th><th scope="col" class="end">${words.rank}</th><th scope="col">${words.spread}</th></tr></thead><tbody>${rows}</tbody></table><p class="key" aria-hidden="true">${key}</p></section>`
}

/** The scores of a hole as parts of a bar with their numbers; words say the same. */
function spreadBar(spread: HoleOfRound['spread'], language: Language): Html | undefined {
  const all = spread.reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  const said = spread.flatMap((count, at) => (count === 0 ? [] : [`${namesOf(language)[at]} ${count}`])).join(', ')
  let before = 0
  const parts = spread.map((count, at) => {
    const [x, wide] = [(before / all) * width, (count / all) * width]
    before += count
    if (count === 0) return undefined
    const number = wide > 14 && html`<text x="${Math.round(x + wide / 2)}" y="14" text-anchor="middle">${count}</text>`
    return html`<g class="${looks[at]}"><rect x="${Math.round(x)}" width="${Math.max(2, Math.round(wide) - 1)}" height="20"/>${number}</g>`
  })
  return html`<svg class="spread" viewBox="0 0 ${width} 20" role="img" aria-label="${said}">${parts}</svg>`
}

function namesOf(language: Language): readonly string[] {
  const { marks, doubleShort } = wordsIn(language).resultsPage
  return [marks.eagle, marks.birdie, marks.par, marks.bogey, doubleShort]
}
