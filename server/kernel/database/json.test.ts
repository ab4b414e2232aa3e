import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orNull, PlayerSummary, strictObject, Team } from '../../../contract/shapes.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { type JsonText, jsonListOf, jsonOf, jsonWhen, selectTexts, textOfList } from './json.ts'
import { withClient } from './migrate.ts'
import { type Sql, sql } from './sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const name = { firstName: sql`p.first`, lastName: sql`p.last`, suffix: sql`null::text`, handle: sql`p.handle` }
const summary = jsonOf(PlayerSummary, { playerId: sql`p.id`, ...name })
const people = sql`from (values (2, 'Ana', 'Reis', null), (1, 'Rui', 'Sá "Zé"', 'Zé')) p (id, first, last, handle)`
const team = { teamId: sql`7`, name: sql`${'Pairs'}::text`, turns: sql`null::bigint[]` }

test('a record has its fields in the order in which they stand, without those that have no value, at any depth', async () => {
  const item = jsonOf(Team, { ...team, players: jsonListOf(summary, people, sql`p.id`) })
  expect(await textsOf(selectTexts(item, sql``))).toEqual([
    '{"teamId":7,"name":"Pairs","players":[{"playerId":1,"firstName":"Rui","lastName":"Sá \\"Zé\\"","handle":"Zé"},{"playerId":2,"firstName":"Ana","lastName":"Reis"}]}',
  ])
})

test('a list without rows is empty, and one that is not wanted is left out', async () => {
  const nobody = jsonListOf(summary, sql`${people} where false`, sql`p.id`)
  expect(await textsOf(sql<{ text: string }>`select ${nobody}::text as text`)).toEqual(['[]'])
  const entry = strictObject({ id: Type.Integer(), players: Type.Optional(Type.Array(PlayerSummary)) })
  const item = (isWanted: Sql | boolean) => jsonOf(entry, { id: sql`1`, players: jsonWhen(isWanted, nobody) })
  for (const yes of [true, sql`${true}::boolean`])
    expect(await textsOf(selectTexts(item(yes), sql``))).toEqual(['{"id":1,"players":[]}'])
  for (const no of [false, sql`${false}::boolean`])
    expect(await textsOf(selectTexts(item(no), sql``))).toEqual(['{"id":1}'])
})

test('texts of records make a list, with what else is asked for beside them', async () => {
  const rows = await answered(selectTexts(summary, sql<{ id: number }>`, p.id ${people} order by p.id`))
  expect(rows.map(({ id }) => id)).toEqual([1, 2])
  expect(textOfList(rows.map(({ text }) => text))).toBe(
    '[{"playerId":1,"firstName":"Rui","lastName":"Sá \\"Zé\\"","handle":"Zé"},{"playerId":2,"firstName":"Ana","lastName":"Reis"}]',
  )
  expect(textOfList([])).toBe('[]')
})

test('a record begins with a field that always has a value', () => {
  const entry = strictObject({ note: Type.Optional(Type.String()), id: Type.Integer() })
  expect(() => jsonOf(entry, { note: sql`p.note`, id: sql`p.id` })).toThrow('may not be left out: note')
})

test('what is not as the entry says does not compile', () => {
  const playerId = sql`p.player_id`
  // @ts-expect-error a field is misspelt
  jsonOf(PlayerSummary, { playerId, firstName: sql``, lastname: sql``, suffix: sql``, handle: sql`` })
  // @ts-expect-error a field is missing, although it may have no value
  jsonOf(PlayerSummary, { playerId, firstName: sql``, lastName: sql``, suffix: sql`` })
  // @ts-expect-error there is no such field
  jsonOf(PlayerSummary, { playerId, ...name, email: sql`p.email` })
  const withEmail = { ...name, email: sql`p.email` }
  // @ts-expect-error nor may it come from elsewhere
  jsonOf(PlayerSummary, { playerId, ...withEmail })
  // @ts-expect-error a value is written as SQL
  jsonOf(PlayerSummary, { ...name, playerId: 1 })
  // @ts-expect-error a list of records is made by jsonListOf
  jsonOf(Team, { ...team, players: sql`'[]'` })
  const teams = jsonListOf(jsonOf(Team, { ...team, players: jsonListOf(summary, people, sql`1`) }), sql``, sql`1`)
  // @ts-expect-error and of those records that the entry has
  jsonOf(Team, { ...team, players: teams })
  // @ts-expect-error a null that is to be answered would be left out
  jsonOf(strictObject({ points: orNull(Type.Integer()) }), { points: sql`1` })
  // @ts-expect-error a text is not known to fit
  const text: JsonText<typeof PlayerSummary> = '{}'
  // @ts-expect-error nor does one of another record fit
  const listed: JsonText<typeof Team>[] = [text]
  expect(listed).toHaveLength(1)
})

async function textsOf(statement: Sql<{ readonly text: string }>): Promise<readonly string[]> {
  return (await answered(statement)).map(({ text }) => text)
}

function answered<Row>({ text, parameters }: Sql<Row>): Promise<Row[]> {
  return withClient(database.url, async client => (await client.query(text, [...parameters])).rows)
}
