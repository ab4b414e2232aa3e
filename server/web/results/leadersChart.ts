import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Html } from '../../kernel/http/html.ts'
import { toParCell } from '../../print/document.ts'
import type { Line } from './leadersRounds.ts'
import { linesChart } from './linesChart.ts'
import { nameAtEnd } from './nameAtEnd.ts'

/** The running scores of the leaders, best first, over a round of so many holes, named at their ends. Shows nothing for a single line. */
export function leadersChart(
  lines: readonly Line[],
  holes: number,
  caption: string,
  language: Language,
): Html | undefined {
  const words = wordsIn(language).resultsPage
  if (lines.length < 2) return undefined
  const played = Array.from({ length: holes }, (_, at) => at + 1)
  const said = lines.map(({ name, after }) =>
    words.leaderAfter({ name, toPar: toParCell(after.at(-1) ?? 0).text, holes: after.length - 1 }),
  )
  const drawn = lines.map(({ name, after }, at) => ({
    look: at === 0 ? 'own' : 'rival',
    end: `${toParCell(after.at(-1) ?? 0).text} ${nameAtEnd(name)}`,
    after,
  }))
  return linesChart(drawn, played, { size: 'beside', said: `${caption}: ${said.join(', ')}` })
}
