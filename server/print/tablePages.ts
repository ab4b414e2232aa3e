/** A document as pages of tables: the same cells as its page in the browser. */

import type { ClubIdentity } from './clubIdentity.ts'
import { columnWidths } from './columnWidths.ts'
import type { Cell, Column, EventDocument, Row, Section } from './document.ts'
import { drawHead } from './drawHead.ts'
import { type Line, lineHeight } from './fitText.ts'
import { isolated } from './names.ts'
import { colours, margin, type Pen, type Style } from './pen.ts'
import type { Shaped } from './shaper.ts'

const size = 9.5
const gap = 12
const padding = 3.4
const columnsOfPortrait = 11

/** Whether a document has a table so wide that it is printed in landscape. */
export function isWide({ sections }: EventDocument): boolean {
  return sections.some(({ columns }) => columns.length > columnsOfPortrait)
}

/** Draws a document; yields after each page to let other requests run. */
export function* tablePages(pen: Pen, document: EventDocument, club: ClubIdentity): Generator<void> {
  const { kind, eventName, dates, state, header, footer, sections } = document
  pen.page()
  const bottom = pen.height - 42
  const width = pen.width - 2 * margin
  let y = drawHead(pen, { club, eventName, facts: [kind, dates, state] })
  if (header !== undefined) y = paragraph(header, y + 2)
  for (const section of sections) yield* table(section)
  if (footer !== undefined) {
    if (y + 30 > bottom) nextPage()
    y = paragraph(footer, y + 12)
  }

  function paragraph(text: string, top: number): number {
    const style = { size, colour: colours.quiet }
    return pen.lines(pen.wrapped(text, width, style), { x: margin, y: top, width }, style) + 4
  }

  /** A line across the table with words in it, such as "Prizes to here". */
  function ruled(words: string, top: number): number {
    const style = { size: 8, bold: true, colour: colours.brass }
    const said = pen.widthOf(words, style)
    const middle = top + 6
    pen.line([margin, middle], [margin + 16, middle], 0.8, colours.brass)
    pen.text(words, { x: margin + 22, y: top, width: said + 2, height: 12 }, style)
    pen.line([margin + said + 30, middle], [margin + width, middle], 0.8, colours.brass)
    return top + 12
  }

  /** A new page, headed by what it continues. */
  function nextPage(): void {
    pen.page()
    const box = { x: margin, y: 28, width, height: 10 }
    pen.text(`${isolated(eventName)} · ${kind}`, box, { size: 8, colour: colours.quiet })
    y = 44
  }

  function* table(section: Section): Generator<void> {
    const { title, columns, heading, rows, empty, ahead, note } = section
    const titleHeight = title === kind ? 4 : 30
    const widths = columnWidths(section, width - gap * (columns.length - 1), (text, bold) =>
      pen.widthOf(text, { size, bold }),
    )
    const lefts = widths.map((_, index) => margin + widths.slice(0, index).reduce((sum, one) => sum + one + gap, 0))
    const laid = rows.map(row => layRow(row))
    const first = laid.slice(0, 2).reduce((sum, row) => sum + row.height, 20)
    if (y + titleHeight + Math.min(first, 120) > bottom) nextPage()
    if (title !== kind) {
      pen.text(title, { x: margin, y: y + 11, width, height: 17 }, { size: 12.5, bold: true })
      y += titleHeight
    } else y += titleHeight
    for (const said of [ahead, note]) if (said !== undefined) y = paragraph(said, y)
    if (rows.length === 0) {
      y = paragraph(empty, y)
      return
    }
    columnHeads()
    for (const [index, row] of laid.entries()) {
      const isNew = !isTogether(rows, index)
      const block = isNew
        ? laid.slice(index, endOfGroup(rows, index)).reduce((sum, { height }) => sum + height, 0)
        : row.height
      // The last row is never alone on a page.
      const last = index === laid.length - 2 ? (laid.at(-1)?.height ?? 0) : 0
      const needed = block > bottom - 100 ? row.height : Math.max(block, row.height + last)
      if (y + needed > bottom && y > 90) {
        yield
        nextPage()
        columnHeads()
      }
      if (isNew && index > 0 && rows[index - 1]?.rule === undefined)
        pen.line([margin, y], [margin + width, y], 0.4, colours.line)
      yield* drawRow(row)
      const rule = rows[index]?.rule
      if (rule !== undefined && index < rows.length - 1) y = ruled(rule, y)
    }
    pen.line([margin, y], [margin + width, y], 0.6, colours.strong)
    yield

    function columnHeads(): void {
      const style = { size: 8, colour: colours.quiet }
      const heads = columns.map((column, at) => pen.wrapped(column.name, widths[at] ?? 0, style))
      const lines = Math.max(1, ...heads.map(head => head.length))
      for (const [at, head] of heads.entries())
        pen.lines(
          head,
          { ...cellBox(at), y: y + 3 + (lines - head.length) * 8 * lineHeight },
          { ...style, ...alignment(columns[at]) },
        )
      y += 6 + lines * 8 * lineHeight
      pen.line([margin, y], [margin + width, y], 0.6, colours.strong)
    }

    function cellBox(at: number) {
      return { x: lefts[at] ?? margin, width: (widths[at] ?? 0) + 0.5 }
    }

    function layRow({ cells }: Row): LaidRow {
      const laidCells = cells.map((cell, at) => {
        const style = styleOf(cell, at === heading, columns[at])
        return { style, lines: pen.wrapped(cell.text, (widths[at] ?? 0) + 0.5, style) }
      })
      const lines = Math.max(1, ...laidCells.map(one => one.lines.length))
      return { cells: laidCells, height: lines * size * lineHeight + 2 * padding }
    }

    /** Draws a row; one that is taller than a page continues on the next. */
    function* drawRow({ cells, height }: LaidRow): Generator<void> {
      let rest = cells
      while (y + tallest(rest) > bottom && height > bottom - 100) {
        const lines = Math.max(1, Math.floor((bottom - y - 2 * padding) / (size * lineHeight)))
        drawCells(rest.map(cell => ({ ...cell, lines: cell.lines.slice(0, lines) })))
        rest = rest.map(cell => ({ ...cell, lines: cell.lines.slice(lines) }))
        yield
        nextPage()
        columnHeads()
      }
      drawCells(rest)
      y += tallest(rest)
    }

    function drawCells(cells: readonly LaidCell[]): void {
      for (const [at, { lines, style }] of cells.entries()) pen.lines(lines, { ...cellBox(at), y: y + padding }, style)
    }
  }
}

type LaidCell = { readonly lines: readonly Line<Shaped>[]; readonly style: Style }
type LaidRow = { readonly cells: readonly LaidCell[]; readonly height: number }

function tallest(cells: readonly LaidCell[]): number {
  return Math.max(1, ...cells.map(({ lines }) => lines.length)) * size * lineHeight + 2 * padding
}

function styleOf({ tone }: Cell, isHeading: boolean, column: Column | undefined): Style {
  const look = { size, bold: isHeading || tone === 'under', ...alignment(column) }
  return tone === undefined ? look : { ...look, colour: colours[tone] }
}

function alignment(column: Column | undefined): { readonly align?: 'right' } {
  return column?.end ? { align: 'right' } : {}
}

/** Whether a row belongs together with the one above it. */
function isTogether(rows: readonly Row[], index: number): boolean {
  const group = rows[index]?.group
  return group !== undefined && group === rows[index - 1]?.group
}

/** The index of the first row after those that belong together with this one. */
function endOfGroup(rows: readonly Row[], index: number): number {
  let end = index + 1
  while (isTogether(rows, end)) end++
  return end
}
