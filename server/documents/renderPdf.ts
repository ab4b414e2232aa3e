/** A document as PDF: the same cells as its page. The library is loaded when the first one is printed. */
import { createRequire } from 'node:module'
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Cell, Column, EventDocument, Section } from './document.ts'

export type Paper = 'A4' | 'LETTER'

const colours = { under: '#B00020', even: '#006747', quiet: '#4C5A52', line: '#999999' } as const

/** The bytes of the PDF. `printed` is the time on every page, in the zone of the event. */
export async function renderPdf(document: EventDocument, paper: Paper, printed: string): Promise<Buffer> {
  const pdfmake = await library()
  return pdfmake.createPdf(definition(document, paper, printed)).getBuffer()
}

type Library = {
  readonly createPdf: (definition: TDocumentDefinitions) => { readonly getBuffer: () => Promise<Buffer> }
}

let loaded: Promise<Library> | undefined

/** pdfmake with its own fonts, which may open nothing else: no address, no other file. */
function library(): Promise<Library> {
  loaded ??= (async () => {
    const require = createRequire(import.meta.url)
    const pdfmake = require('pdfmake')
    const fonts: Readonly<Record<string, Readonly<Record<string, string>>>> = require('pdfmake/fonts/Roboto.js')
    const files = new Set(Object.values(fonts).flatMap(font => Object.values(font)))
    pdfmake.setFonts(fonts)
    pdfmake.setUrlAccessPolicy(() => false)
    pdfmake.setLocalAccessPolicy((path: string) => files.has(path))
    return pdfmake
  })()
  return loaded
}

function definition(document: EventDocument, paper: Paper, printed: string): TDocumentDefinitions {
  const { kind, eventName, communityName, dates, state, sections } = document
  return {
    info: { title: `${kind}: ${eventName}`, author: communityName },
    pageSize: paper,
    pageMargins: [40, 40, 40, 45],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.1 },
    content: [
      { text: `${communityName} · ${dates}`, color: colours.quiet },
      { text: eventName, fontSize: 20, margin: [0, 2, 0, 2] },
      { text: [{ text: kind, bold: true }, ` · ${state}`], margin: [0, 0, 0, 8] },
      ...sections.flatMap(section),
    ],
    footer: (page, pages) => ({
      columns: [{ text: `Printed ${printed}` }, { text: `${page} / ${pages}`, alignment: 'right' }],
      margin: [40, 15, 40, 0],
      fontSize: 8,
      color: colours.quiet,
    }),
  }
}

function section({ title, columns, rows, empty }: Section): Content[] {
  const heading: Content = { text: title, bold: true, fontSize: 11, margin: [0, 10, 0, 4], headlineLevel: 1 }
  if (rows.length === 0) return [heading, { text: empty }]
  const head = columns.map(
    (column): TableCell => ({ text: column.name, color: colours.quiet, fontSize: 8, ...alignment(column) }),
  )
  const body = rows.map(({ cells }) => cells.map((cell, index) => tableCell(cell, columns[index])))
  return [
    heading,
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        keepWithHeaderRows: 1,
        widths: columns.map(widthOf),
        body: [head, ...body],
      },
      layout: {
        hLineWidth: () => 0.4,
        vLineWidth: () => 0,
        hLineColor: () => colours.line,
        paddingTop: () => 3,
        paddingBottom: () => 3,
      },
    },
  ]
}

function tableCell({ text, tone }: Cell, column: Column | undefined): TableCell {
  return { text, ...(column && alignment(column)), ...(tone && { color: colours[tone], bold: tone === 'under' }) }
}

function alignment(column: Column): { readonly alignment?: 'right'; readonly noWrap?: true } {
  return { ...(column.end && { alignment: 'right' }), ...((column.end || column.tight) && { noWrap: true }) }
}

function widthOf(column: Column): 'auto' | '*' {
  return column.end || column.tight ? 'auto' : '*'
}
