import { colours, margin, type Pen } from './pen.ts'
import type { PrintedGroup } from './printedGroups.ts'

const seats = 2

/** A sign for each cart, two to a page: the two who sit in it, by the order of their group, with hole and time. */
export function* cartSigns(pen: Pen, eventName: string, groups: readonly PrintedGroup[]): Generator<void> {
  const carts = groups.flatMap(group =>
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
    sign(pen, eventName, group, players, { top: top + 10, height: half - 26 })
    yield
  }
}

function sign(
  pen: Pen,
  eventName: string,
  { roundName, courseName, date, time, start }: PrintedGroup,
  players: PrintedGroup['players'],
  { top, height }: { readonly top: number; readonly height: number },
): void {
  const width = pen.width - 2 * margin
  const line = { x: margin, y: top, width: width * 0.62, height: 26 }
  pen.text(eventName, line, { size: 18 })
  const where = [roundName === eventName ? undefined : roundName, courseName, date].filter(Boolean).join(' · ')
  pen.text(where, { ...line, y: top + 26, height: 16 }, { size: 10, colour: colours.quiet })
  const right = { x: margin + width * 0.64, y: top, width: width * 0.36, height: 42 }
  pen.text(time, right, { size: 36, bold: true, align: 'right', colour: colours.green })
  const namesTop = top + 52
  const room = height - 52 - 62
  const each = room / seats
  for (const [index, { name, team }] of players.entries()) {
    const y = namesTop + index * each + (players.length === 1 ? each / 2 : 0)
    const box = { x: margin, y, width, height: team === undefined ? each : each - 20 }
    pen.text(name, box, { size: 44, bold: true, align: 'center' })
    if (team !== undefined)
      pen.text(team, { ...box, y: y + each - 20, height: 18 }, { size: 14, align: 'center', colour: colours.quiet })
  }
  const foot = { x: margin, y: top + height - 56, width, height: 50 }
  pen.fill({ ...foot, y: foot.y }, colours.tint)
  pen.text(`Hole ${start}`, foot, { size: 34, bold: true, align: 'center' })
}
