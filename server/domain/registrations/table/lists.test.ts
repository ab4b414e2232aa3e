/** Lists as clubs have them: each of another kind of fault, with the outcome that a person would expect. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import cases from '../../../../test/lists/cases.json' with { type: 'json' }
import { ForeignFileError } from '../../../kernel/foreign/foreignFileError.ts'
import { root } from '../../../kernel/root.ts'
import { testWorkbook } from '../../../kernel/table/testWorkbook.ts'
import type { PersonRead } from './readerOfPeople.ts'
import { type GivenTable, rowsOfTable } from './rowsOfTable.ts'
import { tableOf } from './tableOf.ts'

type Cell =
  | string
  | number
  | { readonly error?: string; readonly rich?: readonly string[]; readonly reading?: readonly string[] }
type Person = {
  readonly first: string
  readonly last?: string
  readonly lastBegins?: string
  readonly index?: number
  readonly gender?: 'M' | 'F' | null
  readonly hcId?: string | null
}
type Case = {
  readonly kind: string
  readonly name: string
  readonly text?: string
  readonly utf16?: string
  readonly bigEndian?: boolean
  readonly latin1?: string
  readonly bytes?: string
  readonly xlsx?: readonly (readonly Cell[])[]
  readonly template?: string
  readonly people?: readonly Person[]
  readonly orProblem?: boolean
  readonly orRefused?: boolean
  readonly problemFor?: string
  readonly status?: number
}

const all = cases as readonly Case[]
const readable = all.filter(({ template, status }) => template === undefined && status === undefined)

test('every case is here', () => {
  expect(all).toHaveLength(51)
})

describe.each(readable)('$kind: $name', one => {
  test('everybody is read as a person would', async () => {
    const read = (await peopleIn(givenOf(one))).map(person => person)
    const { people = [], orProblem, orRefused, problemFor } = one
    if (!orRefused) expect(read.map(({ written }) => written)).toHaveLength(people.length)
    expect(people.filter((wanted, at) => !isLike(read[at], wanted, orProblem === true))).toEqual([])
    if (problemFor) expect(read.find(({ lastName }) => lastName === problemFor)?.problems).not.toEqual([])
  })
})

test.each(all.filter(({ status }) => status !== undefined))('$kind: $name is refused', async one => {
  await expect(rowsOfTable(givenOf(one))).rejects.toThrow(ForeignFileError)
})

test.each([
  ['z02-html-table.xls', 'html'],
  ['z02b-html-table-lines.xls', 'html'],
  ['z04.pdf', 'pdf'],
])('%s is no table, and says what it is', async (name, why) => {
  await expect(rowsOfTable({ file: fileOf(name) })).rejects.toMatchObject({ why })
})

const marta = { first: 'Marta', last: 'Alvarez', index: 12.4 }
const tom = { first: 'Tom', last: 'Baker', index: -1.2 }
test.each<[name: string, people: readonly Person[]]>([
  ['x02-title-rows.xlsx', [marta, tom]],
  ['x05-hidden-first-sheet.xlsx', [marta, tom]],
  ['x06-cover-sheet-first.xlsx', [marta, tom]],
  ['x08-merged-title.xlsx', [marta, tom]],
  ['x12-multiline.xlsx', [marta, tom]],
  ['x17-cells-without-reference.xlsx', [marta, tom]],
  ['y09-no-cell-references.xlsx', [marta]],
])('%s is read', async (name, people) => {
  const read = await peopleIn({ file: fileOf(name) })
  expect(read.map(({ problems }) => problems)).toEqual(people.map(() => []))
  expect(people.filter((wanted, at) => !isLike(read[at], wanted, false))).toEqual([])
})

test.each([['x13-error-cell.xlsx'], ['y07-error.xlsx'], ['y08-formula-without-value.xlsx']])(
  '%s brings the person, and says that the index is missing',
  async name => {
    const [first] = await peopleIn({ file: fileOf(name) })
    expect(first).toMatchObject({ firstName: 'Marta', lastName: 'Alvarez', problems: [{ code: 'errorCell' }] })
    expect(first?.hcIndex).toBeUndefined()
  },
)

test('another sheet of a workbook is read where somebody says so', async () => {
  const file = fileOf('x06-cover-sheet-first.xlsx')
  const { rows, sheets } = await rowsOfTable({ file, sheet: 'Read me' })
  expect(rows.map(({ cells }) => cells)).toEqual([['How to use this list']])
  expect(sheets?.map(({ name, taken }) => [name, taken])).toEqual([
    ['Read me', true],
    ['Players', false],
  ])
})

async function peopleIn(given: GivenTable): Promise<readonly PersonRead[]> {
  const { rows } = await rowsOfTable(given)
  return tableOf(rows).lines.flatMap(({ people }) => people)
}

function fileOf(name: string): Buffer {
  return readFileSync(join(root, 'test/lists', name))
}

function givenOf({ text, utf16, bigEndian, latin1, bytes, xlsx }: Case): GivenTable {
  if (text !== undefined) return { text }
  if (utf16 !== undefined) return { file: utf16File(utf16, bigEndian === true) }
  if (xlsx !== undefined) return { file: testWorkbook(xlsx.map(rowOf).join('')) }
  return { file: Buffer.from(latin1 ?? bytes ?? '', 'latin1') }
}

function utf16File(text: string, bigEndian: boolean): Buffer {
  const file = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return bigEndian ? file.swap16() : file
}

function rowOf(cells: readonly Cell[], at: number): string {
  return `<row r="${at + 1}">${cells.map((cell, place) => cellOf(cell, `${'ABCDEFGH'[place]}${at + 1}`)).join('')}</row>`
}

function cellOf(cell: Cell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
  if (cell.error !== undefined) return `<c r="${place}" t="e"><v>${cell.error}</v></c>`
  const runs = (cell.rich ?? cell.reading?.slice(0, 1) ?? []).map(text => `<r><t>${text}</t></r>`).join('')
  const reading = cell.reading ? `<rPh sb="0" eb="1"><t>${cell.reading[1]}</t></rPh>` : ''
  return `<c r="${place}" t="inlineStr"><is>${runs}${reading}</is></c>`
}

function isLike(read: PersonRead | undefined, wanted: Person, orProblem: boolean): boolean {
  if (read === undefined) return false
  const isAsked = orProblem && read.problems.length > 0
  return (
    read.firstName === wanted.first &&
    (wanted.last === undefined || read.lastName === wanted.last) &&
    (wanted.lastBegins === undefined || read.lastName?.startsWith(wanted.lastBegins) === true) &&
    (wanted.index === undefined || read.hcIndex === wanted.index) &&
    (wanted.gender === undefined || isAsked || read.gender === (wanted.gender ?? undefined)) &&
    (wanted.hcId === undefined || read.hcId === (wanted.hcId ?? undefined))
  )
}
