import { wordsIn } from '../../contract/words/wordsIn.ts'
import { clubLine, inkOf } from './drawHead.ts'
import { type FormSheet, whereAndWhen } from './formSheet.ts'
import { colours, margin, type Pen } from './pen.ts'
import type { PrintedGroup } from './printedGroups.ts'

const seats = 2

/** A sign for each cart, two to a page: its two players, in the order of their group, with hole and time. Yields after each sign. */
export function* cartSigns(pen: Pen, sheet: FormSheet): Generator<void> {
  const carts = sheet.groups.flatMap(group =>
    Array.from({ length: Math.ceil(group.players.length / seats) }, (_, cart) => ({
      group,
      players: group.players.slice(cart * seats, (cart + 1) * seats),
    })),
  )
  const half = (pen.height - 40) / 2
  for (const [index, { group, players }] of carts.entries()) {
    if (index % 2 === 0) pen.page()
    const top = 24 + (index % 2) * half
    if (index % 2 === 1) pen.line([margin, top], [pen.width - margin, top], 0.4)
    sign(pen, sheet, group, players, { top: top + 10, height: half - 26 })
    yield
  }
}

function sign(
  pen: Pen,
  sheet: FormSheet,
  group: PrintedGroup,
  players: PrintedGroup['players'],
  { top, height }: { readonly top: number; readonly height: number },
): void {
  const { time, start } = group
  const width = pen.width - 2 * margin
  const line = { x: margin, y: top, width: width * 0.66, height: 12 }
  clubLine(pen, sheet.club, line)
  pen.text(sheet.eventName, { ...line, y: top + 13, height: 24 }, { size: 18, serif: true })
  pen.text(whereAndWhen(sheet, group), { ...line, y: top + 38, height: 14 }, { size: 9.5, colour: colours.quiet })
  const right = { x: margin + width * 0.68, y: top, width: width * 0.32, height: 46 }
  pen.text(time, right, { size: 38, bold: true, align: 'right' })
  pen.line([margin, top + 57], [pen.width - margin, top + 57], 1.4, inkOf(sheet.club))
  const namesTop = top + 62
  const room = height - 62 - 62
  const each = room / seats
  for (const [index, { name, team }] of players.entries()) {
    const y = namesTop + index * each + (players.length === 1 ? each / 2 : 0)
    const box = { x: margin, y, width, height: team === undefined ? each : each - 20 }
    pen.text(name, box, { size: 46, serif: true, align: 'center' })
    if (team !== undefined)
      pen.text(team, { ...box, y: y + each - 20, height: 18 }, { size: 14, align: 'center', colour: colours.quiet })
  }
  const foot = { x: margin, y: top + height - 56, width, height: 50 }
  pen.fill({ ...foot, y: foot.y }, colours.tint)
  pen.text(wordsIn(sheet.language).forms.holeOf({ hole: start }), foot, { size: 32, bold: true, align: 'center' })
}
