/** The strokes on printed scorecards, read from the paper: what a player would see, not what we have counted. */
import { spawnSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

export type CardRow = {
  readonly name: string
  /** Playing handicap as it is written, `+1` for a plus. */
  readonly handicap: string
  /** The holes with a dot for a stroke, one entry for each; holes on which a stroke is given back. */
  readonly received: readonly number[]
  readonly givenBack: readonly number[]
}
export type CardPage = { readonly startHole: number; readonly rows: readonly CardRow[] }

/** The measures of the table in points, as it is drawn. */
const [margin, labelWidth, columns, dotRadius] = [36, 156, 23, 1.5]

/** Whether this is the address under which the print centre opens documents: a browser without windows saves what stands there. */
export function isPrintout(url: string): boolean {
  return url.includes('/printout?pages=')
}

/** The scorecards in a PDF, one page for each group; other documents in it are left out. */
export function pagesOfCards(bytes: Buffer): readonly CardPage[] {
  const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8', maxBuffer: 1e8 })
  const texts = stdout.split('\f').filter(text => text.trim() !== '')
  const drawn = drawings(bytes)
  if (drawn.length !== texts.length) throw new Error(`${drawn.length} drawings for ${texts.length} pages`)
  const widths = [...bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+)/g)].map(([, width]) => Number(width))
  return texts.flatMap((text, at) =>
    text.includes('Stroke index')
      ? [pageOf(text, drawn[at] ?? '', ((widths[at] ?? 0) - 2 * margin - labelWidth) / columns)]
      : [],
  )
}

function pageOf(text: string, drawing: string, columnWidth: number): CardPage {
  const startHole = Number(/^Hole (\d+)/m.exec(text)?.[1])
  const lines = text.split('\n')
  const people = lines.flatMap((line, at) => {
    const [, handicap] = /^Handicap (\+?\d+), index/.exec(line) ?? []
    return handicap === undefined ? [] : [{ name: lines[at - 2] ?? '', handicap }]
  })
  const holes = holesByColumn(startHole)
  const dots = [...drawing.matchAll(/(-?[\d.]+) (-?[\d.]+) m\n(?:[-\d. ]+ c\n){4}h\n(?:[^\n]*\n){0,3}?(f|S)\n/g)].map(
    ([, x, y, end]) => ({
      hole: holes[Math.floor((Number(x) + dotRadius - margin - labelWidth) / columnWidth)],
      y: Number(y),
      isOpen: end === 'S',
    }),
  )
  const heights = [...new Set(dots.map(({ y }) => y))].sort((a, b) => a - b)
  return {
    startHole,
    rows: people.map(({ name, handicap }, row) => {
      const own = dots.filter(({ y }) => y === heights[row])
      const holesOf = (isOpen: boolean) =>
        own.flatMap(dot => (dot.isOpen === isOpen && dot.hole !== undefined ? [dot.hole] : [])).sort((a, b) => a - b)
      return { name, handicap, received: holesOf(false), givenBack: holesOf(true) }
    }),
  }
}

/** A card begins with the hole of its start; the sums stand behind their nine, or at the end. */
function holesByColumn(start: number): readonly (number | undefined)[] {
  const played = Array.from({ length: 18 }, (_, at) => ((start - 1 + at) % 18) + 1)
  return start === 1 || start === 10 ? [...played.slice(0, 9), undefined, ...played.slice(9)] : played
}

/** What is drawn on each page, in the language of PDF. */
function drawings(bytes: Buffer): readonly string[] {
  const streams = bytes.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, deflated = '']) => inflateSync(Buffer.from(deflated, 'latin1')).toString('latin1'))
    .filter(text => /^1 0 0 -1 0/.test(text))
}
