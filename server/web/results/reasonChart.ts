import type { Language } from '../../../contract/words/languages.ts'
import { languageFacts } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { ReasonChart } from '../../live/sideReason.ts'
import { toParCell } from '../../print/document.ts'

/** Pixels of a drawing; `every`: which hole numbers have room. */
type Size = {
  readonly look: 'broad' | 'slim'
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly every: number
}

/** The room for the names at the ends of the lines; where there is none they stand below. */
const broad: Size = { look: 'broad', width: 1080, height: 280, left: 36, right: 132, every: 1 }
const slim: Size = { look: 'slim', width: 336, height: 220, left: 28, right: 12, every: 2 }
const [top, bottom] = [30, 28]
const leastApart = 17

/** What the lines are called: the side's own, that of its rival, and the holes that decided. */
export type ChartNames = { readonly own: string; readonly rival: string; readonly band: string | undefined }

/**
 * The scores of two to par after each hole, better above, with a band over the holes that decided. Drawn twice, for a wide
 * place and for a phone, of which one is seen: text in a drawing shrinks with it.
 */
export function reasonChart(chart: ReasonChart, names: ChartNames, language: Language): Html {
  const words = wordsIn(language).reasons
  const scores = (after: readonly number[]) =>
    new Intl.ListFormat(languageFacts[language].locale, { type: 'unit' }).format(after.slice(1).map(toParText))
  const said = words.chart({
    own: words.chartOf({ name: names.own, scores: scores(chart.own) }),
    rival: words.chartOf({ name: names.rival, scores: scores(chart.rival) }),
  })
  const key = [
    { look: 'own', name: names.own, after: chart.own },
    { look: 'rival', name: names.rival, after: chart.rival },
  ].map(
    ({ look, name, after }) => html`<span class="${look}"><bdi>${name}</bdi> ${toParText(after.at(-1) ?? 0)}</span>`,
  )
  return html`<div class="reason-chart" role="img" aria-label="${said}">${drawn(chart, names, broad)}${drawn(chart, names, slim)}<p class="key">${key}</p></div>`
}

function drawn(chart: ReasonChart, names: ChartNames, size: Size): Html {
  const { width, height, left, right, every } = size
  const { holes, own, rival } = chart
  const all = [...own, ...rival]
  const spare = Math.max(0, 4 - (Math.max(...all) - Math.min(...all))) / 2
  const [least, most] = [Math.min(...all) - Math.ceil(spare), Math.max(...all) + Math.floor(spare)]
  const x = (after: number) => Math.round(left + (after * (width - left - right)) / holes.length)
  const y = (toPar: number) => Math.round(top + ((toPar - least) * (height - top - bottom)) / (most - least))
  const line = (after: readonly number[]) => `M${after.map((toPar, at) => `${x(at)} ${y(toPar)}`).join('L')}`
  const grid = ticksOf(least, most).map(
    toPar =>
      html`<path class="${toPar === 0 ? 'level' : 'grid'}" d="M${left} ${y(toPar)}H${width - right}"/><text x="${left - 8}" y="${y(toPar) + 4}" text-anchor="end">${toParText(toPar)}</text>`,
  )
  const numbers = holes.map(
    (hole, at) =>
      (at + 1) % every === 0 && html`<text x="${x(at + 1)}" y="${height - 6}" text-anchor="middle">${hole}</text>`,
  )
  const dots = own
    .slice(1)
    .map((toPar, at) => `M${x(at + 1)} ${y(toPar)}h0`)
    .join('')
  return html`<svg class="${size.look}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${bandOf(chart, names, size, x)}${grid}${numbers}<path class="rival" d="${line(rival)}"/><path class="own" d="${line(own)}"/><path class="own dots" d="${dots}"/>${size.look === 'broad' && ends(chart, names, x, y)}</svg>`
}

/** The holes that decided, with what they are called above them. */
function bandOf(
  { holes, band }: ReasonChart,
  names: ChartNames,
  size: Size,
  x: (after: number) => number,
): Html | false {
  const [from, to] = [holes.indexOf(band[0] ?? -1), holes.indexOf(band.at(-1) ?? -1)]
  if (from < 0 || to - from !== band.length - 1 || names.band === undefined) return false
  const [start, end] = [x(from), x(to + 1)]
  const isNearEnd = (start + end) / 2 + names.band.length * 3.5 > size.width - size.right
  const place = isNearEnd
    ? html`x="${size.width - size.right}" text-anchor="end"`
    : html`x="${(start + end) / 2}" text-anchor="middle"`
  return html`<rect class="band" x="${start}" y="${top - 12}" width="${end - start}" height="${size.height - top - bottom + 20}"/><text class="band" ${place} y="${top - 17}">${names.band}</text>`
}

/** The names where the lines end, so far apart that neither covers the other. */
function ends(
  { own, rival }: ReasonChart,
  names: ChartNames,
  x: (after: number) => number,
  y: (toPar: number) => number,
): Html {
  const [ownEnd, rivalEnd] = [own.at(-1) ?? 0, rival.at(-1) ?? 0]
  const isAbove = ownEnd <= rivalEnd
  const gap = Math.abs(y(ownEnd) - y(rivalEnd))
  const apart = own.length === rival.length ? Math.max(0, leastApart - gap) / 2 : 0
  const end = (look: string, name: string, after: readonly number[], move: number) =>
    html`<text class="${look}" x="${x(after.length - 1) + 12}" y="${y(after.at(-1) ?? 0) + 5 + move}">${name} ${toParText(after.at(-1) ?? 0)}</text>`
  return html`${end('rival', names.rival, rival, isAbove ? apart : -apart)}${end('own', names.own, own, isAbove ? -apart : apart)}`
}

/** So many lines that each can be told from the next. */
function ticksOf(least: number, most: number): readonly number[] {
  const step = most - least > 16 ? 5 : most - least > 8 ? 2 : 1
  return Array.from({ length: most - least + 1 }, (_, at) => least + at).filter(toPar => toPar % step === 0)
}

function toParText(toPar: number): string {
  return toParCell(toPar).text
}
