/** From rows to people: heading, columns, lines, and what is nobody. Pure. */
import type { TableField } from '../../../../contract/playerLists/tableFields.ts'
import { type Column, guessedColumns, namedColumns } from './columnsOf.ts'
import { columnsOfLines } from './columnsOfLines.ts'
import { findHead } from './findHead.ts'
import { type Gender, letterOf } from './genders.ts'
import { languageOf, meaningOf } from './headings/meaningOf.ts'
import type { LastWords } from './namesOf.ts'
import { type PersonRead, readerOfPeople } from './readerOfPeople.ts'
import type { Row } from './rowsOfText.ts'
import { type WhyLeftOut, whyNobody } from './whyNobody.ts'

/** What somebody says about a table that it does not say itself. `headingLine`: 0 where it has none. */
export type SaidOfTable = {
  readonly mapping?: readonly (TableField | 'ask')[]
  readonly headingLine?: number
  readonly lastWords?: LastWords
  readonly genders?: readonly { readonly letter: string; readonly gender: Gender }[]
}

export type TableRead = {
  readonly columns: readonly Column[]
  /** The number of the line with the headings. */
  readonly headingLine?: number
  readonly lines: readonly { readonly row: Row; readonly people: readonly PersonRead[] }[]
  /** Names of three words or more, of which nothing says where the last name begins, with the first of them as it was read. */
  readonly longNames?: { readonly count: number; readonly lastWords: LastWords; readonly first: PersonRead }
  /** Letters of genders of which nothing says whom they mean. */
  readonly genderLetters: readonly string[]
  /** Lines that are nobody. */
  readonly leftOut: readonly { readonly row: Row; readonly why: WhyLeftOut }[]
}

/** Reads people from rows. */
export function tableOf(rows: readonly Row[], given: SaidOfTable = {}): TableRead {
  const { mapping, headingLine } = given
  const found = headingLine === undefined ? findHead(rows) : rows.find(({ line }) => line === headingLine)
  const isBefore = ({ line }: Row) => found !== undefined && line < found.line
  const below = rows.filter(row => row !== found && !isBefore(row))
  // Lines as people write them have no columns, whatever stands above them.
  const isWritten = below.every(({ cells }) => cells.length === 1)
  const head = isWritten ? undefined : found
  const isTitle = titlesOf(below, head)
  const judged = below.map(row => ({ row, why: isTitle(row) ? ('title' as const) : whyNobody(row, head) }))
  const people = judged.flatMap(({ row, why }) => (why === undefined ? row : []))
  const { columns: read, rows: lines } = isWritten ? columnsOfLines(people) : columnsOfCells(people, head)
  const columns = columnsAsSaid(read, mapping)
  return {
    columns,
    ...(head && { headingLine: head.line }),
    ...peopleIn(lines, columns, head, given),
    leftOut: [
      ...rows.filter(isBefore).map(row => ({ row, why: 'title' as const })),
      ...(found && !head ? [{ row: found, why: 'heading' as const }] : []),
      ...judged.flatMap(({ row, why }) => (why === undefined ? [] : { row, why })),
    ],
  }
}

function columnsOfCells(people: readonly Row[], head: Row | undefined) {
  const rows = people.map(row => (head ? fitted(row, head) : unnumbered(row)))
  const width = Math.max(0, head?.cells.length ?? 0, ...rows.map(({ cells }) => cells.length))
  return { rows, columns: head ? namedColumns(head.cells, rows, width) : guessedColumns(rows, width) }
}

/** Everybody on these lines, and what is asked about all of them. */
function peopleIn(rows: readonly Row[], columns: readonly Column[], head: Row | undefined, given: SaidOfTable) {
  const language = head && languageOf(head.cells)
  // In Spain people have two last names.
  const lastWords = given.lastWords ?? (language === 'spanish' ? 2 : 1)
  const genders = Object.fromEntries((given.genders ?? []).map(({ letter, gender }) => [letter, gender]))
  const reader = readerOfPeople(columns, rows, { language, lastWords, genders, width: head?.cells.length })
  const lines = rows.map(row => ({ row, people: reader(row) }))
  const everybody = lines.flatMap(({ people }) => people)
  const guessed = everybody.filter(({ guessedName }) => guessedName)
  const [first] = guessed
  const letters = everybody.flatMap(({ problems }) =>
    problems.flatMap(one => (one.code === 'notAGender' ? (letterOf(one.values.value) ?? []) : [])),
  )
  return {
    lines,
    genderLetters: [...new Set(letters)],
    ...(first && given.lastWords === undefined && { longNames: { count: guessed.length, lastWords, first } }),
  }
}

/** Below one column of names, "Abreu, Marta" without quotes has come as two cells. */
function fitted(row: Row, head: Row): Row {
  if (row.cells.length !== head.cells.length + 1) return row
  const at = head.cells.findIndex(cell => meaningOf(cell)?.is === 'name')
  const isName = (cell = '') => /\p{L}/u.test(cell) && !/[\d@]/.test(cell)
  if (at < 0 || !isName(row.cells[at]) || !isName(row.cells[at + 1])) return row
  const { cells } = row
  return { ...row, cells: [...cells.slice(0, at), `${cells[at]}, ${cells[at + 1]}`, ...cells.slice(at + 2)] }
}

/** What somebody says of a column answers the question about it, and takes the field from a column that only seemed to hold it. */
function columnsAsSaid(columns: readonly Column[], mapping: SaidOfTable['mapping'] = []): readonly Column[] {
  const taken = new Set(mapping.filter(field => field !== 'ask' && !mayRepeat.has(field)))
  return columns.map(({ heading, ...column }, at) => {
    const own = mapping[at] ?? 'ask'
    const named = heading !== undefined && { heading }
    if (own !== 'ask') return { field: own, ...named }
    return taken.has(column.field) ? { field: 'ignore', ...named } : { ...column, ...named }
  })
}

const mayRepeat: ReadonlySet<string> = new Set(['ignore', 'firstName', 'lastName'])

/** `1. Marta Alvarez` without a heading: the first cell begins with the number of its line. */
function unnumbered(row: Row): Row {
  const [first = '', ...others] = row.cells
  const clean = first.replace(/^(?:\d{1,3}\s*[.):]|[-–—•·*▪►>])\s*(?=\p{L})|^\d{1,3}\s*[-–—]\s+(?=\p{L})/u, '')
  return clean === first ? row : { ...row, cells: [clean, ...others] }
}

/** Without a heading, lines before the first with as many cells as most have; of lines as people write them, those with a year or none but signs. */
function titlesOf(rows: readonly Row[], head: Row | undefined): (row: Row) => boolean {
  if (head !== undefined) return () => false
  const filled = ({ cells }: Row) => cells.filter(cell => cell.trim() !== '').length
  const isPerson = rows.some(row => filled(row) > 1)
    ? (row: Row) => filled(row) > 1
    : ({ text }: Row) => !/(?:^|\D)\d{4}(?:\D|$)|:\s*$/.test(text)
  const first = rows.find(isPerson)
  return row => first !== undefined && row.line < first.line
}
