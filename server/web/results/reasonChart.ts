import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Html } from '../../kernel/http/html.ts'
import type { ReasonChart } from '../../live/sideReason.ts'
import { toParCell } from '../../print/document.ts'
import { linesChart } from './linesChart.ts'

/** What the lines are called: the side's own, that of its rival, and the holes that decided. */
export type ChartNames = { readonly own: string; readonly rival: string; readonly band: string | undefined }

/** The scores of two to par after each hole, with a band over the holes that decided. */
export function reasonChart({ holes, own, rival, band }: ReasonChart, names: ChartNames, language: Language): Html {
  const words = wordsIn(language).reasons
  const scores = (after: readonly number[]) =>
    new Intl.ListFormat(languageFacts[language].locale, { type: 'unit' }).format(after.slice(1).map(toParText))
  const said = words.chart({
    own: words.chartOf({ name: names.own, scores: scores(own) }),
    rival: words.chartOf({ name: names.rival, scores: scores(rival) }),
  })
  const lines = [
    { look: 'own', end: `${names.own} ${toParText(own.at(-1) ?? 0)}`, after: own },
    { look: 'rival', end: `${names.rival} ${toParText(rival.at(-1) ?? 0)}`, after: rival },
  ]
  const [from, to] = [holes.indexOf(band[0] ?? -1), holes.indexOf(band.at(-1) ?? -1)]
  const isMarked = from >= 0 && to - from === band.length - 1 && names.band !== undefined
  return linesChart(lines, holes, {
    size: 'tall',
    said,
    band: isMarked ? { from, to: to + 1, said: names.band } : undefined,
  })
}

function toParText(toPar: number): string {
  return toParCell(toPar).text
}
