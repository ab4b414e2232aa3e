import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { toParCell } from '../../print/document.ts'

const step = 20
const height = 72
const edge = 14

/** The running score to par after each hole, as a line, better above; `toPar` of each hole that was played, in order. Words say the same. */
export function roundChart(toPar: readonly number[], holes: number, language: Language): Html | undefined {
  if (toPar.length < 3) return undefined
  const running = [0]
  for (const hole of toPar) running.push((running.at(-1) ?? 0) + hole)
  const most = Math.max(1, ...running)
  const least = Math.min(-1, ...running)
  const y = (value: number) => edge + ((value - least) / (most - least)) * (height - 2 * edge)
  const line = running.map((value, at) => `${at === 0 ? 'M' : 'L'}${at * step + edge} ${y(value).toFixed(1)}`).join('')
  const width = holes * step + 3 * edge
  const last = running.length - 1
  const score = toParCell(running[last] ?? 0).text
  const scores = running
    .slice(1)
    .map(value => toParCell(value).text)
    .join(', ')
  const ticks = [9, 18].filter(hole => hole <= holes)
  return html`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${wordsIn(language).resultsPage.chart({ scores })}"><path class="zero" d="M${edge} ${y(0).toFixed(1)}H${holes * step + edge}"/>${ticks.map(hole => html`<path class="zero" d="M${hole * step + edge} ${edge / 2}V${height - edge / 2}"/>`)}<path class="course" d="${line}"/><circle cx="${last * step + edge}" cy="${y(running[last] ?? 0).toFixed(1)}" r="3"/><text x="${last * step + edge + 8}" y="${(y(running[last] ?? 0) + 4).toFixed(1)}">${score}</text></svg>`
}
