import type pg from 'pg'

/** Does `work` while these tables have neither indexes nor keys: to sort millions of rows once costs a tenth of keeping them sorted. */
export async function withoutIndexes(
  owner: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await owner.query<{ table: string; name: string; definition: string }>(
    `select r.relname as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid where r.relname = any($1) and c.contype in ('p', 'u') order by c.oid`,
    [tables],
  )
  // What refers to a key goes with it.
  const { rows: references } = await owner.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.confrelid where r.relname = any($1) and c.contype = 'f' order by c.oid`,
    [tables],
  )
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i join pg_class r on r.oid = i.indrelid
     where r.relname = any($1) and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by indexrelid`,
    [tables],
  )
  for (const { table, name } of [...references, ...keys])
    await owner.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await owner.query(`drop index ${name}`)
  await work()
  for (const { table, name, definition } of [...keys, ...references])
    await owner.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { definition } of indexes) await owner.query(definition)
}
