import type { NounWords } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'

/** Fewer say nothing of a day. */
const leastPoints = 3
const [width, height, edge] = [96, 24, 2]

/** How a chance went over the day, in thousandths, oldest first: a line from nothing to certain, with its first and its best in words. */
export function chanceLine(
  chances: readonly number[],
  inWords: (thousandths: number) => string,
  words: NounWords['resultsPage'],
): Html | undefined {
  if (chances.length < leastPoints) return undefined
  const x = (at: number) => Math.round(edge + (at * (width - 2 * edge)) / (chances.length - 1))
  const y = (chance: number) => Math.round(height - edge - (chance * (height - 2 * edge)) / 1000)
  const [first = 0] = chances
  const said = words.chanceOver({ first: inWords(first), best: inWords(Math.max(...chances)) })
  const points = chances.map((chance, at) => `${x(at)},${y(chance)}`).join(' ')
  return html`<svg class="line" role="img" aria-label="${said}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path class="grid" d="M0 ${height - edge}H${width}"/><polyline points="${points}"/><circle cx="${x(chances.length - 1)}" cy="${y(chances.at(-1) ?? 0)}" r="2"/></svg>`
}
