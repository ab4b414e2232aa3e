/** Before each test file: every statement that its tests run is compared with the row that it declares. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { afterAll, expect, inject } from 'vitest'
import { type Answered, answeredChannel } from '../../server/kernel/database/answered.ts'
import { type DeclaredRows, keyOf } from './declaredRows.ts'
import { type AnsweredColumn, columnErrors, valueErrors } from './rowErrors.ts'

export type Catalogue = Readonly<Record<string, AnsweredColumn['table']>>
export type RowFacts = { readonly declared: DeclaredRows; readonly catalogue: Catalogue }

const folder = inject('rowFacts')
const { declared, catalogue }: RowFacts = JSON.parse(readFileSync(`${folder}/facts.json`, 'utf8'))
/** The texts of statements whose columns were looked at. */
const seen = new Set<string>()
const wrong = new Set<string>()
/** Columns that can be null in their tables and not in an answer, because the condition of the statement rules it out. */
const ruledOut: ReadonlySet<string> = new Set([
  'server/ops/personalData/erasePlayer.sql.ts answer',
  'server/web/links/links.sql.ts playerId',
])
/** Rows of one answer that are looked at. */
const mostRows = 20

function checkAnswer(message: unknown): void {
  const { statement, fields, rows } = message as Answered
  const key = keyOf(statement.template)
  const row = declared[key]
  if (!row) return
  if (!seen.has(statement.text)) {
    seen.add(statement.text)
    const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => {
      const table = catalogue[`${tableID}/${columnID}`]
      const isRuledOut = ruledOut.has(`${row.place.replace(/:\d+$/, '')} ${name}`)
      return { name, type: dataTypeID, ...(table && { table: isRuledOut ? { ...table, isNullable: false } : table }) }
    })
    for (const why of columnErrors(row.fields, columns)) wrong.add(`${row.place} ${why}`)
  }
  for (const one of rows.slice(0, mostRows)) {
    for (const why of valueErrors(row.fields, one)) wrong.add(`${row.place} ${why}`)
  }
}

subscribe(answeredChannel, checkAnswer)
afterAll(() => {
  unsubscribe(answeredChannel, checkAnswer)
  expect([...wrong]).toEqual([])
})
