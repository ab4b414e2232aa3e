import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { CourseToday, HoleToday } from '../../live/courseToday.ts'
import { averageToPar } from './averageToPar.ts'

const width = 368
const height = 84
const [top, bottom] = [6, 20]

/** How hard each hole is today, as a bar above or below par, with the hardest and the easiest in words. */
export function courseChart({ cards, holes }: CourseToday, language: Language): Html | undefined {
  const words = wordsIn(language).resultsPage
  const [first] = holes
  if (!first || holes.length < 3) return undefined
  const hardest = holes.reduce((most, hole) => (hole.average > most.average ? hole : most), first)
  const easiest = holes.reduce((least, hole) => (hole.average < least.average ? hole : least), first)
  const most = Math.max(hardest.average, 0)
  const range = Math.max(most - Math.min(easiest.average, 0), 0.1)
  const y = (average: number) => top + ((most - average) * (height - top - bottom)) / range
  const step = width / holes.length
  const bars = holes.map((hole, at) => {
    const { number, average } = hole
    const [from, to] = [Math.min(y(average), y(0)), Math.max(y(average), y(0))]
    const look = hole === hardest ? 'hard' : hole === easiest ? 'easy' : ''
    const middle = (at + 0.5) * step
    return html`<rect class="${look}" x="${(middle - step * 0.37).toFixed(1)}" y="${from.toFixed(1)}" width="${(step * 0.74).toFixed(1)}" height="${Math.max(1, to - from).toFixed(1)}" rx="1.5"/><text x="${middle.toFixed(1)}" y="${height - 4}" text-anchor="middle">${number}</text>`
  })
  const said = holes
    .map(({ number, average }) => words.averageOf({ hole: number, toPar: averageToPar(average, language) }))
    .join(', ')
  return html`<p class="quiet">${inWords(hardest, easiest, language)} ${words.cards({ count: cards })}</p><svg class="bars" viewBox="0 0 ${width} ${height}" role="img" aria-label="${words.averages({ holes: said })}">${bars}<path class="zero" d="M0 ${y(0).toFixed(1)}H${width}"/></svg>`
}

function inWords(hardest: HoleToday, easiest: HoleToday, language: Language): string {
  const words = wordsIn(language).resultsPage
  const [hard, easy] = [averageToPar(hardest.average, language), averageToPar(easiest.average, language)]
  if (hard === easy) return words.allHoles({ toPar: hard })
  const holeInWords = ({ number }: HoleToday) => (language === 'en' ? ordinal(number) : number)
  return words.hardestEasiest({ hardest: holeInWords(hardest), hard, easiest: holeInWords(easiest), easy })
}

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

function ordinal(number: number): string {
  return `${number}${endings[ordinals.select(number)]}`
}
