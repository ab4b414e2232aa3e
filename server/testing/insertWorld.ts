/** Puts rows that are given as objects into a database, in one transaction. */
import type pg from 'pg'
import { hashPassword } from '../access/passwords.ts'
import { passwordOfAll, worldRows } from './world.rows.ts'

/** Inserts the named world. Everybody's password is {@link passwordOfAll}. */
export async function insertWorld(owner: pg.Client): Promise<void> {
  const password_hash = await hashPassword(passwordOfAll)
  const tables = { ...worldRows, credential: worldRows.credential.map(row => ({ ...row, password_hash })) }
  await owner.query('begin')
  for (const [table, rows] of Object.entries(tables)) await insertRows(owner, table, rows)
  await owner.query('commit')
}

/** Inserts rows; a field that a row lacks is null. */
export async function insertRows(owner: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))].join(', ')
  await owner.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
