import type { Transaction } from './connect.ts'
import { sql } from './sql.ts'

/** The tables whose ids the database counts, with the column of the id. */
const idColumns = {
  event: 'event_id',
  player: 'player_id',
  leaderboard: 'leaderboard_id',
  flight: 'flight_id',
  team: 'team_id',
  tee_pairing: 'tee_pairing_id',
  card: 'score_id',
  course: 'course_id',
  course_tee: 'tee_id',
  community: 'community_id',
  webhook: 'webhook_id',
  audit: 'audit_id',
  change: 'change_id',
  score_entry: 'log_id',
} as const

export type Counted = keyof typeof idColumns

/** The next `count` ids of a table, ascending, that nobody else gets. */
export async function allotIds(tx: Transaction, table: Counted, count: number): Promise<readonly number[]> {
  if (count === 0) return []
  const rows = await tx.rows(
    sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${table}, ${idColumns[table]})) as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(row => row.id).sort((a, b) => a - b)
}

/** Lets the ids of a table go on with `next`, unless they are beyond it already. */
export async function continueIdsAt(tx: Transaction, table: Counted, next: number): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${table}, ${idColumns[table]})`
  await tx.rows(sql`select setval(${sequence}, greatest(${next}::bigint, nextval(${sequence})), false)`)
}
