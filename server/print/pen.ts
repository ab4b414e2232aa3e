/** Draws printed forms: text that always fits its box, lines, dots and codes to scan. All lengths in points, from the top left. */
import encodeQr from 'qr'
import type { PaperName } from '../domain/events/printCentre.ts'
import { createFitting, lineHeight, type Piece, unitsOfLine } from './fitText.ts'
import type { Printed } from './renderPdf.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Style = {
  readonly size: number
  readonly bold?: boolean
  readonly colour?: string
  readonly align?: 'left' | 'center' | 'right'
}
type Point = readonly [x: number, y: number]

export const colours = {
  ink: '#14201A',
  quiet: '#4C5A52',
  line: '#8E9A92',
  tint: '#F6F2E9',
  green: '#0B5D3B',
} as const

/** What every page of a form says: what it is, when it was printed, which version it has, and the texts of the director. */
export type Form = {
  readonly paper: PaperName
  readonly layout: 'portrait' | 'landscape'
  readonly title: string
  readonly author: string
  readonly printed: Printed
  readonly version: string
  readonly header?: string | undefined
  readonly footer?: string | undefined
}

export const margin = 30

/** A pen over a new file. The library is loaded when the first form is printed. */
export async function createPen(form: Form) {
  const { default: PdfDocument } = await import('pdfkit')
  const { paper, layout, title, author, printed } = form
  const document = new PdfDocument({
    size: paper === 'A4' ? 'A4' : 'LETTER',
    layout,
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: printed.at },
  })
  return new Pen(document, form)
}

export class Pen {
  readonly width: number
  readonly height: number
  readonly #form: Form
  readonly #document: PDFKit.PDFDocument
  readonly #fitting
  readonly #bytes: Promise<Buffer>
  #pages = 0

  constructor(document: PDFKit.PDFDocument, form: Form) {
    const [short, long] = form.paper === 'A4' ? [595.28, 841.89] : [612, 792]
    this.width = form.layout === 'portrait' ? short : long
    this.height = form.layout === 'portrait' ? long : short
    this.#form = form
    this.#document = document
    this.#bytes = collected(document)
    this.#fitting = createFitting((text, file) => document.font(file).fontSize(100).widthOfString(text) / 100)
  }

  page(): void {
    const { header, footer, printed, version } = this.#form
    this.#pages++
    this.#document.addPage()
    const foot = { x: margin, y: this.height - 24, width: this.width - 2 * margin, height: 10 }
    const said = [...(footer === undefined ? [] : [footer]), `Printed ${printed.local}, version ${version}`].join(' · ')
    this.text(said, { ...foot, width: foot.width - 30 }, { size: 7, colour: colours.quiet })
    this.text(`${this.#pages}`, foot, { size: 7, colour: colours.quiet, align: 'right' })
    if (header !== undefined) this.text(header, { ...foot, y: 10, height: 12 }, { size: 9, colour: colours.quiet })
  }

  /** Draws all of a text, in the middle of the height of its box. */
  text(text: string, box: Box, { size: wanted, bold = false, colour = colours.ink, align = 'left' }: Style): void {
    const { size, lines } = this.#fitting.fit(text, box, { size: wanted, bold })
    const top = box.y + (box.height - lines.length * size * lineHeight) / 2
    this.#document.fillColor(colour)
    for (const [index, line] of lines.entries()) {
      const free = box.width - unitsOfLine(line) * size
      const left = box.x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
      this.#line(line, [left, top + (index * lineHeight + 0.92) * size], size, bold)
    }
  }

  #line(line: readonly Piece[], [left, baseline]: Point, size: number, bold: boolean): void {
    let x = left
    for (const { text, font, units } of line) {
      this.#document.font(this.#fitting.file(font, bold)).fontSize(size)
      this.#document.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      x += units * size
    }
  }

  line([x, y]: Point, [toX, toY]: Point, width = 0.5): void {
    this.#document.moveTo(x, y).lineTo(toX, toY).lineWidth(width).stroke(colours.line)
  }

  fill({ x, y, width, height }: Box, colour: string): void {
    this.#document.rect(x, y, width, height).fill(colour)
  }

  /** A filled dot, or an open one. */
  dot([x, y]: Point, radius: number, open = false): void {
    this.#document.circle(x, y, radius)
    if (open) this.#document.lineWidth(0.6).stroke(colours.ink)
    else this.#document.fill(colours.ink)
  }

  /** A square code of this width. */
  qr(content: string, [x, y]: Point, width: number): void {
    const rows = encodeQr(content, 'raw', { border: 2 })
    const unit = width / rows.length
    for (const [top, row] of rows.entries()) {
      for (const [start, length] of darkRuns(row))
        this.#document.rect(x + start * unit, y + top * unit, length * unit, unit)
    }
    this.#document.fill('#000000')
  }

  async end(): Promise<Buffer> {
    this.#document.end()
    return this.#bytes
  }
}

function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((done, failed) => {
    document.on('data', (chunk: Buffer) => void chunks.push(chunk))
    document.once('end', () => done(Buffer.concat(chunks)))
    document.once('error', failed)
  })
}

/** Where dark modules follow each other in a row, and how many. */
function darkRuns(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  for (const [index, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last[0] + last[1] === index) last[1]++
    else runs.push([index, 1])
  }
  return runs
}
