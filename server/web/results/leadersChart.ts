import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { toParCell } from '../../print/document.ts'
import type { Line } from './leadersRounds.ts'

const width = 368
const height = 156
const [left, right, top, bottom] = [10, 34, 12, 22]
const leastApart = 13

/**
 * The running scores of the leaders, best first, over a round of so many holes. Each line ends in the number of its side in
 * the list below, so that colour is not alone. Shows nothing for a single line.
 */
export function leadersChart(
  lines: readonly Line[],
  holes: number,
  caption: string,
  language: Language,
): Html | undefined {
  const words = wordsIn(language).resultsPage
  if (lines.length < 2) return undefined
  const values = lines.flatMap(({ after }) => after)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const spread = Math.max(4, most - least)
  const x = (hole: number) => left + (hole * (width - left - right)) / holes
  const y = (toPar: number) => top + ((toPar - least) * (height - top - bottom)) / spread
  const ends = labelsApart(lines.map(({ after }) => y(after.at(-1) ?? 0)))
  const drawn = lines.map(({ after }, index) => {
    const path = after.map((toPar, hole) => `${hole === 0 ? 'M' : 'L'}${x(hole).toFixed(1)} ${y(toPar).toFixed(1)}`)
    const [endX, endY] = [x(after.length - 1).toFixed(1), y(after.at(-1) ?? 0).toFixed(1)]
    const label = (ends[index] ?? 0).toFixed(1)
    return html`<g${index === 0 && html` class="first"`}><path class="to" d="M${endX} ${endY}L${width - right + 12} ${label}"/><path d="${path.join('')}"/><circle cx="${endX}" cy="${endY}" r="3"/><text x="${width - right + 18}" y="${(Number(label) + 4).toFixed(1)}">${index + 1}</text></g>`
  })
  const ticks = [0, 9, 18].filter(hole => hole <= holes)
  const grid = ticks.map(
    hole =>
      html`<path class="zero" d="M${x(hole).toFixed(1)} ${top / 2}V${height - bottom}"/><text x="${x(hole).toFixed(1)}" y="${height - 6}" text-anchor="${hole === 0 ? 'start' : 'middle'}">${hole === 0 ? words.start : hole}</text>`,
  )
  const said = lines.map(({ name, after }) =>
    words.leaderAfter({ name, toPar: toParCell(after.at(-1) ?? 0).text, holes: after.length - 1 }),
  )
  const key = lines.map(({ name, after }) => {
    const { text, tone } = toParCell(after.at(-1) ?? 0)
    return html`<li><bdi>${name}</bdi><span class="par ${tone ?? ''}">${text}</span></li>`
  })
  return html`<svg class="leaders" viewBox="0 0 ${width} ${height}" role="img" aria-label="${caption}: ${said.join(', ')}">${grid}${drawn.toReversed()}</svg><ol class="key">${key}</ol>`
}

/** The heights of the labels, moved so far apart that none covers another, in the order given. */
function labelsApart(heights: readonly number[]): readonly number[] {
  const order = heights.map((own, index) => ({ own, index })).sort((a, b) => a.own - b.own || a.index - b.index)
  const placed: number[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { own, index } of order) {
    last = Math.max(own, last + leastApart)
    placed[index] = last
  }
  const over = Math.max(0, last - (height - bottom))
  return placed.map(own => own - over)
}
