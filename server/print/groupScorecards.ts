import type { Language } from '../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../contract/words/wordsIn.ts'
import type { Hole } from '../../rules/game.ts'
import { type CardColumn, cardColumns, columnNumber, unitOf } from './cardColumns.ts'
import { clubLine, inkOf } from './drawHead.ts'
import { type FormSheet, whereAndWhen } from './formSheet.ts'
import { type Box, colours, margin, type Pen } from './pen.ts'
import type { PrintedCard } from './printedCard.ts'
import type { PrintedGroup } from './printedGroups.ts'
import { drawDots, labelOfHandicap, sidesOf } from './scorecardParts.ts'

const labelWidth = 156
const smallRow = 15
const tallestRow = 70

const cardsOnPage = 6

/** A card for each group on a page of its own (two for a large group): one row a player, columns in the order of play. Yields after each page. */
export function* groupScorecards(pen: Pen, sheet: FormSheet): Generator<void> {
  for (const group of sheet.groups) {
    for (let first = 0; first < group.cards.length; first += cardsOnPage) {
      drawPage(pen, sheet, group, group.cards.slice(first, first + cardsOnPage))
      yield
    }
  }
}

function drawPage(pen: Pen, sheet: FormSheet, group: PrintedGroup, cards: readonly PrintedCard[]): void {
  pen.page()
  const top = heading(pen, sheet, group)
  const holes = cards.find(card => card.holes.length > 0)?.holes ?? []
  const words = wordsIn(sheet.language).forms
  const columns = cardColumns(holes, group.startHole, words)
  const width = (pen.width - 2 * margin - labelWidth) / columns.length
  const table: Table = { pen, columns, width, words, language: sheet.language }
  const below = teeRows(table, [...cards, ...group.tees], top)
  const signaturesTop = pen.height - 34 - signatureHeight
  const bottom = playerRows(table, cards, below, Math.min(tallestRow, (signaturesTop - below - 6) / cards.length))
  columnLines(table, top, bottom)
  signatureLines(table, cards, signaturesTop)
}

type Words = NounWords['forms']
type Table = {
  readonly pen: Pen
  readonly columns: readonly CardColumn[]
  readonly width: number
  readonly words: Words
  readonly language: Language
}

/** Draws the event, where and when the group starts, and the code to scan. Returns the y where the table begins. */
function heading(pen: Pen, sheet: FormSheet, group: PrintedGroup): number {
  const { time, start, url } = group
  const words = wordsIn(sheet.language).forms
  const [right, top] = [pen.width - margin, 28]
  const codeWidth = 70
  pen.qr(url, [right - codeWidth, top], codeWidth)
  pen.text(
    words.keepScore,
    { x: right - codeWidth, y: top + codeWidth - 1, width: codeWidth, height: 9 },
    { size: 7, colour: colours.quiet, align: 'center' },
  )
  const startBox = { x: right - 250, y: top + 6, width: 165, height: 36 }
  pen.text(time, startBox, { size: 32, bold: true, align: 'right' })
  pen.text(words.holeOf({ hole: start }), { ...startBox, y: top + 42, height: 18 }, { size: 14, align: 'right' })
  const box = { x: margin, y: top + 2, width: right - 260 - margin, height: 14 }
  clubLine(pen, sheet.club, box)
  pen.text(sheet.eventName, { ...box, y: top + 17, height: 30 }, { size: 23, serif: true })
  const where = [sheet.shortened, whereAndWhen(sheet, group)].filter(Boolean).join(' · ')
  pen.text(where, { ...box, y: top + 48, height: 14 }, { size: 9.5, colour: colours.quiet })
  pen.line([margin, top + 72], [right - codeWidth - 14, top + 72], 1.4, inkOf(sheet.club))
  return top + 84
}

/** Draws hole numbers, the lengths of each tee, par and stroke index, the last two once for each tee that differs. Returns the y below. */
function teeRows(table: Table, cards: readonly PrintedCard[], top: number): number {
  const { pen, words } = table
  const tees = [...new Map(cards.filter(({ holes }) => holes.length > 0).map(card => [card.teeId, card])).values()]
  const name = ({ teeName = '', teeGender }: PrintedCard) =>
    tees.filter(tee => tee.teeName === teeName).length > 1 ? ` ${teeOf(teeName, teeGender, words)}` : ` ${teeName}`
  const measured = tees.filter(({ holes }) => holes.some(({ yards, metres }) => (metres ?? yards) !== undefined))
  const rows = [
    ...measured.map(tee => ({
      label: `${words[unitOf(tee.holes)]}${name(tee)}`,
      bold: false,
      of: numbers(tee, hole => hole.metres ?? hole.yards),
    })),
    ...distinct(tees, hole => hole.par).map((tee, _, all) => ({
      label: all.length > 1 ? `${words.par}${name(tee)}` : words.par,
      bold: true,
      of: numbers(tee, hole => hole.par),
    })),
    ...distinct(tees, hole => hole.strokeIndex).map((tee, _, all) => ({
      label: all.length > 1 ? `${words.strokeIndex}${name(tee)}` : words.strokeIndex,
      bold: false,
      of: (column: CardColumn) => (column.kind === 'hole' ? numbers(tee, hole => hole.strokeIndex)(column) : ''),
    })),
  ]
  pen.fill({ x: margin, y: top, width: pen.width - 2 * margin, height: smallRow + 3 }, colours.tint)
  row(table, { label: words.hole, of: column => column.label, y: top, height: smallRow + 3, bold: true, size: 10 })
  const below = top + smallRow + 3
  for (const [index, { label, bold, of }] of rows.entries())
    row(table, { label, of, y: below + index * smallRow, height: smallRow, bold, size: 8.5 })
  return below + rows.length * smallRow
}

/** Tells tees with the same name apart. */
function teeOf(tee: string, gender: PrintedCard['teeGender'], words: Words): string {
  return gender === 'F' ? words.teeOfWomen({ tee }) : gender === 'M' ? words.teeOfMen({ tee }) : `${tee} `
}

function numbers(card: PrintedCard, numberOf: (hole: Hole) => number | undefined) {
  return (column: CardColumn) =>
    columnNumber(column, hole => numberOf(card.holes.find(one => one.number === hole.number) ?? hole))
}

/** One card of each kind: the first of those that agree on every hole. */
function distinct(cards: readonly PrintedCard[], numberOf: (hole: Hole) => number): readonly PrintedCard[] {
  return [...new Map(cards.toReversed().map(card => [card.holes.map(numberOf).join(), card])).values()].toReversed()
}

type RowShown = {
  readonly label: string
  readonly of: (column: CardColumn) => string
  readonly y: number
  readonly height: number
  readonly size: number
  readonly bold: boolean
}

function row({ pen, columns, width }: Table, { label, of, y, height, size, bold }: RowShown): void {
  pen.text(label, { x: margin + 4, y, width: labelWidth - 8, height }, { size, bold, colour: colours.quiet })
  for (const [index, column] of columns.entries()) {
    const cell = { x: margin + labelWidth + index * width + 1, y, width: width - 2, height }
    pen.text(of(column), cell, { size, bold, align: 'center', colour: bold ? colours.ink : colours.quiet })
  }
  pen.line([margin, y + height], [pen.width - margin, y + height])
}

function playerRows(table: Table, cards: readonly PrintedCard[], top: number, height: number): number {
  const { pen } = table
  for (const [index, card] of cards.entries()) playerRow(table, card, top + index * height, height)
  for (let y = top + height; y < top + (cards.length + 0.5) * height; y += height)
    pen.line([margin, y], [pen.width - margin, y], 0.8)
  return top + cards.length * height
}

function playerRow({ pen, columns, width, language }: Table, card: PrintedCard, y: number, height: number): void {
  const label = { x: margin + 4, y: y + 2, width: labelWidth - 8, height: height * 0.5 - 2 }
  const more = { ...label, y: y + height * 0.5, height: height * 0.22 }
  pen.text(card.name, label, { size: 12, bold: true })
  const words = wordsIn(language).forms
  pen.text([card.teeName, ...sidesOf(card, words)].filter(Boolean).join(' · '), more, {
    size: 8,
    colour: colours.quiet,
  })
  pen.text(labelOfHandicap(card, language), { ...more, y: y + height * 0.74 }, { size: 8, colour: colours.quiet })
  for (const [index, column] of columns.entries()) {
    const cell: Box = { x: margin + labelWidth + index * width, y, width, height }
    if (column.kind === 'hole') drawDots(pen, card.strokes.get(column.hole.number) ?? 0, cell)
    else pen.fill(cell, colours.tint)
    if (column.kind === 'handicap') pen.text(card.handicap, cell, { size: 11, bold: true, align: 'center' })
  }
}

function columnLines({ pen, columns, width }: Table, top: number, bottom: number): void {
  const ends = [
    margin,
    ...Array.from({ length: columns.length + 1 }, (_, index) => margin + labelWidth + index * width),
  ]
  for (const [index, x] of ends.entries()) {
    const [before, after] = [columns[index - 2], columns[index - 1]]
    const isEdge = before === undefined || after === undefined || before.kind !== 'hole' || after.kind !== 'hole'
    pen.line([x, top], [x, bottom], isEdge ? 0.9 : 0.4)
  }
  pen.line([margin, top], [pen.width - margin, top], 0.9)
}

const signatureHeight = 56

/** For each card, a line for the player's signature and one for the marker's. */
function signatureLines({ pen, words }: Table, cards: readonly PrintedCard[], y: number): void {
  const width = (pen.width - 2 * margin) / Math.max(4, cards.length)
  for (const [index, { name }] of cards.entries()) {
    const x = margin + index * width
    pen.text(name, { x, y, width: width - 12, height: 13 }, { size: 8, bold: true })
    for (const [line, who] of [words.player, words.marker].entries()) {
      const below = y + 31 + line * 20
      pen.text(who, { x, y: below - 10, width: 32, height: 10 }, { size: 7, colour: colours.quiet })
      pen.line([x + 32, below], [x + width - 12, below])
    }
  }
}
