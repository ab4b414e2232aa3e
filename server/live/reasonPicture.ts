import type { Static } from 'typebox'
import type { ReasonPicture } from '../../contract/standings/reasonPicture.ts'
import { type Language, languageFacts } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { toParLabel } from '../../rules/standings/board.ts'
import type { ReasonNames } from './sayReason.ts'
import type { SideReason } from './sideReason.ts'
import { capitalised, labelOfStep } from './tieTable.ts'

/** The scores of a side and its rival to par after each hole, with a band over the holes that decided; undefined where there is nothing to draw. */
export function reasonPicture(
  { chart, sideId, rival, steps }: SideReason,
  called: ReasonNames,
  language: Language,
): Static<typeof ReasonPicture> | undefined {
  if (!chart || rival === undefined) return undefined
  const words = wordsIn(language).reasons
  const { holes, band } = chart
  const list = new Intl.ListFormat(languageFacts[language].locale, { type: 'unit' })
  const scores = (toPar: readonly number[]) => list.format(toPar.slice(1).map(one => toParLabel(one).replace('-', '−')))
  const [own, other] = [called.short(sideId), called.short(rival)]
  const decider = steps.find(({ outcome }) => outcome === 'decides')
  const [from, to] = [holes.indexOf(band[0] ?? -1), holes.indexOf(band.at(-1) ?? -1)]
  const isMarked = decider && from >= 0 && to - from === band.length - 1
  return {
    text: words.chart({
      own: words.chartOf({ name: own, scores: scores(chart.own) }),
      rival: words.chartOf({ name: other, scores: scores(chart.rival) }),
    }),
    holes: [...holes],
    sides: [
      { name: own, toPar: [...chart.own] },
      { name: other, toPar: [...chart.rival] },
    ],
    ...(isMarked && {
      band: {
        from,
        to: to + 1,
        said: words.band({ what: capitalised(labelOfStep(decider, language), language) }),
      },
    }),
  }
}
