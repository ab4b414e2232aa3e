import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { indexesInFile } from './indexesInFile.ts'

const csv = (text: string) => indexesInFile(Buffer.from(text))

test('columns are found by their headings, in any case, order and spelling of the gaps', async () => {
  expect(await csv('E-Mail,HC_ID,Provider,Handicap Index,Revision-Date\r\na@x.pt,PT1,fpg,12.4,2026-04-30\r\n')).toEqual(
    [
      {
        line: 2,
        email: 'a@x.pt',
        hcId: 'PT1',
        provider: 'fpg',
        indexTenths: 124,
        revisionDate: '2026-04-30',
        source: 'PROVIDER',
      },
    ],
  )
})

test.each([
  ['+1.2', -12],
  ['-1.2', -12],
  ['1.2', 12],
  ['12', 120],
  ['0', 0],
  ['+0.0', 0],
  ['54.0', 540],
  ['+9.9', -99],
])('the index %s is %i tenths', async (written, tenths) => {
  expect(await csv(`playerId,index\n7,${written}\n`)).toMatchObject([{ playerId: 7, indexTenths: tenths }])
})

test('semicolons with decimal commas, a byte order mark and quotes', async () => {
  const text = '\uFEFFplayerId;index;name\n7;12,4;"Sá; Ana"\n8;+0,3;"""Zé"""\n'
  expect(await csv(text)).toMatchObject([
    { line: 2, playerId: 7, indexTenths: 124 },
    { line: 3, playerId: 8, indexTenths: -3 },
  ])
})

test('every row that is of no use says why, and empty rows are no rows', async () => {
  const rows = await csv(
    'hcId,playerId,index,date\n,,12.4,\n,x7,12.4,\nA,,54.1,\nB,,12.45,\n,,,\nC,,NH,\nD,,9.9,30/04/20266\n',
  )
  expect(rows).toEqual([
    { line: 2, problem: { code: 'namesNobody', values: {} } },
    { line: 3, problem: { code: 'notAPlayerId', values: { value: 'x7' } } },
    { line: 4, problem: { code: 'notAnIndex', values: { value: '54.1' } } },
    { line: 5, problem: { code: 'notAnIndex', values: { value: '12.45' } } },
    { line: 7, problem: { code: 'noIndexSaid', values: { value: 'NH' } } },
    { line: 8, problem: { code: 'notADate', values: { value: '30/04/20266' } } },
  ])
})

test('a table without an index or without a name of players is a problem of its first row', async () => {
  expect(await csv('hcId,name\nA,b\n')).toEqual([{ line: 2, problem: { code: 'noIndexColumn', values: {} } }])
  expect(await csv('index\n1.0\n')).toEqual([{ line: 2, problem: { code: 'noPersonColumn', values: {} } }])
  expect(await csv('')).toHaveLength(1)
})

test('a file of a federation, in its language and longer than a list of a club', async () => {
  const line = (number: number) => `Silva, Ana;PT${number};12,4;30.04.2026`
  const rows = await csv(
    `Nome;N.º de federado;Handicap Index;Data de revisão\n${Array.from({ length: 3000 }, (_, at) => line(at)).join('\n')}`,
  )
  expect(rows).toHaveLength(3000)
  expect(rows[2999]).toEqual({
    line: 3001,
    hcId: 'PT2999',
    name: { firstName: 'Ana', lastName: 'Silva' },
    indexTenths: 124,
    revisionDate: '2026-04-30',
    source: 'PROVIDER',
  })
})

test('a workbook: numbers with binary dust, text with a plus, dates as dates', async () => {
  const bytes = readFileSync(join(import.meta.dirname, 'indexes.xlsx'))
  const common = { provider: 'FPG', revisionDate: '2026-04-30', source: 'PROVIDER' }
  expect(await indexesInFile(bytes)).toEqual([
    { ...common, line: 2, hcId: 'PT2', indexTenths: 123 },
    { ...common, line: 3, hcId: '40512', indexTenths: -12 },
    { ...common, line: 4, hcId: 'PT4', indexTenths: -4 },
  ])
})
