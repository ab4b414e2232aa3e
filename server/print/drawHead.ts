import type { ClubIdentity } from './clubIdentity.ts'
import { type Box, colours, margin, type Pen, type Style } from './pen.ts'

/** The head of a document. `facts` share the line below the name, the first of them in bold. */
export type Head = {
  readonly club: ClubIdentity
  readonly eventName: string
  readonly facts: readonly string[]
}

const logoSize = 22

/** Draws club, event and facts across the page, with a line in the club's colour below. Returns the y where the content begins, in points. */
export function drawHead(pen: Pen, { club, eventName, facts: [first = '', ...facts] }: Head, top = 40): number {
  const width = pen.width - 2 * margin
  const nameTop = clubLine(pen, club, { x: margin, y: top, width, height: logoSize })
  let y = nameTop + 4
  const title: Style = { size: titleSize(pen, eventName, width), serif: true }
  y = pen.lines(pen.wrapped(eventName, width, title), { x: margin, y, width }, title) + 3
  const style: Style = { size: 9.5 }
  const bold = { ...style, bold: true }
  const said = pen.widthOf(first, bold)
  pen.text(first, { x: margin, y, width: said + 1, height: 12 }, bold)
  const rest = facts.filter(Boolean).join(' · ')
  const left = margin + said + 8
  const lines = pen.wrapped(rest, pen.width - margin - left, style)
  y = Math.max(
    y + 12,
    pen.lines(lines, { x: left, y: y + 0.4, width: width - said - 8 }, { ...style, colour: colours.quiet }),
  )
  pen.line([margin, y + 7], [pen.width - margin, y + 7], 1.4, inkOf(club))
  return y + 14
}

/** Draws the logo and the name of the club on one line. Returns the y where the line ends, in points. */
export function clubLine(pen: Pen, club: ClubIdentity, box: Box): number {
  const logo = club.logoPng ? pen.picture(club.logoPng, { ...box, width: 90 }) + 8 : 0
  const height = club.logoPng ? box.height : 12
  const name = { x: box.x + logo, y: box.y, width: box.width - logo, height }
  pen.text(club.name, name, { size: 9, colour: colours.quiet })
  return box.y + height
}

/** The colour of the club, or ours, as `#0b5d3b`. A light one is darkened until a line of it shows on paper. */
export function inkOf({ colour }: ClubIdentity): string {
  const [red = 0, green = 0, blue = 0] = (/^#[0-9a-f]{6}$/i.test(colour ?? '') ? (colour ?? '') : colours.green)
    .match(/[0-9a-f]{2}/gi)
    ?.map(part => Number.parseInt(part, 16)) ?? [0, 0, 0]
  const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  const factor = light > 0.55 ? 0.55 / light : 1
  const hex = (value: number) =>
    Math.round(value * factor)
      .toString(16)
      .padStart(2, '0')
  return `#${hex(red)}${hex(green)}${hex(blue)}`
}

/** The size for a title, smaller for a long name, so that it takes at most two lines if possible. */
function titleSize(pen: Pen, text: string, width: number): number {
  return [26, 22, 19, 16].find(size => pen.wrapped(text, width, { size, serif: true }).length <= 2) ?? 13
}
