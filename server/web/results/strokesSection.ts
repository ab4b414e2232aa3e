import type { Language } from '../../../contract/words/languages.ts'
import { sayPhrase } from '../../../contract/words/sayPhrase.ts'
import { speakerIn } from '../../../contract/words/speakerIn.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Explanation, ExplanationStep } from '../../../rules/game.ts'
import type { PhraseCode } from '../../../rules/phrases.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { SideCard } from '../../live/sideCards.ts'

/** Results that stand on a tile of their own; what comes between is part of the sum. */
const tiles: readonly PhraseCode[] = ['handicapIndex', 'indexForNine', 'courseHandicap', 'playingHandicap']

/**
 * The strokes that a player receives: the sum from the index to the playing handicap, and the holes that have one. Nothing for a
 * player who receives none, and no sum where the handicap is not computed from an index, or a limit cut it.
 */
export function strokesSection(card: SideCard, steps: Explanation, language: Language): Html | undefined {
  const words = wordsIn(language).reasons
  const count = card.holes.reduce((sum, { received }) => sum + received, 0)
  if (count <= 0) return undefined
  const squares = card.holes.map(
    ({ number, received }) =>
      html`<li${received > 0 && html` class="has"`}><span class="hidden">${wordsIn(language).resultsPage.hole} </span>${number}${received > 0 && html`<span class="hidden">: ${words.strokesOnHole({ count: received })}</span>`}${received > 1 && html`<sup aria-hidden="true">${received}</sup>`}</li>`,
  )
  return html`<section class="received"><h3>${words.strokesTitle({ count })}</h3>${sumOf(steps, card.playingHandicap, language)}<p>${words.strokesOn({ count })}</p><ol>${squares}</ol></section>`
}

function sumOf(steps: Explanation, playingHandicap: number, language: Language): Html | false {
  const speaker = speakerIn(language)
  const shown: Html[] = []
  let before: string | undefined
  for (const { what, formula, result } of steps) {
    const code = codeOf(what)
    if (code === 'playingHandicapOfCard') continue
    const text = sayPhrase(result, speaker)
    const from = codeOf(formula) === 'rounded' ? '' : formula === undefined ? undefined : sayPhrase(formula, speaker)
    if (before !== undefined && (from === undefined || (from !== '' && !from.startsWith(`${before} `)))) return false
    if (before !== undefined && from) shown.push(html`<span>${asSum(from.slice(before.length + 1))}</span>`)
    if (code && tiles.includes(code)) {
      const isLast = code === 'playingHandicap'
      if (before !== undefined) shown.push(html`<span>=</span>`)
      shown.push(
        html`<span class="tile${isLast && ' end'}"><strong>${text}</strong><small>${sayPhrase(what, speaker)}</small></span>`,
      )
    }
    before = text
  }
  return before === `${playingHandicap}` && shown.length > 1 && html`<p class="sum">${shown}</p>`
}

function codeOf(part: ExplanationStep['formula']): PhraseCode | undefined {
  return typeof part === 'object' && 'code' in part ? part.code : undefined
}

/** `x 126 / 113 - 72` with the signs of a printed sum. */
function asSum(text: string): string {
  return text.replaceAll('x ', '× ').replaceAll(' / ', ' ÷ ').replaceAll('- ', '− ')
}
