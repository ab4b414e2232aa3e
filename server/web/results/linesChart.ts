import {
  type Band,
  type Line,
  linesPicture,
  type Picture,
  type PictureSize,
} from '../../../contract/site/linesPicture.ts'
import { type Html, html } from '../../kernel/http/html.ts'

/** How large it is drawn in a wide place: as the main thing of a section, below a card, or in a panel beside a board. */
const sizes = {
  tall: { look: 'broad', width: 1080, height: 280, right: 132, every: 1 },
  low: { look: 'broad', width: 1080, height: 190, right: 132, every: 1 },
  beside: { look: 'broad', width: 368, height: 190, right: 124, every: 3 },
} satisfies Readonly<Record<string, PictureSize>>
/** On a phone, with the names below. */
const slim: PictureSize = { look: 'slim', width: 336, height: 200, right: 12, every: 2 }

/** What the lines say as one sentence, and the holes that are marked. */
type Options = { readonly size: keyof typeof sizes; readonly said: string; readonly band?: Band | undefined }

/**
 * Scores to par over holes as lines, the first one the most important. Drawn twice, for a wide place and for a phone, of which
 * one is seen: text in a drawing shrinks with it.
 */
export function linesChart(lines: readonly Line[], holes: readonly number[], { size, said, band }: Options): Html {
  const isBeside = size === 'beside'
  const key = lines.map(({ look, end }) => html`<span class="${look}"><bdi>${end}</bdi></span>`)
  return html`<div class="lines-chart" role="img" aria-label="${said}">${svg(linesPicture(lines, holes, sizes[size], band))}${!isBeside && html`${svg(linesPicture(lines, holes, slim, band))}<p class="key">${key}</p>`}</div>`
}

function svg({ look, width, height, shapes }: Picture): Html {
  const drawn = shapes.map(shape => {
    const known = shape.look !== '' && html` class="${shape.look}"`
    return 'path' in shape
      ? html`<path${known} d="${shape.path}"/>`
      : html`<text${known} x="${shape.x}" y="${shape.y}" text-anchor="${shape.anchor}">${shape.text}</text>`
  })
  return html`<svg class="${look}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${drawn}</svg>`
}
