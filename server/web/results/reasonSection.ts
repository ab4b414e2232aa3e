import type { Language } from '../../../contract/words/languages.ts'
import { sayPhrase } from '../../../contract/words/sayPhrase.ts'
import { speakerIn } from '../../../contract/words/speakerIn.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Explanation } from '../../../rules/game.ts'
import type { ReasonStep } from '../../../rules/standings/reasonOf.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { decimal as exactly } from '../../live/flightStandings.ts'
import { type ReasonNames, reasonNames, sayReason } from '../../live/sayReason.ts'
import type { SideCards } from '../../live/sideCards.ts'
import type { SideReason } from '../../live/sideReason.ts'
import { decimal } from '../../print/decimal.ts'
import type { Names } from '../../print/names.ts'
import { sideName } from '../../print/sideName.ts'
import { reasonChart } from './reasonChart.ts'
import { strokesSection } from './strokesSection.ts'

/** Comparisons that were not needed are named as far as somebody may have expected them. */
const mostNotNeeded = 4
const mostSides = 4

/**
 * Why a side stands where it does, in a few sentences, a picture, the tie step by step, and the strokes received in its last
 * round, whose `handicap` is explained. Nothing where there is no reason.
 */
export function reasonSection(
  { reason, isNet, rounds }: SideCards,
  names: Names,
  handicap: Explanation,
  language: Language,
): Html | undefined {
  if (!reason) return undefined
  const called = reasonNames(reason, ({ sideId, name, players }) =>
    sideName({ sideId, name, players: players.map(({ summary }) => summary) }, names),
  )
  const { title, text } = sayReason(reason, called, language)
  const [card, ...others] = rounds.at(-1)?.cards ?? []
  const strokes = card && others.length === 0 && isNet && strokesSection(card, handicap, language)
  return html`<section class="reason"><h2>${title}</h2><p class="say">${text}</p>${chartOf(reason, called, language)}<div class="beside">${tieTable(reason, called, language)}${strokes}</div></section>`
}

function chartOf({ chart, sideId, rival, steps }: SideReason, called: ReasonNames, language: Language) {
  if (!chart || rival === undefined) return undefined
  const words = wordsIn(language).reasons
  const decider = steps.find(({ outcome }) => outcome === 'decides')
  const names = {
    own: called.short(sideId),
    rival: called.short(rival),
    band: decider && words.band({ what: capitalised(labelOf(decider, language), language) }),
  }
  return reasonChart(chart, names, language)
}

function tieTable(
  { steps, sideId, rival, score: { value: total } }: SideReason,
  called: ReasonNames,
  language: Language,
): Html | undefined {
  const words = wordsIn(language).reasons
  const [first] = steps
  if (!first || rival === undefined) return undefined
  const others = first.values.map(({ side }) => side).filter(side => side !== sideId && side !== rival)
  const sides = [sideId, rival, ...others].slice(0, mostSides)
  const label = (step: ReasonStep) => capitalised(labelOf(step, language), language)
  const rows = steps.flatMap(step => {
    if (step.outcome === 'notNeeded') return []
    const cells = sides.map(side => {
      const value = step.values.find(one => one.side === side)?.value
      const isBest = step.outcome === 'decides' && step.values[0]?.side === side
      return html`<td${isBest && html` class="best"`}>${value ? decimal(exactly(value), language) : '·'}</td>`
    })
    return [
      html`<tr class="${step.outcome}"><th scope="row">${label(step)}<small>${words[step.outcome]}</small></th>${cells}</tr>`,
    ]
  })
  const notNeeded = steps.filter(({ outcome }) => outcome === 'notNeeded').map(step => labelOf(step, language))
  const more = notNeeded.length > mostNotNeeded ? ' …' : ''
  const left =
    notNeeded.length > 0 &&
    html`<p class="quiet">${words.notNeeded({ what: notNeeded.slice(0, mostNotNeeded).join(', ') + more })}</p>`
  const heads = sides.map(side => html`<th scope="col"><bdi>${called.short(side)}</bdi></th>`)
  const totals = sides.map(() => html`<td>${total !== null && decimal(total, language)}</td>`)
  return html`<section><h3>${words.tie}</h3><table class="tie"><caption class="hidden">${words.tie}</caption><thead><tr><th scope="col">${words.compared}</th>${heads}</tr></thead><tbody><tr><th scope="row">${words.total}</th>${totals}</tr>${rows}</tbody></table>${left}</section>`
}

function labelOf({ name }: ReasonStep, language: Language): string {
  return sayPhrase(name, speakerIn(language))
}

function capitalised(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
}
