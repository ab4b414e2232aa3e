import type { Column, Row } from './document.ts'

/** Measures a text on one line; `bold` in the column of the heading. */
export type WidthOf = (text: string, bold: boolean) => number

const least = 26
/** A column of numbers, times or short words is as wide as its widest text. */
const mostTight = 90

/**
 * How wide the columns of a table are, in points, without the space between them. What is short keeps its width; the others
 * share what is left: each as much as it needs where that is enough, else the short ones first.
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
