/** Draws on paper: text that always fits, lines, dots, pictures and QR codes. All lengths in points, from the top left. */
import encodeQr from 'qr'
import type { PaperName } from '../../contract/settings/printCentre.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { createFitting, type Fitting, type Line, lineHeight, type Typeface } from './fitText.ts'
import { caddie, fontFiles } from './fonts.ts'
import { type EmbeddedFont, glyphRun } from './glyphRun.ts'
import { openShaper, type Shaped, type Shaper } from './shaper.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Style = Typeface & {
  readonly size: number
  readonly colour?: string
  readonly align?: 'left' | 'center' | 'right'
}
type Point = readonly [x: number, y: number]

/** The light colours of the pages, chosen to be readable in black and white too. */
export const colours = {
  ink: '#14201A',
  quiet: '#45524A',
  line: '#CFC8B6',
  strong: '#948E7D',
  tint: '#F6F3EA',
  green: '#0B5D3B',
  under: '#B00020',
  even: '#006747',
  brass: '#74540F',
} as const

/** When something is printed: the event's local time, shown on every page, and the moment recorded in the file. */
export type Printed = { readonly local: string; readonly at: Date }

/** What every page carries: title, time of printing, version, and the director's texts. */
export type Form = {
  readonly paper: PaperName
  readonly layout: 'portrait' | 'landscape'
  readonly title: string
  readonly author: string
  readonly printed: Printed
  readonly version: string
  readonly header?: string | undefined
  readonly footer?: string | undefined
  /** English if left out. */
  readonly language?: Language
}

export const margin = 36

/** A pen for a new PDF. The same drawing with the same `printed` gives the same bytes. The libraries are loaded on first use. */
export async function createPen(form: Form): Promise<Pen> {
  const [{ default: PdfDocument }, shaper] = await Promise.all([import('pdfkit'), openShaper()])
  const { title, author, printed } = form
  const document = new PdfDocument({
    ...leafOf(form),
    autoFirstPage: false,
    bufferPages: true,
    // No font of the library itself: ours are embedded when a text needs them.
    font: null as unknown as string,
    info: { Title: title, Author: author, CreationDate: printed.at },
  })
  return new Pen(document, form, shaper)
}

function leafOf({ paper, layout }: Form) {
  return { size: paper === 'A4' ? 'A4' : 'LETTER', layout, margin: 0 }
}

/** Draws one PDF, page after page. Lengths are points (1/72 inch) from the upper left corner; {@link createPen} makes one. */
export class Pen {
  width = 0
  height = 0
  #form: Form
  /** The documents that this file holds, one behind the other. */
  readonly #parts: { readonly form: Form; pages: number }[] = []
  readonly #document: PDFKit.PDFDocument
  readonly #shaper: Shaper
  readonly #fitting: Fitting<Shaped>
  readonly #bytes: Promise<Buffer>
  readonly #embedded = new Map<string, EmbeddedFont>()
  /** The current fill colour of the page; undefined when it is not known. */
  #fill: string | undefined

  constructor(document: PDFKit.PDFDocument, form: Form, shaper: Shaper) {
    this.#form = form
    this.#document = document
    this.#shaper = shaper
    this.#bytes = collected(document)
    this.begin(form)
    this.#fitting = createFitting(({ text, font, rtl }, look) => {
      // All figures have the same width, so that they line up in columns.
      const features = font === caddie ? (look.serif ? ['ss01'] : ['tnum']) : []
      const drawn = shaper.shape(text, { file: fileOf(font, look), rtl, features })
      return { units: drawn.units, drawn }
    })
  }

  /** What is drawn from now on is a document of its own in the same file, with pages that are counted by themselves. */
  begin(form: Form): void {
    const [short, long] = form.paper === 'A4' ? [595.28, 841.89] : [612, 792]
    this.width = form.layout === 'portrait' ? short : long
    this.height = form.layout === 'portrait' ? long : short
    this.#form = form
    this.#parts.push({ form, pages: 0 })
  }

  page(): void {
    const part = this.#parts.at(-1)
    if (part) part.pages++
    this.#fill = undefined
    this.#document.addPage(leafOf(this.#form))
  }

  /** Draws all of a text, centred vertically in its box. */
  text(text: string, box: Box, style: Style): void {
    const { size, lines } = this.#fitting.fit(text, box, style)
    const top = box.y + (box.height - lines.length * size * lineHeight) / 2
    this.lines(lines, { ...box, y: top }, { ...style, size })
  }

  /** A text broken into lines of at most this width. */
  wrapped(text: string, width: number, style: Style): readonly Line<Shaped>[] {
    return this.#fitting.wrap(text, width, style)
  }

  /** The width of a text on one line. */
  widthOf(text: string, style: Style): number {
    return this.#fitting.widthOf(text, style)
  }

  /** Draws lines one below the other. Returns the y where they end. */
  lines(lines: readonly Line<Shaped>[], { x, y, width }: Omit<Box, 'height'>, style: Style): number {
    const { size, colour = colours.ink, align = 'left' } = style
    if (this.#fill !== colour) this.#document.fillColor(colour)
    this.#fill = colour
    const drawn: string[] = []
    for (const [index, line] of lines.entries()) {
      const free = width - line.reduce((sum, { units }) => sum + units, 0) * size
      let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
      const baseline = y + (index * lineHeight + 0.92) * size
      for (const piece of line) {
        const font = this.#font(fileOf(piece.font, style))
        drawn.push(glyphRun(piece, font, { x: left, y: baseline, size }))
        left += piece.units * size
      }
    }
    if (drawn.length > 0) (this.#document as unknown as Inside).addContent(drawn.join('\n'))
    return y + lines.length * size * lineHeight
  }

  line([x, y]: Point, [toX, toY]: Point, width = 0.5, colour: string = colours.strong): void {
    this.#document.moveTo(x, y).lineTo(toX, toY).lineWidth(width).stroke(colour)
  }

  fill({ x, y, width, height }: Box, colour: string): void {
    this.#fill = undefined
    this.#document.rect(x, y, width, height).fill(colour)
  }

  frame({ x, y, width, height }: Box, line = 0.6, colour: string = colours.strong): void {
    this.#document.rect(x, y, width, height).lineWidth(line).stroke(colour)
  }

  /** A filled dot, or an open one. */
  dot([x, y]: Point, radius: number, open = false): void {
    this.#fill = undefined
    this.#document.circle(x, y, radius)
    if (open) this.#document.lineWidth(0.6).stroke(colours.ink)
    else this.#document.fill(colours.ink)
  }

  /** Draws a PNG as large as the box allows, at its left edge. Returns the width drawn. */
  picture(png: Buffer, { x, y, width, height }: Box): number {
    const [wide, high] = [png.readUInt32BE(16), png.readUInt32BE(20)]
    const scale = Math.min(width / wide, height / high)
    this.#document.image(png, x, y + (height - high * scale) / 2, { width: wide * scale })
    return wide * scale
  }

  /** Draws a QR code of this width. */
  qr(content: string, [x, y]: Point, width: number): void {
    const rows = encodeQr(content, 'raw', { border: 2 })
    const unit = width / rows.length
    for (const [top, row] of rows.entries()) {
      for (const [start, length] of darkRuns(row))
        this.#document.rect(x + start * unit, y + top * unit, length * unit, unit)
    }
    this.#fill = undefined
    this.#document.fill('#000000')
  }

  /** Adds the texts of every page and returns the bytes of the file. */
  async end(): Promise<Buffer> {
    let leaf = 0
    for (const { form, pages } of this.#parts.splice(0)) {
      this.begin(form)
      for (let page = 1; page <= pages; page++) {
        this.#document.switchToPage(leaf++)
        this.#fill = undefined
        this.#everyPage(page, pages)
      }
    }
    this.#document.end()
    return this.#bytes
  }

  #everyPage(page: number, pages: number): void {
    const { header, footer, printed, version, language = 'en' } = this.#form
    const foot = { x: margin, y: this.height - 25, width: this.width - 2 * margin, height: 10 }
    const style = { size: 7.5, colour: colours.quiet }
    const made = wordsIn(language).documents.printed({ moment: printed.local, version })
    const said = [...(footer === undefined ? [] : [footer]), made].join(' · ')
    this.text(said, { ...foot, width: foot.width - 40 }, style)
    this.text(`${page} / ${pages}`, foot, { ...style, align: 'right' })
    if (header !== undefined) this.text(header, { ...foot, y: 10, height: 12 }, { size: 9, colour: colours.quiet })
  }

  /** The font of this file, embedded in the document and registered with the current page. */
  #font(file: string): EmbeddedFont {
    const inside = this.#document as unknown as Inside
    let font = this.#embedded.get(file)
    if (font === undefined) {
      this.#document.registerFont(file, this.#shaper.sfnt(file))
      this.#document.font(file)
      font = inside._font
      this.#embedded.set(file, font)
    }
    inside.page.fonts[font.id] ??= font.ref()
    return font
  }
}

/** Internals of pdfkit that its types do not show. */
type Inside = {
  readonly _font: EmbeddedFont
  readonly page: { readonly fonts: Record<string, unknown> }
  addContent(operators: string): void
}

const files = fontFiles()

function fileOf(font: string, { bold = false }: Typeface): string {
  const [normal = '', heavy = ''] = files[font] ?? []
  return bold ? heavy : normal
}

function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((done, failed) => {
    document.on('data', (chunk: Buffer) => void chunks.push(chunk))
    document.once('end', () => done(Buffer.concat(chunks)))
    document.once('error', failed)
  })
}

/** The runs of dark modules in a row: where each starts, and its length. */
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
