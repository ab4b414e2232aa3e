import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { HoleOfRound } from '../../live/holesOfRound.ts'
import { toParCell } from '../../print/document.ts'

/** A side with its strokes to par by the numbers of the holes. */
export type FieldRow = {
  readonly sideId: number
  readonly name: string
  readonly scores: ReadonlyMap<number, number>
}

/** The heat of the field: sides by holes, each score to par with its sign, on a ground that gets warmer over par. `path`: below it are the cards. */
export function fieldHeat(
  holes: readonly HoleOfRound[],
  rows: readonly FieldRow[],
  path: string,
  language: Language,
): Html {
  const { resultsPage, results } = wordsIn(language)
  const heads = holes.map(({ number }) => html`<th scope="col"><a href="#hole-${number}">${number}</a></th>`)
  const drawn = rows.map(({ sideId, name, scores }) => {
    const cells = holes.map(({ number }) => {
      const toPar = scores.get(number)
      return toPar === undefined ? html`<td></td>` : html`<td class="${lookOf(toPar)}">${toParCell(toPar).text}</td>`
    })
    return html`<tr><th scope="row"><a href="${path}/${sideId}"><bdi>${name}</bdi></a></th>${cells}</tr>`
  })
  return html`<section class="panel"><table class="list heat"><caption>${resultsPage.heat}</caption><thead><tr><th scope="col">${results.columns.player}</th>${heads}</tr></thead><tbody>${drawn}</tbody></table></section>`
}

function lookOf(toPar: number): string {
  return toPar <= -2 ? 'less2' : toPar === -1 ? 'less1' : toPar === 0 ? 'same' : toPar === 1 ? 'more1' : 'more2'
}
