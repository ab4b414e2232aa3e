import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../testing/world.ts'
import { textColumns } from './textColumns.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Types that hold numbers, moments and random ids only. */
const wordless = ['bigint', 'integer', 'smallint', 'boolean', 'timestamp with time zone', 'uuid', 'smallint[]']

test('for every column that can hold words it is decided whether these are about a player', async () => {
  const columns = await world.rows<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and not format_type(a.atttypid, a.atttypmod) = any($1::text[])`,
    [wordless],
  )
  const decided = Object.entries(textColumns).flatMap(([table, { person = [], mention = [], none = [] }]) =>
    [...person, ...mention, ...none].map(column => `${table}.${column}`),
  )
  expect(decided.toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
})

test('words and JSON that may mention somebody stand in tables of communities, where they are looked for', async () => {
  const looked = await world.rows<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'community_id'`,
  )
  const withMentions = Object.entries(textColumns).filter(([, { mention = [] }]) => mention.length > 0)
  const tables = new Set(looked.map(({ name }) => name))
  expect(withMentions.map(([table]) => table).filter(table => !tables.has(table))).toEqual([])
})
