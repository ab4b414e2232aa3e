import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import type { RowFacts } from './checkRows.ts'
import type { Fields } from './declaredRows.ts'
import { columnErrors, valueErrors } from './rowErrors.ts'

const [bigint, text, texts, jsonb] = [20, 25, 1009, 3802]
const declared: Fields = {
  id: { kinds: ['number'] },
  name: { kinds: ['string'] },
  state: { kinds: ['string'], texts: ['open', 'closed'] },
  tags: { items: { kinds: ['string'] } },
  summary: { fields: { playerId: { kinds: ['number'] }, handle: { kinds: ['string'], isOptional: true } } },
}
const columns = [
  { name: 'id', type: bigint },
  { name: 'name', type: text, table: { name: 'team.name', isNullable: false } },
  { name: 'state', type: text, table: { name: 'event.state', isNullable: false, texts: ['open', 'closed'] } },
  { name: 'tags', type: texts },
  { name: 'summary', type: jsonb },
]
const row = { id: 1, name: 'Pairs', state: 'open', tags: ['a'], summary: { playerId: 1 } }

test('columns that are named, typed or may be null otherwise than declared are told', () => {
  expect(columnErrors(declared, columns)).toEqual([])
  const [id, name, state, tags, summary] = columns
  if (!id || !name || !state || !tags || !summary) throw new Error('A column is missing.')
  expect(columnErrors(declared, [{ ...id, name: 'nr' }, name, state, tags, summary])).toEqual([
    '"id" is declared and not answered',
    '"nr" is answered and not declared',
  ])
  expect(columnErrors(declared, [...columns, id])).toEqual(['"id" is answered twice'])
  const nullable = { name: 'team.name', isNullable: true }
  const more = { name: 'event.state', isNullable: false, texts: ['open', 'closed', 'cancelled'] }
  expect(
    columnErrors(declared, [
      { ...id, type: text },
      { ...name, table: nullable },
      { ...state, table: more },
      { ...tags, type: 1016 },
      summary,
    ]),
  ).toEqual([
    '"id" is a string',
    '"name" can be null, as "team.name" can',
    '"state" can be cancelled, as "event.state" can',
    '"tags" is a list of numbers',
  ])
})

test('rows are looked into, JSON to its depth', () => {
  expect(valueErrors(declared, row)).toEqual([])
  const summary = { playerId: '1', lastname: 'Sá', handle: null }
  expect(valueErrors(declared, { ...row, name: null, state: 'over', tags: [1], summary })).toEqual([
    '"name" is null',
    '"state" is "over"',
    '"tags[]" is a number',
    '"summary.lastname" is answered and not declared',
    '"summary.playerId" is a string',
    '"summary.handle" is null',
  ])
})

test('the compiler knows the row of every statement, and the catalogue its columns', () => {
  const { declared: rows, catalogue }: RowFacts = JSON.parse(readFileSync(`${inject('rowFacts')}/facts.json`, 'utf8'))
  expect(Object.keys(rows).length).toBeGreaterThan(140)
  const found = Object.values(rows).find(({ place }) =>
    place.startsWith('server/domain/leaderboards/leaderboards.sql.ts'),
  )
  expect(found?.fields).toMatchObject({ formatId: { kinds: ['string'] }, team: { kinds: ['boolean'] } })
  const column = Object.values(catalogue).find(one => one?.name === 'event.kind')
  expect(column).toEqual({ name: 'event.kind', isNullable: false, texts: ['M', 'R', 'S'] })
})
