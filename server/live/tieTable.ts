import type { Static } from 'typebox'
import type { TieTable } from '../../contract/standings/tieTable.ts'
import type { Language } from '../../contract/words/languages.ts'
import { sayPhrase } from '../../contract/words/sayPhrase.ts'
import { speakerIn } from '../../contract/words/speakerIn.ts'
import type { ReasonStep } from '../../rules/standings/reasonOf.ts'
import { decimal } from './flightStandings.ts'
import type { ReasonNames } from './sayReason.ts'
import type { SideReason } from './sideReason.ts'

const mostSides = 4

/** What a tie was broken by, comparison by comparison, for the side, its rival and some of the others; undefined without a tie. */
export function tieTable(
  { steps, sideId, rival, score: { value: total } }: SideReason,
  called: ReasonNames,
  language: Language,
): Static<typeof TieTable> | undefined {
  const [first] = steps
  if (!first || rival === undefined) return undefined
  const others = first.values.map(({ side }) => side).filter(side => side !== sideId && side !== rival)
  const sides = [sideId, rival, ...others].slice(0, mostSides)
  return {
    sides: sides.map(called.short),
    total,
    rows: steps.flatMap(step => {
      const { outcome, values } = step
      if (outcome === 'notNeeded') return []
      const best = outcome === 'decides' ? sides.indexOf(values[0]?.side ?? 0) : -1
      return [
        {
          what: capitalised(labelOfStep(step, language), language),
          outcome,
          values: sides.map(side => {
            const value = values.find(one => one.side === side)?.value
            return value ? decimal(value) : null
          }),
          ...(best >= 0 && { best }),
        },
      ]
    }),
    notNeeded: steps.filter(({ outcome }) => outcome === 'notNeeded').map(step => labelOfStep(step, language)),
  }
}

/** What was compared: `holes 10 to 18`. */
export function labelOfStep({ name }: Pick<ReasonStep, 'name'>, language: Language): string {
  return sayPhrase(name, speakerIn(language))
}

export function capitalised(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
}
