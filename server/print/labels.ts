import type { PaperName } from '../../contract/settings/printCentre.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import type { FormSheet } from './formSheet.ts'
import { colours, type Pen } from './pen.ts'
import type { PrintedGroup } from './printedGroups.ts'

type Layout = {
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly step: number
}

const mm = 72 / 25.4

/** Common label sheets, in points: 21 labels of 63.5 x 38.1 mm (L7160), and 30 of 2 5/8 x 1 inch (5160). */
const layouts: Readonly<Record<PaperName, Layout>> = {
  A4: { columns: 3, rows: 7, left: 7.25 * mm, top: 15.15 * mm, width: 63.5 * mm, height: 38.1 * mm, step: 66.04 * mm },
  Letter: { columns: 3, rows: 10, left: 13.5, top: 36, width: 189, height: 72, step: 198 },
}

/** A label for each player, in the order of the tee sheet: name, tee time and hole. Nothing is printed between the labels. Yields after each page. */
export function* labels(pen: Pen, sheet: FormSheet): Generator<void> {
  const layout = layouts[pen.width > 600 ? 'Letter' : 'A4']
  const all = sheet.groups.flatMap(group => group.players.map(({ name }) => ({ group, name })))
  for (const [index, { group, name }] of all.entries()) {
    const place = index % (layout.columns * layout.rows)
    if (place === 0) {
      if (index > 0) yield
      pen.page()
    }
    const column = place % layout.columns
    const row = Math.floor(place / layout.columns)
    label(pen, sheet, group, name, layout, [layout.left + column * layout.step, layout.top + row * layout.height])
  }
  yield
}

function label(
  pen: Pen,
  { eventName, language }: FormSheet,
  { roundName, time, start }: PrintedGroup,
  name: string,
  { width, height }: Layout,
  [left, top]: readonly [x: number, y: number],
): void {
  const box = { x: left + 12, width: width - 24 }
  const small = { size: 7.5, colour: colours.quiet }
  pen.text(roundName ?? eventName, { ...box, y: top + 8, height: 10 }, small)
  pen.text(name, { ...box, y: top + 19, height: height - 44 }, { size: 15, serif: true })
  const foot = { ...box, y: top + height - 23, height: 15 }
  pen.text(time, foot, { size: 12, bold: true })
  pen.text(wordsIn(language).forms.holeOf({ hole: start }), foot, { size: 10, align: 'right' })
}
