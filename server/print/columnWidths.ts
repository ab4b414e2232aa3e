import type { Column, Row } from './document.ts'

/** Measures a text on one line, in points; `bold` as in the heading column. */
export type WidthOf = (text: string, bold: boolean) => number

const least = 26
/** Up to this width, a column of numbers, times or short words is as wide as its widest text. */
const mostTight = 90

/**
 * The widths of the columns of a table, in points, without the gaps between them. Short columns keep their natural width;
 * the others share what is left: each gets what it needs if there is enough, otherwise the narrower ones are served first.
 */
export function columnWidths(
  {
    columns,
    heading,
    rows,
  }: { readonly columns: readonly Column[]; readonly heading: number; readonly rows: readonly Row[] },
  room: number,
  widthOf: WidthOf,
): readonly number[] {
  const natural = columns.map((column, index) =>
    Math.max(
      widthOf(column.name, false),
      ...rows.map(({ cells }) =>
        widthOf(cells[index]?.text ?? '', index === heading || cells[index]?.tone === 'under'),
      ),
    ),
  )
  const isFixed = columns.map(({ end, tight }, index) => Boolean(end || tight) && (natural[index] ?? 0) <= mostTight)
  const widths = natural.map((width, index) => (isFixed[index] ? width + 0.5 : 0))
  const open = natural.flatMap((width, index) => (isFixed[index] ? [] : [{ index, width: Math.max(least, width) }]))
  let left = Math.max(room - sum(widths), open.length * least)
  const needed = sum(open.map(({ width }) => width))
  if (needed <= left) {
    const spare = (left - needed) / Math.max(1, open.length)
    for (const { index, width } of open) widths[index] = width + spare
  } else {
    for (const [at, { index, width }] of open.toSorted((a, b) => a.width - b.width).entries()) {
      const share = Math.min(width, left / (open.length - at))
      widths[index] = share
      left -= share
    }
  }
  const scale = Math.min(1, room / sum(widths))
  return open.length === 0 ? widths : widths.map(width => width * scale)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
