import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { toParCell } from '../../print/document.ts'
import type { LeadersRound, Line } from './leadersRounds.ts'
import { lengthOf, type Slide } from './tvSlides.ts'

/** How many sides a painted board has room for. */
export const mostPainted = 9

/**
 * The old painted board: the score to par of the leaders after every hole that they have played, red under par, green level,
 * black over. The total stands at the end of the row with its sign, so that colour is not alone.
 */
export function paintedBoard({ section, where, round, holes, lines }: LeadersRound, language: Language): Slide {
  const words = wordsIn(language).wall
  const several = round !== undefined
  const numbers = Array.from({ length: holes }, (_, at) => at + 1)
  const head = html`<tr>${several && html`<th scope="col">${words.start}</th>`}<th scope="col">${words.holesPlayed}</th>${numbers.map(number => html`<th scope="col">${number}</th>`)}<th scope="col">${words.now}</th></tr>`
  return {
    id: `${section}/painted`,
    title: round === undefined ? words.leaders({ where }) : words.leadersOf({ where, round }),
    body: html`<table class="painted${several && ' several'}"><thead>${head}</thead><tbody>${lines.map(line => row(line, numbers, several))}</tbody></table><p class="key">${words.key}</p>`,
  }
}

function row({ name, after }: Line, numbers: readonly number[], several: boolean): Html {
  const played = after.length - 1
  const now = toParCell(after.at(-1) ?? 0)
  const cells = numbers.map(number => {
    const toPar = after[number]
    if (toPar === undefined) return html`<td></td>`
    return html`<td class="${toneOf(toPar)}${number === played && ' last'}">${Math.abs(toPar)}</td>`
  })
  const length = lengthOf(name)
  const size = length > 36 ? 'longest' : length > 20 ? 'long' : ''
  return html`<tr>${several && html`<td class="start ${toneOf(after[0] ?? 0)}">${toParCell(after[0] ?? 0).text}</td>`}<th scope="row" class="${size}"><bdi>${name}</bdi></th>${cells}<td class="now ${toneOf(after.at(-1) ?? 0)}">${now.text}</td></tr>`
}

function toneOf(toPar: number): string {
  return toPar < 0 ? 'under' : toPar === 0 ? 'even' : 'over'
}
