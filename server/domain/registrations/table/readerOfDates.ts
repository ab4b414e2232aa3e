import { isDate } from '../../../../contract/formats.ts'

/** A date of a list; `undefined` where it is none, `unclear` where nothing says which number is the day and which the month. */
export type DateRead = string | undefined | 'unclear'

/**
 * How the dates of a column are read: `2026-04-30`, or three numbers with points, slashes or dashes between. Whether the day or the
 * month comes first is what the whole column allows, because a single date often allows both; with points the day does.
 */
export function readerOfDates(cells: readonly string[]): (cell: string) => DateRead {
  const parted = cells.flatMap(cell => partsOf(cell) ?? [])
  const dayFirst = parted.some(({ first }) => first > 12) || parted.some(({ sign }) => sign === '.')
  const monthFirst = parted.some(({ second }) => second > 12)
  const same = parted.every(({ first, second }) => first === second)
  return cell => {
    const written = cell.trim()
    if (isDate(written)) return written
    const parts = partsOf(written)
    if (!parts) return undefined
    const { first, second, year } = parts
    if (dayFirst === monthFirst && !same) return 'unclear'
    const [day, month] = monthFirst ? [second, first] : [first, second]
    const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    return isDate(date) ? date : undefined
  }
}

function partsOf(cell: string) {
  const [, first, sign, second, year] = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4}|\d{2})$/.exec(cell.trim()) ?? []
  if (first === undefined) return undefined
  return { first: Number(first), second: Number(second), sign, year: year?.length === 2 ? `20${year}` : year }
}
