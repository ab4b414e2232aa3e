import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ForeignFileError } from '../foreign/foreignFileError.ts'
import { isWorkbook } from './isWorkbook.ts'
import { readWorkbook } from './readWorkbook.ts'
import { testArchive, testWorkbook } from './testWorkbook.ts'

const real = readFileSync(join(import.meta.dirname, '../../domain/registrations/table/indexes.xlsx'))

/** An archive with one sheet that says it has `said` bytes. */
const archive = (content: Buffer, said: number) => testArchive({ 'xl/worksheets/sheet1.xml': content }, said)

test('a workbook is read as text', async () => {
  expect(isWorkbook(real)).toBe(true)
  const [{ rows: [head, first] = [] } = {}] = await readWorkbook(real)
  expect([head?.length, first?.length]).toEqual([head?.length, head?.length])
  expect(first?.every(cell => typeof cell === 'string')).toBe(true)
})

test.each([
  ['says so', 200 * 1024 * 1024],
  ['lies', 100],
])('an archive that unpacks to 200 MB and %s is refused without unpacking it', async (_, said) => {
  const bomb = archive(Buffer.alloc(200 * 1024 * 1024), said)
  expect(bomb.length).toBeLessThan(400_000)
  const before = process.memoryUsage().arrayBuffers
  await expect(readWorkbook(bomb)).rejects.toThrow(ForeignFileError)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024)
})

test.each([
  ['no archive', Buffer.from('PK\u0003\u0004')],
  ['an archive cut in half', real.subarray(0, real.length / 2)],
  ['an archive of something else', archive(Buffer.from('<x/>'), 4)],
])('%s is refused', async (_, bytes) => {
  await expect(readWorkbook(bytes)).rejects.toThrow(ForeignFileError)
})

test.each([
  ['alone at the last place', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['far to the right', '<row r="6000"><c r="XFD6000"><v>1</v></c></row>'],
  ['far away behind a sign in quotes', '<row r="1"><c t=">" r="XFD1048576"><v>1</v></c></row>'],
  ['in a row that no spreadsheet has', '<row r="1e9"><c r="A1"><v>1</v></c></row>'],
  ['in a column that no spreadsheet has', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'],
  ['in prefixed elements', '<x:row r="1048576"><x:c r="XFD1048576"><x:v>1</x:v></x:c></x:row>'],
])('a workbook of a kilobyte with a cell %s is refused before a table is made of it', async (_, rows) => {
  const file = testWorkbook(rows)
  expect(file.length).toBeLessThan(1200)
  await expect(readWorkbook(file)).rejects.toMatchObject({ why: 'cells' })
})

test('a last row that is only formatted is no row', async () => {
  const text = '<c r="A1" t="inlineStr"><is><t>Name</t></is></c>'
  const file = testWorkbook(`<row r="1">${text}</row><row r="1048576"><c r="XFD1048576" s="0"/></row>`)
  expect(await readWorkbook(file)).toMatchObject([{ rows: [['Name']] }])
})
