import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../../server/kernel/database/migrate.ts'
import type { Catalogue, RowFacts } from './checkRows.ts'
import type { DeclaredRows } from './declaredRows.ts'

type Column = {
  readonly id: string
  readonly name: string
  readonly isNullable: boolean
  readonly check: string | null
}

/** Writes what `checkRows` compares into `facts.json` of the folder: the declared rows, and the columns of the database. */
export async function writeRowFacts(folder: string, declared: DeclaredRows, databaseUrl: string): Promise<void> {
  const catalogue = await catalogueOf(databaseUrl)
  writeFileSync(join(folder, 'facts.json'), JSON.stringify({ declared, catalogue } satisfies RowFacts))
}

/** The columns of our tables, by the ids that PostgreSQL says with each answer. */
async function catalogueOf(databaseUrl: string): Promise<Catalogue> {
  const { rows } = await withClient(databaseUrl, client =>
    client.query<Column>(`
      select a.attrelid || '/' || a.attnum as id, c.relname || '.' || a.attname as name, not a.attnotnull as "isNullable",
        (select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
          limit 1) as check
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`),
  )
  return Object.fromEntries(
    rows.map(({ id, name, isNullable, check }) => [
      id,
      { name, isNullable, texts: check?.match(/'[^']*'(?=::text)/g)?.map(text => text.slice(1, -1)) },
    ]),
  )
}
