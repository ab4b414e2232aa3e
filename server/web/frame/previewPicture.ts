/** What a messenger shows of a link: the event, how it stands, and who leads. Drawn by the server, 1200 by 630 pixels. */

import { boardColour } from '../../../contract/site/clubColour.ts'
import { Html, html } from '../../kernel/http/html.ts'
import { drawPng } from '../../kernel/image/drawPng.ts'
import { type OutlinedText, openTextOutline, type TextOutline } from '../../print/textOutline.ts'
import { contours } from './contours.ts'

export type Preview = {
  readonly clubName: string
  readonly colour: string | null
  readonly eventName: string
  readonly number: number
  /** `Live · Round 2 of 2`. */
  readonly facts: string
  /** At most three, with what counts. */
  readonly leaders: readonly { readonly name: string; readonly score: string }[]
}

const width = 1200
const height = 630
const margin = 72

/** The picture as PNG. Names are drawn in their own scripts, as on paper. */
export async function previewPicture(preview: Preview): Promise<Buffer> {
  return drawPng(drawing(preview, await openTextOutline()).text, { width })
}

function drawing({ clubName, colour, eventName, number, facts, leaders }: Preview, { line, lines }: TextOutline): Html {
  const ground = `#${colour === null ? '0e2a1e' : boardColour(colour)}`
  const room = width - 2 * margin
  const title = { size: 76, serif: true }
  const named = lines(eventName, room, title, 2)
  const below = 190 + (named.length - 1) * 88
  const text = (shown: OutlinedText, fill: string) => html`<path fill="${fill}" d="${line(shown)}"/>`
  const rows = leaders.slice(0, 3).map(({ name, score }, at) => {
    const y = 436 + at * 64
    const ink = score.startsWith('−') ? '#b00020' : '#14201a'
    return html`<rect x="${margin}" y="${y - 38}" width="108" height="52" rx="4" fill="#fbf7ec"/>${text({ text: score, x: margin + 54, y, size: 34, width: 100, bold: true, centred: true }, ink)}${text({ text: name, x: margin + 136, y, size: 36, width: room - 136 }, '#f6f2e9')}`
  })
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><g transform="scale(1.667 2.625)" opacity="0.13"><path d="${new Html(contours(number))}" fill="none" stroke="#cfe3d6" stroke-width="1"/></g>${text({ text: clubName, x: margin, y: 92, size: 30, width: room }, '#d9bc7e')}${named.map((own, at) => text({ ...title, text: own, x: margin, y: 190 + at * 88, width: room }, '#f6f2e9'))}${text({ text: facts, x: margin, y: below + 62, size: 32, width: room }, '#b9c9bf')}${rows}</svg>`
}
