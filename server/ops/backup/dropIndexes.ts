import type pg from 'pg'
import { said } from '../../../contract/words/say.ts'
import type { Line } from '../../kernel/saidError.ts'

type Statement = { readonly table: string; readonly name: string; readonly definition: string }

/**
 * Takes indexes and keys from these tables, and what refers to them: to sort millions of rows once costs a tenth of keeping
 * them sorted. Returns what makes everything again as it was, and fails with the error of the database where rows do not fit.
 */
export async function dropIndexes(
  owner: pg.Client,
  tables: readonly string[],
): Promise<(progress: (line: Line) => void) => Promise<void>> {
  const ofTables = `n.nspname = 'public' and r.relname = any($1)`
  const constraints = async (belongs: 'conrelid' | 'confrelid', kinds: string): Promise<readonly Statement[]> => {
    const { rows } = await owner.query<Statement>(
      `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_class r on r.oid = c.${belongs} join pg_namespace n on n.oid = r.relnamespace
       where ${ofTables} and c.contype in (${kinds}) order by c.oid`,
      [tables],
    )
    return rows
  }
  const keys = await constraints('conrelid', `'p', 'u'`)
  // What refers to a key goes with it.
  const references = await constraints('confrelid', `'f'`)
  const { rows: indexes } = await owner.query<Statement>(
    `select r.relname as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class r on r.oid = i.indrelid join pg_namespace n on n.oid = r.relnamespace
     where ${ofTables} and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by i.indexrelid`,
    [tables],
  )
  for (const { table, name } of [...references, ...keys])
    await owner.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await owner.query(`drop index ${name}`)
  const add = async (statements: readonly Statement[]) => {
    for (const { table, name, definition } of statements)
      await owner.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  return async progress => {
    progress(said('backups.makingKeys'))
    await add(keys)
    progress(said('backups.makingIndexes'))
    for (const { definition } of indexes) await owner.query(definition)
    progress(said('backups.lookingForRows'))
    await add(references)
  }
}
