/** The backups that the server makes by itself, as the database remembers them. `tx` must be over everything. */
import type { Said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

/** Whether there is anything to back up: a community, or what was restored. A database that nobody has begun to use makes no backup. */
export async function hasBegun(tx: Transaction): Promise<boolean> {
  const row = await tx.first(
    sql<{ begun: boolean }>`
      select exists (select from community) or exists (select from database_identity where restored_at is not null) as begun`,
  )
  return row?.begun === true
}

export type BackupMemory = {
  /** Which installation this database is. */
  readonly installation: string
  /** The backups that it made itself, by name with their sizes; none where they were made by the database that it was restored from. */
  readonly remembered: ReadonlyMap<string, number>
  /** How many rows the last backup before `slot` had. */
  readonly lastRows: number | undefined
}

/** What the database knows of the backups before that of `slot`. */
export async function backupMemory(tx: Transaction, slot: Temporal.Instant): Promise<BackupMemory> {
  const [identity, runs] = await Promise.all([
    tx.first(
      sql<{ id: string; restored: boolean }>`
        select installation_id as id, restored_at is not null as restored from database_identity`,
    ),
    tx.rows(
      sql<{ file: string | null; bytes: number | null; rows: number | null }>`
        select file, bytes, rows from backup_run where slot < ${slot.toString()}::timestamptz order by slot desc`,
    ),
  ])
  if (!identity) throw new Error('The database has no row in database_identity.')
  const made = runs.flatMap(({ file, bytes }) => (file !== null && bytes !== null ? [[file, bytes] as const] : []))
  return {
    installation: identity.id,
    remembered: new Map(identity.restored ? [] : made),
    lastRows: runs.find(({ rows }) => rows !== null)?.rows ?? undefined,
  }
}

/** Takes the backup that is due at `slot`; false where another server has taken it. */
export async function takeSlot(tx: Transaction, slot: Temporal.Instant, now: Temporal.Instant): Promise<boolean> {
  const rows = await tx.rows(
    sql<{ taken: number }>`
      insert into backup_run (slot, began_at) values (${slot.toString()}::timestamptz, ${now.toString()}::timestamptz)
      on conflict do nothing returning 1 as taken`,
  )
  return rows.length > 0
}

export type Outcome = {
  readonly endedAt?: Temporal.Instant | undefined
  readonly file?: string | undefined
  readonly bytes?: number | undefined
  readonly rows?: number | undefined
  readonly triedAt?: Temporal.Instant | undefined
  readonly trouble?: Said | undefined
}

/** Keeps what became of a backup, and forgets those of more than a year ago. */
export async function keepOutcome(
  tx: Transaction,
  slot: Temporal.Instant,
  { endedAt, file, bytes, rows, triedAt, trouble }: Outcome,
): Promise<void> {
  const before = slot.subtract({ hours: 24 * 366 })
  await tx.rows(
    sql`
      update backup_run set ended_at = ${endedAt?.toString() ?? null}::timestamptz, file = ${file ?? null}, bytes = ${bytes ?? null}::bigint,
        rows = ${rows ?? null}::bigint, tried_at = ${triedAt?.toString() ?? null}::timestamptz, trouble = ${trouble ? JSON.stringify(trouble) : null}::jsonb
      where slot = ${slot.toString()}::timestamptz`,
  )
  await tx.rows(sql`delete from backup_run where slot < ${before.toString()}::timestamptz`)
}

export type BackupRun = {
  readonly slot: string
  readonly beganAt: string
  readonly endedAt: string | null
  readonly bytes: number | null
  readonly triedAt: string | null
  readonly trouble: Said | null
}

/** The last backup that the server began by itself. */
export function lastBackupRun(tx: Transaction): Promise<BackupRun | undefined> {
  return tx.first(
    sql<BackupRun>`
      select ${timestampOf(sql`slot`)} as slot, ${timestampOf(sql`began_at`)} as "beganAt", ${timestampOf(sql`ended_at`)} as "endedAt", bytes,
        ${timestampOf(sql`tried_at`)} as "triedAt", trouble
      from backup_run order by backup_run.slot desc limit 1`,
  )
}
