import { expect, test } from 'vitest'
import { sql } from './sql.ts'

test('parameters are numbered through all pieces, in the order of the text', () => {
  const which = sql`a = ${1} and b = ${[2, 3]}`
  const { text, parameters } = sql`select ${'x'}::text from t where ${which} or ${sql`c = ${4}`}${sql``} limit ${5}`
  expect(text).toBe('select $1::text from t where a = $2 and b = $3 or c = $4 limit $5')
  expect(parameters).toEqual(['x', 1, [2, 3], 4, 5])
})

test('a list is joined of pieces and of values, with commas or what else', () => {
  expect(sql`(${sql.join([1, sql`now()`, 'x'])})`).toMatchObject({ text: '($1, now(), $2)', parameters: [1, 'x'] })
  expect(sql.join([sql`select ${1}`, sql`select 2`], ' union all ').text).toBe('select $1 union all select 2')
  expect(sql.join([]).text).toBe('')
})

test('what somebody wrote is never text of the statement', () => {
  const hostile = `x" ; drop table player; --`
  expect(sql`select ${hostile}`).toMatchObject({ text: 'select $1', parameters: [hostile] })
  expect(sql`select * from ${sql.table(hostile)}`.text).toBe('select * from "x"" ; drop table player; --"')
  expect(sql.ref('p.last_name').text).toBe('"p"."last_name"')
})
