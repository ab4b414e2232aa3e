import type { Line } from '../../../contract/site/linesPicture.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Html } from '../../kernel/http/html.ts'
import type { SideCard, SideHole } from '../../live/sideCards.ts'
import { toParCell } from '../../print/document.ts'
import { averageToPar } from './averageToPar.ts'
import { linesChart } from './linesChart.ts'

/** How a card is counted: net or gross, which holes not at all, and how the field has played each of them on average. */
type Counted = {
  readonly name: string
  readonly net: boolean
  readonly isOut: (hole: SideHole) => boolean
  readonly field: ReadonlyMap<number, number>
}

/**
 * The score to par after each hole as a line, in the order of play, and the average of the field over the same holes. Nothing
 * of fewer than three holes.
 */
export function roundChart({ holes, order }: SideCard, counted: Counted, language: Language): Html | undefined {
  const { name, net, isOut, field } = counted
  const words = wordsIn(language).resultsPage
  const played = order.flatMap(at => holes[at] ?? [])
  const own = played.map(hole =>
    typeof hole.score === 'number' && !isOut(hole) ? hole.score - (net ? hole.received : 0) - hole.par : null,
  )
  if (own.filter(toPar => toPar !== null).length < 3) return undefined
  const after = running(own)
  const labels = after.slice(1).flatMap(toPar => (toPar === null ? [] : [toParCell(toPar).text]))
  const lines: Line[] = [{ look: 'own', end: `${name} ${labels.at(-1)}`, after }]
  const average = averageOver(played, own, field)
  const at = average.findLastIndex(toPar => toPar !== null)
  const toPar = averageToPar(average[at] ?? 0, language, 1)
  const said = [words.chart({ scores: labels.join(', ') })]
  if (at > 0) {
    lines.push({ look: 'field', end: `${words.field} ${toPar}`, after: average })
    said.push(words.fieldOnAverage({ hole: played[at - 1]?.number ?? 0, toPar }))
  }
  return linesChart(
    lines,
    played.map(({ number }) => number),
    { size: 'low', said: said.join('. ') },
  )
}

/** The field over the holes of the card that have a score, up to the first of which it has too few. */
function averageOver(
  played: readonly SideHole[],
  own: readonly (number | null)[],
  field: ReadonlyMap<number, number>,
): readonly (number | null)[] {
  const known = played.findIndex(({ number }, at) => own[at] !== null && !field.has(number))
  const holes = known < 0 ? played : played.slice(0, known)
  return running(holes.map(({ number }, at) => (own[at] === null ? null : (field.get(number) ?? null))))
}

/** The sums from level par; a hole without a score has none. */
function running(toPar: readonly (number | null)[]): readonly (number | null)[] {
  let sum = 0
  return [
    0,
    ...toPar.map(hole => {
      sum += hole ?? 0
      return hole === null ? null : sum
    }),
  ]
}
