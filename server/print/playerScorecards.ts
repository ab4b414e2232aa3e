import { type NounWords, wordsIn } from '../../contract/words/wordsIn.ts'
import { type CardColumn, cardColumns, columnNumber, unitOf } from './cardColumns.ts'
import { type FormSheet, whereAndWhen } from './formSheet.ts'
import { isolated } from './names.ts'
import { colours, margin, type Pen } from './pen.ts'
import type { PrintedCard } from './printedCard.ts'
import type { PrintedGroup } from './printedGroups.ts'
import { drawDots, labelOfHandicap, sidesOf } from './scorecardParts.ts'

const labelWidth = 62
const smallRow = 14
const scoreRow = 32
const markerRow = 24
const codeWidth = 68

/** A card for each player, two to a page: one nine below the other, in the order of play. Yields after each card. */
export function* playerScorecards(pen: Pen, sheet: FormSheet): Generator<void> {
  const cards = sheet.groups.flatMap(group => group.cards.map(card => ({ group, card })))
  for (const [index, { group, card }] of cards.entries()) {
    if (index % 2 === 0) pen.page()
    const half = (pen.height - 40) / 2
    const top = index % 2 === 0 ? 24 : 24 + half
    if (index % 2 === 1) cutLine(pen, top - 2)
    playerCard(pen, sheet, group, card, top + 6)
    yield
  }
}

function cutLine(pen: Pen, y: number): void {
  for (let x = margin; x < pen.width - margin; x += 8) pen.line([x, y], [x + 4, y])
}

function playerCard(pen: Pen, sheet: FormSheet, group: PrintedGroup, card: PrintedCard, top: number): void {
  heading(pen, sheet, group, card, top)
  const words = wordsIn(sheet.language).forms
  const columns = cardColumns(card.holes, group.startHole, words)
  const end = columns.findIndex((column, index) => index >= 9 && column.kind === 'hole')
  const blocks = end < 0 ? [columns] : [columns.slice(0, end), columns.slice(end)]
  const width = (pen.width - 2 * margin - labelWidth) / Math.max(...blocks.map(block => block.length))
  let y = top + codeWidth + 8
  for (const block of blocks) y = drawBlock(pen, block, card, { y, width }, words) + 8
  signatures(pen, y + 18, words)
}

function heading(pen: Pen, sheet: FormSheet, group: PrintedGroup, card: PrintedCard, top: number): void {
  const { time, start, startHole, cards } = group
  const { language, shortened } = sheet
  const words = wordsIn(language).forms
  const right = pen.width - margin
  pen.qr(card.url, [right - codeWidth, top], codeWidth)
  const startBox = { x: right - codeWidth - 112, y: top, width: 104, height: 32 }
  pen.text(time, startBox, { size: 27, bold: true, align: 'right' })
  pen.text(words.holeOf({ hole: start }), { ...startBox, y: top + 32, height: 16 }, { size: 12, align: 'right' })
  const box = { x: margin, y: top, width: right - codeWidth - 120 - margin, height: 26 }
  pen.text(card.name, box, { size: 21, serif: true })
  const played = [...sidesOf(card, words), card.teeName, labelOfHandicap(card, language)].filter(Boolean).join(' · ')
  pen.text(played, { ...box, y: top + 26, height: 13 }, { size: 9, bold: true })
  const where = [sheet.club.name, sheet.eventName, whereAndWhen(sheet, group)].join(' · ')
  pen.text(where, { ...box, y: top + 40, height: 15 }, { size: 8, colour: colours.quiet })
  const others = cards.filter(({ cardId }) => cardId !== card.cardId).map(({ name }) => name)
  const beside =
    others.length === 0 ? words.startsOn({ hole: startHole }) : words.with({ names: others.map(isolated).join(', ') })
  pen.text(
    [shortened, beside].filter(Boolean).join(' · '),
    { ...box, y: top + 55, height: 14 },
    { size: 8, colour: colours.quiet },
  )
}

type Words = NounWords['forms']
type Area = { readonly y: number; readonly width: number }

/** Draws a block of columns with its rows. Returns the y where it ends. */
function drawBlock(
  pen: Pen,
  columns: readonly CardColumn[],
  card: PrintedCard,
  { y: top, width }: Area,
  words: Words,
): number {
  const right = margin + labelWidth + columns.length * width
  pen.fill({ x: margin, y: top, width: right - margin, height: smallRow + 2 }, colours.tint)
  let y = top
  for (const { label, height, bold = false, size = 8.5, hasDots = false, of } of rowsOf(card, words)) {
    const style = { size, bold, colour: bold ? colours.ink : colours.quiet }
    pen.text(label, { x: margin + 3, y, width: labelWidth - 6, height }, { ...style, size: 8, colour: colours.quiet })
    for (const [index, column] of columns.entries()) {
      const cell = { x: margin + labelWidth + index * width, y, width, height }
      if (hasDots && column.kind === 'hole') drawDots(pen, card.strokes.get(column.hole.number) ?? 0, cell)
      if (height > smallRow + 2 && column.kind !== 'hole')
        pen.fill({ ...cell, y: y + 0.3, height: height - 0.6 }, colours.tint)
      pen.text(of(column), { ...cell, x: cell.x + 1, width: width - 2 }, { ...style, align: 'center' })
    }
    pen.line([margin, y], [right, y])
    y += height
  }
  pen.line([margin, y], [right, y])
  const verticals = Array.from({ length: columns.length + 1 }, (_, index) => margin + labelWidth + index * width)
  for (const x of [margin, ...verticals]) pen.line([x, top], [x, y], 0.4)
  return y
}

type RowOfCard = {
  readonly label: string
  readonly height: number
  readonly bold?: true
  readonly size?: number
  /** Strokes received are dots in its cells. */
  readonly hasDots?: true
  readonly of: (column: CardColumn) => string
}

function rowsOf(card: PrintedCard, words: Words): readonly RowOfCard[] {
  return [
    { label: words.hole, height: smallRow + 2, bold: true, size: 9.5, of: column => column.label },
    {
      label: words[unitOf(card.holes)],
      height: smallRow,
      of: column => columnNumber(column, hole => hole.metres ?? hole.yards),
    },
    {
      label: words.par,
      height: smallRow,
      bold: true,
      of: column => columnNumber(column, hole => hole.par),
    },
    {
      label: words.strokeIndex,
      height: smallRow,
      of: column => (column.kind === 'hole' ? `${column.hole.strokeIndex}` : ''),
    },
    {
      label: words.score,
      height: scoreRow,
      bold: true,
      size: 9.5,
      hasDots: true,
      of: column => (column.kind === 'handicap' ? card.handicap : ''),
    },
    { label: words.marker, height: markerRow, of: () => '' },
  ]
}

function signatures(pen: Pen, y: number, { player, marker }: Words): void {
  const width = (pen.width - 2 * margin) / 2
  for (const [index, who] of [player, marker].entries()) {
    const x = margin + index * width
    pen.text(who, { x, y: y - 10, width: 40, height: 10 }, { size: 8, colour: colours.quiet })
    pen.line([x + 40, y], [x + width - 14, y])
  }
}
