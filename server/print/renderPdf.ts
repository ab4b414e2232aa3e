/** A document as PDF: the same cells as its page. The library is loaded when the first one is printed. */
import { createRequire } from 'node:module'
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { PaperName } from '../domain/events/printCentre.ts'
import type { Cell, Column, EventDocument, Row, Section } from './document.ts'
import { documentVersion } from './documentVersion.ts'
import { fontFiles, latin } from './fonts.ts'
import { type TextRun, textRuns } from './textRuns.ts'

const colours = { under: '#B00020', even: '#006747', quiet: '#4C5A52', line: '#B9BFB9' } as const

/** When something is printed, as a local time of the event on every page, and as the moment kept in the file. */
export type Printed = { readonly local: string; readonly at: Date }

/** The bytes of the PDF: with the same document and `printed` the same bytes. */
export async function renderPdf(document: EventDocument, paper: PaperName, printed: Printed): Promise<Buffer> {
  const pdfmake = await library()
  return pdfmake.createPdf(definition(document, paper, printed)).getBuffer()
}

type Library = {
  readonly createPdf: (definition: TDocumentDefinitions) => { readonly getBuffer: () => Promise<Buffer> }
}

let loaded: Promise<Library> | undefined

/** pdfmake with our fonts, which may open nothing else: no address, no other file. */
function library(): Promise<Library> {
  loaded ??= (async () => {
    const pdfmake = createRequire(import.meta.url)('pdfmake')
    const fonts = fontFiles()
    const files = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]))
    pdfmake.setFonts(fonts)
    pdfmake.setUrlAccessPolicy(() => false)
    pdfmake.setLocalAccessPolicy((path: string) => files.has(path))
    return pdfmake
  })()
  return loaded
}

const columnsOfPortrait = 11

function definition(document: EventDocument, paper: PaperName, printed: Printed): TDocumentDefinitions {
  const { kind, eventName, communityName, dates, state, header, footer, sections } = document
  const isWide = sections.some(({ columns }) => columns.length > columnsOfPortrait)
  const version = documentVersion(document)
  return {
    info: { title: `${kind}: ${eventName}`, author: communityName, creationDate: printed.at },
    pageSize: paper === 'A4' ? 'A4' : 'LETTER',
    pageOrientation: isWide ? 'landscape' : 'portrait',
    pageMargins: [40, 40, 40, 45],
    defaultStyle: { font: latin, fontSize: 9.5, lineHeight: 1.1 },
    content: [
      { text: shown(`${communityName} · ${dates}`), color: colours.quiet },
      { text: shown(eventName), fontSize: 20, margin: [0, 2, 0, 2] },
      { text: [{ text: kind, bold: true }, ` · ${state}`], margin: [0, 0, 0, 8] },
      ...(header === undefined ? [] : [{ text: shown(header), margin: [0, 0, 0, 4] } satisfies Content]),
      ...sections.flatMap(one => section(one, kind)),
      ...(footer === undefined
        ? []
        : [{ text: shown(footer), color: colours.quiet, margin: [0, 12, 0, 0] } satisfies Content]),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: `Printed ${printed.local}, version ${version}` },
        { text: `${page} / ${pages}`, alignment: 'right' },
      ],
      margin: [40, 15, 40, 0],
      fontSize: 8,
      color: colours.quiet,
    }),
  }
}

function section({ title, columns, rows, empty, note }: Section, kind: string): Content[] {
  // The kind of the document stands above already.
  const heading: Content[] =
    title === kind ? [] : [{ text: shown(title), bold: true, fontSize: 11, margin: [0, 10, 0, 4], headlineLevel: 1 }]
  if (rows.length === 0) return [...heading, { text: empty }]
  const head = columns.map(
    (column): TableCell => ({ text: column.name, color: colours.quiet, fontSize: 8, ...alignment(column) }),
  )
  const body = rows.map(({ cells }) => cells.map((cell, index) => tableCell(cell, columns[index])))
  return [
    ...heading,
    ...(note === undefined ? [] : [{ text: note, margin: [0, 0, 0, 4] as [number, number, number, number] }]),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        keepWithHeaderRows: 1,
        widths: columns.map(widthOf),
        body: [head, ...body],
      },
      layout: {
        hLineWidth: line => (isInGroup(rows, line - 1) ? 0 : 0.4),
        vLineWidth: () => 0,
        hLineColor: () => colours.line,
        paddingTop: () => 2.5,
        paddingBottom: () => 2.5,
      },
    },
  ]
}

/** Whether the row belongs together with the one above. */
function isInGroup(rows: readonly Row[], index: number): boolean {
  const group = rows[index]?.group
  return group !== undefined && group === rows[index - 1]?.group
}

function tableCell({ text, tone }: Cell, column: Column | undefined): TableCell {
  const style = { ...(column && alignment(column)), ...(tone && { color: colours[tone], bold: tone === 'under' }) }
  return { text: shown(text), ...style }
}

type Run = TextRun & { readonly wordBreak?: 'break-all' }

/** A text in the fonts that it needs; a word that may be wider than its column breaks anywhere. */
function shown(text: string): string | Run[] {
  const runs = textRuns(text).flatMap(({ text: run, font }): Run[] =>
    run
      .split(/(\S{22,})/)
      .filter(Boolean)
      .map(part => (/^\S{22}/.test(part) ? { text: part, font, wordBreak: 'break-all' } : { text: part, font })),
  )
  const [only] = runs
  return only && runs.length === 1 && only.font === latin && !only.wordBreak ? only.text : runs
}

function alignment(column: Column): { readonly alignment?: 'right'; readonly noWrap?: true } {
  return { ...(column.end && { alignment: 'right' }), ...((column.end || column.tight) && { noWrap: true }) }
}

function widthOf(column: Column): 'auto' | '*' {
  return column.end || column.tight ? 'auto' : '*'
}
