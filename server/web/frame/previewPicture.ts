/** What a messenger shows of a link: the event, how it stands, and who leads. Drawn by the server, 1200 by 630 pixels. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Html, html } from '../../kernel/http/html.ts'
import { drawPng } from '../../kernel/image/drawPng.ts'
import { root } from '../../kernel/root.ts'
import { sfntOf } from '../../print/sfntOf.ts'
import { boardColour } from '../pages/clubColour.ts'
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

/** The picture as PNG. */
export function previewPicture(preview: Preview): Promise<Buffer> {
  return drawPng(drawing(preview).text, { width, fonts: fonts() })
}

function drawing({ clubName, colour, eventName, number, facts, leaders }: Preview): Html {
  const lines = wrapped(eventName, 26).slice(0, 2)
  const ground = `#${colour === null ? '0e2a1e' : boardColour(colour)}`
  const title = lines.map(
    (line, at) =>
      html`<text x="${margin}" y="${190 + at * 88}" font-family="Caddie" font-weight="620" font-size="76" fill="#f6f2e9">${line}</text>`,
  )
  const below = 190 + (lines.length - 1) * 88
  const rows = leaders.slice(0, 3).map(({ name, score }, at) => {
    const y = 436 + at * 64
    return html`<rect x="${margin}" y="${y - 38}" width="108" height="52" rx="4" fill="#fbf7ec"/><text x="${margin + 54}" y="${y}" text-anchor="middle" font-family="Caddie" font-weight="620" font-size="34" fill="${score.startsWith('−') ? '#b00020' : '#14201a'}">${score}</text><text x="${margin + 136}" y="${y}" font-family="Caddie" font-size="36" fill="#f6f2e9">${shortened(name, 40)}</text>`
  })
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><g transform="scale(1.667 2.625)" opacity="0.13"><path d="${new Html(contours(number))}" fill="none" stroke="#cfe3d6" stroke-width="1"/></g><text x="${margin}" y="92" font-family="Caddie" font-size="30" fill="#d9bc7e">${shortened(clubName, 60)}</text>${title}<text x="${margin}" y="${below + 62}" font-family="Caddie" font-size="32" fill="#b9c9bf">${facts}</text>${rows}</svg>`
}

/** Words in lines of so many letters; the last one is cut where it must be. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    if (last === '' || last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`.trim()
    else lines.push(word)
  }
  return lines.map(line => shortened(line, most + 4))
}

function shortened(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}

let loaded: readonly Uint8Array[] | undefined

function fonts(): readonly Uint8Array[] {
  loaded ??= ['caddie/caddie-440.woff', 'caddie/caddie-620.woff', 'roboto/roboto-400.woff'].map(path =>
    sfntOf(readFileSync(join(root, 'fonts', path))),
  )
  return loaded
}
