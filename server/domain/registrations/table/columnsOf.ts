/** What the columns of a table hold: by their headings, else by what stands in them. Pure. */

import { isDate, isEmail } from '../../../../contract/formats.ts'
import { type TableField, tableFields } from '../../../../contract/playerLists/tableFields.ts'
import { cutText } from '../../../../contract/site/cutText.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import { genderOfWord } from './genders.ts'
import { type HeadingRead, meaningOf } from './headings/meaningOf.ts'
import { indexWritten } from './indexWritten.ts'
import type { Row } from './rowsOfText.ts'

export type Column = {
  readonly heading?: string
  readonly field: TableField
  /** What it looks like although no heading says so: somebody has to say whether it is. */
  readonly perhaps?: TableField
}

/** Columns by a heading. Only what it names is read; what it does not name and looks like something that is missing is asked about. */
export function namedColumns(head: readonly string[], body: readonly Row[], width: number): readonly Column[] {
  const read = Array.from({ length: width }, (_, at) => meaningOf(head[at] ?? ''))
  const cells = (at: number) => body.map(row => (row.cells[at] ?? '').trim()).filter(cell => cell !== '')
  const fields = fieldsOf(read, cells)
  return fields.map((field, at) => {
    const heading = cutText(head[at] ?? '', 200)
    const isOpen = field === 'ignore' && (read[at] === undefined || read[at]?.unsure === true)
    const looks = isOpen ? guessOf(cells(at)) : 'ignore'
    const isAsked = !idle.has(looks) && !isThere(fields, looks)
    const perhaps = isAsked ? looks : undefined
    return { field, ...(heading !== '' && { heading }), ...(perhaps !== undefined && { perhaps }) }
  })
}

/** What is not worth a question: dates may be any, and numbers count the lines. */
const idle: ReadonlySet<TableField> = new Set(['ignore', 'revisionDate', 'team', 'number'])

/** Columns without a heading, by what stands in them. */
export function guessedColumns(rows: readonly Row[], width: number): readonly Column[] {
  const cells = (at: number) => rows.map(row => (row.cells[at] ?? '').trim()).filter(cell => cell !== '')
  const guessed = Array.from({ length: width }, (_, at) => guessOf(cells(at)))
  const indexes = guessed.flatMap((field, at) => (field === 'index' ? at : []))
  const hasDecimals = (at: number) => cells(at).some(cell => /[.,]\d/.test(cell))
  const isDecimal = indexes.some(hasDecimals)
  // Beside indexes with decimals, whole numbers are ages, tables or prices.
  const sober = guessed.map((field, at) => (field === 'index' && isDecimal && !hasDecimals(at) ? 'ignore' : field))
  const apart = namesApart(sober, cells)
  return secondPeople(apart.fields).map((field, at) => ({
    field,
    ...(at === apart.doubtful && { perhaps: 'firstName' as const }),
  }))
}

type Cells = (at: number) => readonly string[]

/** Each column the field that its heading names, and the people that it numbers. */
function fieldsOf(read: readonly (HeadingRead | undefined)[], cells: Cells): readonly TableField[] {
  const numbered = read.some(
    one => one?.by !== undefined && one.by > 1 && (one.is === 'name' || one.is === 'firstName'),
  )
  const has = (is: HeadingRead['is']) => read.some(one => one?.is === is && !one.unsure && !one.partner)
  const names = { first: has('firstName'), last: has('lastName') }
  const given: (readonly [TableField, number] | undefined)[] = read.map((one, at) => {
    if (one === undefined || one.unsure) return undefined
    const person = numbered ? (one.by ?? 1) : one.partner ? 2 : 1
    const isOther = numbered || one.partner === true
    const is = one.is === 'member' ? meaningOfMember(at) : meaningAmong(one, names, isOther)
    if (is === 'number' && isCount(cells(at))) return undefined
    if (one.partner && is === 'name' && !isOfNewPeople(at)) return undefined
    return fieldNames.has(is) ? [is as TableField, person] : undefined
  })
  return unique(given, read)

  /** *Member* has names, or says whether somebody is one. */
  function meaningOfMember(at: number): 'name' | 'other' {
    return !names.first && !names.last && areNames(cells(at)) ? 'name' : 'other'
  }

  /** Partners who stand in the list themselves are wishes. */
  function isOfNewPeople(at: number): boolean {
    const own = new Set(
      read.flatMap((one, other) => (one?.is === 'name' && other !== at ? cells(other).map(nameKey) : [])),
    )
    const partners = cells(at)
    return areNames(partners) && partners.filter(cell => own.has(nameKey(cell))).length <= partners.length / 2
  }
}

/** Whether most of these are full names. */
function areNames(cells: readonly string[]): boolean {
  return cells.filter(cell => /\p{L}{2,}/u.test(cell) && /[\s,]/.test(cell)).length > cells.length / 2
}

/** Beside a column for the first name, *Name* is the last name, and the reverse; beside both it says nothing new. */
function meaningAmong(
  { is }: HeadingRead,
  names: { readonly first: boolean; readonly last: boolean },
  isOther: boolean,
): HeadingRead['is'] {
  if ((is === 'name' || is === 'nameBack') && !isOther && (names.first || names.last))
    return names.first && names.last ? 'other' : names.first ? 'lastName' : 'firstName'
  if (is === 'salutation') return 'gender'
  return is
}

const fieldNames: ReadonlySet<string> = new Set(tableFields)

/** May stand in several columns, which are put together. */
const joined: ReadonlySet<string> = new Set(['lastName'])

/** Of two columns for the same the one that is named more closely holds it; behind a second name they are of the second person. */
function unique(
  given: readonly (readonly [TableField, number] | undefined)[],
  read: readonly (HeadingRead | undefined)[],
): readonly TableField[] {
  const isName = (one: (typeof given)[number]) => one?.[0] === 'name' || one?.[0] === 'nameBack'
  const second = given.findIndex((one, at) => isName(one) && (one?.[1] === 2 || given.slice(0, at).some(isName)))
  const shifted = given.map((one, at) => {
    if (one === undefined || second < 0 || at < second || one[1] !== 1 || one[0] === 'team') return one
    const isAgain = given.slice(0, at).some(other => other?.[0] === one[0] && other[1] === 1)
    return isAgain ? ([one[0], 2] as const) : one
  })
  return shifted.map((one, at) => {
    if (one === undefined) return 'ignore'
    const like = shifted.flatMap((other, place) => (other?.[0] === one[0] && other[1] === one[1] ? place : []))
    // A form of address says the gender too, where no column of its own does.
    const words = (place: number) => (read[place]?.is === 'salutation' ? 0 : (read[place]?.words ?? 0))
    const best = like.toSorted((a, b) => words(b) - words(a) || a - b)[0]
    if (!joined.has(one[0]) && best !== at) return 'ignore'
    return (one[1] === 1 ? one[0] : `${one[0]}${one[1]}`) as TableField
  })
}

function isThere(fields: readonly TableField[], field: TableField): boolean {
  const isName = (one: TableField) => one === 'name' || one === 'nameBack' || one === 'firstName' || one === 'lastName'
  return fields.some(one => one === field || (isName(one) && isName(field)))
}

/** What most of the cells of a column look like. */
function guessOf(cells: readonly string[]): TableField {
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length)
  if (cells.length === 0) return 'ignore'
  if (share(isEmail) > 0.5) return 'email'
  if (share(isDate) > 0.5) return 'revisionDate'
  if (share(cell => /^[mfwh]\.?$/i.test(cell) || genderOfWord(cell) !== undefined) > 0.8) return 'gender'
  if (share(isIndex) >= 0.5) return isCount(cells) ? 'team' : 'index'
  if (share(cell => /^[A-Z]{0,4}[-\s]?\d{4,12}$/i.test(cell)) > 0.6) return 'number'
  if (
    share(cell => /\p{L}{2,}/u.test(cell) && !/^\d|\d[.,:]\d/.test(cell)) > 0.6 &&
    share(cell => /[\s,]/.test(cell)) > 0.5
  )
    return 'name'
  return 'ignore'
}

function isIndex(cell: string): boolean {
  const read = indexWritten(cell)
  return read?.tenths !== undefined || read?.modifier !== undefined
}

/** Whole numbers that go up from 1 are numbers of teams or lines, no indexes and no ids. */
function isCount(cells: readonly string[]): boolean {
  const numbers = cells.map(Number)
  return (
    numbers.length > 1 &&
    cells.every(cell => /^\d+\.?$/.test(cell)) &&
    numbers.every(
      (number, at) => at === 0 || (number >= (numbers[at - 1] ?? 0) && number <= (numbers[at - 1] ?? 0) + 1),
    ) &&
    numbers[0] === 1
  )
}

type NamesApart = {
  readonly fields: readonly TableField[]
  /** The column that may as well be the first names. */
  readonly doubtful?: number
}

/** Two columns of words beside each other without a full name are last and first names: which is which their order says, if the list is long enough for that. */
function namesApart(fields: readonly TableField[], cells: Cells): NamesApart {
  if (fields.includes('name')) return { fields }
  const isWords = (at: number) => {
    const own = cells(at)
    const isWord = (cell: string) => /^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(cell)
    return fields[at] === 'ignore' && own.length > 0 && own.filter(isWord).length > own.length * 0.8
  }
  const at = fields.findIndex((_, place) => isWords(place) && isWords(place + 1))
  if (at < 0) {
    const alone = fields.findIndex((_, place) => isWords(place))
    return { fields: fields.map((field, place) => (place === alone ? 'name' : field)) }
  }
  const [isFirst, isSecond] = [isSorted(cells(at)), isSorted(cells(at + 1))]
  const isSecondLast = isSecond && !isFirst && cells(at).length >= enoughToSort
  const [one, other] = isSecondLast ? (['firstName', 'lastName'] as const) : (['lastName', 'firstName'] as const)
  const isSure = isFirst !== isSecond && cells(at).length >= enoughToSort
  return {
    fields: fields.map((field, place) => (place === at ? one : place === at + 1 ? other : field)),
    ...(!isSure && { doubtful: at }),
  }
}

/** Eight names are hardly in order by chance. */
const enoughToSort = 8

function isSorted(cells: readonly string[]): boolean {
  const keys = cells.map(nameKey)
  return keys.every((key, at) => at === 0 || key >= (keys[at - 1] ?? ''))
}

/** The second name of a line, and what stands behind it, is another person. */
function secondPeople(fields: readonly TableField[]): readonly TableField[] {
  const seen = new Set<string>()
  return fields.map(field => {
    if (field === 'ignore') return field
    const next = ['', '2', '3', '4'].find(person => !seen.has(`${field}${person}`))
    const isMore = next !== undefined && (next === '' || ['name', 'index', 'gender'].includes(field))
    if (!isMore) return 'ignore'
    seen.add(`${field}${next}`)
    return `${field}${next}` as TableField
  })
}
