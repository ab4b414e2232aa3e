import { linesOfSides } from '../../../contract/site/linesOfSides.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Explanation } from '../../../rules/game.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { reasonPicture } from '../../live/reasonPicture.ts'
import { reasonNames, sayReason } from '../../live/sayReason.ts'
import type { SideCards } from '../../live/sideCards.ts'
import { tieTable } from '../../live/tieTable.ts'
import { decimal } from '../../print/decimal.ts'
import type { Names } from '../../print/names.ts'
import { sideName } from '../../print/sideName.ts'
import { linesChart } from './linesChart.ts'
import { strokesSection } from './strokesSection.ts'

/** Comparisons that were not needed are named as far as somebody may have expected them. */
const mostNotNeeded = 4

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
  const picture = reasonPicture(reason, called, language)
  const chart =
    picture &&
    linesChart(linesOfSides(picture.sides), picture.holes, { size: 'tall', said: picture.text, band: picture.band })
  const [card, ...others] = rounds.at(-1)?.cards ?? []
  const strokes = card && others.length === 0 && isNet && strokesSection(card, handicap, language)
  return html`<section class="reason"><h2>${title}</h2><p class="say">${text}</p>${chart}<div class="beside">${tieSection(tieTable(reason, called, language), language)}${strokes}</div></section>`
}

function tieSection(table: ReturnType<typeof tieTable>, language: Language): Html | undefined {
  if (!table) return undefined
  const words = wordsIn(language).reasons
  const heads = table.sides.map(name => html`<th scope="col"><bdi>${name}</bdi></th>`)
  const totals = table.sides.map(() => html`<td>${table.total !== null && decimal(table.total, language)}</td>`)
  const rows = table.rows.map(({ what, outcome, values, best }) => {
    const cells = values.map(
      (value, at) =>
        html`<td${at === best && html` class="best"`}>${value === null ? '·' : decimal(value, language)}</td>`,
    )
    return html`<tr class="${outcome}"><th scope="row">${what}<small>${words[outcome]}</small></th>${cells}</tr>`
  })
  const more = table.notNeeded.length > mostNotNeeded ? ' …' : ''
  const left =
    table.notNeeded.length > 0 &&
    html`<p class="quiet">${words.notNeeded({ what: table.notNeeded.slice(0, mostNotNeeded).join(', ') + more })}</p>`
  return html`<section><h3>${words.tie}</h3><table class="tie"><caption class="hidden">${words.tie}</caption><thead><tr><th scope="col">${words.compared}</th>${heads}</tr></thead><tbody><tr><th scope="row">${words.total}</th>${totals}</tr>${rows}</tbody></table>${left}</section>`
}
