/** Ratings and slopes that stand in words beside a table, behind the name of a tee, or in a table of their own. */
import { isNumber, type Line, numberOf } from './cells.ts'
import { genderOf, readLabel } from './words.ts'

export type Rating = {
  /** Empty where the line names no tee. */
  readonly tee: string
  readonly gender: 'M' | 'F' | undefined
  readonly rating: number | undefined
  readonly slope: number | undefined
}

// Bounded, so that it can be proved to be linear: what has no bound here is only tried with texts that are drawn.
const pair = /(\d{2}[.,]\d)(?:[/|,;:\s–-]|slope|slp|sl\.?|sr\.?){1,20}(\d{2,3})(?![\d.,])/gi

/** A label without the ratings in it, which are no part of the name of a tee. */
export function withoutRatings(label: string): string {
  return label
    .replaceAll(pair, ' ')
    .replaceAll(/(?<![\d.,])\d{2}[.,]\d(?![\d.,])/g, ' ')
    .replaceAll(/(?<!\p{L})(?:slope|slp|sl\.?|sr\.?)[\s:=]{0,3}\d{2,3}(?!\d)/giu, ' ')
}

/** The ratings of a text such as `White (Men) 72,4/131, women 78.1 / 140`, and the name of the tee before them. */
export function ratingsIn(text: string): readonly Rating[] {
  const found = [...text.matchAll(pair)]
  const [first] = found
  if (!first) return []
  const tee = readLabel(text.slice(0, first.index)).name
  const ends = found.map(match => match.index + match[0].length)
  // `72.4/131 (M)` says for whom behind it, everything else before it.
  const isBehind = genderOf(readLabel(text.slice(0, first.index))) === undefined
  return found.map((match, at) => {
    const around = isBehind ? (/^\s*\(([^)]*)\)/.exec(text.slice(ends[at], found[at + 1]?.index))?.[1] ?? '') : ''
    const before = text.slice(at === 0 ? 0 : ends[at - 1], match.index)
    const gender = genderOf(readLabel(around === '' ? before : around))
    return { tee, gender, rating: numberOf(match[1]), slope: Number(match[2]) }
  })
}

type Head = readonly (
  | { readonly field: 'rating' | 'slope' | 'gender'; readonly gender: 'M' | 'F' | undefined }
  | undefined
)[]

/** The ratings of lines that are no rows of holes, and the numbers of the lines that they stand in. */
export function looseRatings(lines: readonly Line[]): {
  readonly ratings: readonly Rating[]
  readonly used: ReadonlySet<number>
} {
  const used = new Set<number>()
  const ratings: Rating[] = []
  let head: { readonly line: number; readonly fields: Head } | undefined
  for (const { number, text, cells } of lines) {
    const fields = headOf(cells)
    if (fields) {
      head = { line: number, fields }
      continue
    }
    const ofRow = head && rowRatings(head.fields, cells)
    const found = ofRow?.length ? ofRow : ratingsIn(text)
    if (found.length === 0) continue
    if (ofRow?.length && head) used.add(head.line)
    used.add(number)
    ratings.push(...found)
  }
  return { ratings, used }
}

/** The fields of a line that heads a table of ratings: it has words for rating and slope, and no numbers. */
function headOf(cells: readonly string[]): Head | undefined {
  if (cells.some(isNumber)) return undefined
  let gender: 'M' | 'F' | undefined
  const fields = cells.map(cell => {
    const label = readLabel(cell)
    gender = genderOf(label) ?? gender
    if (label.says.has('slope')) return { field: 'slope' as const, gender }
    if (label.says.has('rating')) return { field: 'rating' as const, gender }
    return undefined
  })
  const has = (field: string) => fields.some(one => one?.field === field)
  return has('rating') && has('slope') ? fields : undefined
}

/** The ratings of a row below such a line. Its cells are counted from the right, because a name may be of several. */
function rowRatings(head: Head, cells: readonly string[]): readonly Rating[] {
  const shift = cells.length - head.length
  const firstNumber = cells.findIndex(isNumber)
  const label = readLabel(cells.slice(0, firstNumber).join(' '))
  const pairs = new Map<'M' | 'F' | undefined, { rating?: number | undefined; slope?: number | undefined }>()
  for (const [at, field] of head.entries()) {
    const value = numberOf(cells[at + shift])
    if (!field || field.field === 'gender' || value === undefined) continue
    const key = field.gender ?? genderOf(label)
    pairs.set(key, { ...pairs.get(key), [field.field]: value })
  }
  return [...pairs].map(([gender, { rating, slope }]) => ({ tee: label.name, gender, rating, slope }))
}
