/** Puts rows that are given as objects into a database, in one transaction. */
import type pg from 'pg'
import { hashPassword } from '../server/domain/access/passwords.ts'
import { settleProfiles } from '../server/domain/players/keepers.sql.ts'
import { transactionOver } from '../server/kernel/database/transactionOver.ts'
import { passwordOfAll, worldRows } from './world.rows.ts'

/** Inserts the named world. Everybody's password is {@link passwordOfAll}. */
export async function insertWorld(owner: pg.Client): Promise<void> {
  const password_hash = await hashPassword(passwordOfAll)
  const tables = {
    ...worldRows,
    credential: worldRows.credential.map(row => ({ ...row, password_hash })),
    administrator: worldRows.administrator.map(row => (row.administrator_id === 1 ? row : { ...row, password_hash })),
    registration: worldRows.registration.map(row => ({ ...row, ...nameOf(row.player_id) })),
  }
  await owner.query('begin')
  for (const [table, rows] of Object.entries(tables)) await insertRows(owner, table, rows)
  await settleProfiles(
    transactionOver(owner),
    worldRows.player.map(({ player_id }) => player_id),
  )
  await owner.query(
    'update player set creator_community_id = keeper_community_id, email_community_id = keeper_community_id where not by_name',
  )
  // New ones come after those of the world.
  await owner.query(
    `alter table administrator alter administrator_id restart with 1001; alter table session alter session_id restart with 1001;
     alter table credential alter credential_id restart with 1001`,
  )
  await owner.query('commit')
}

function nameOf(playerId: number) {
  const found = worldRows.player.find(({ player_id }) => player_id === playerId)
  return { last_name_key: found?.last_name_key, first_name_key: found?.first_name_key }
}

/** Inserts rows; a field that a row lacks is null. */
export async function insertRows(owner: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))].join(', ')
  await owner.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
