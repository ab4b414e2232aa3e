/** The backups that the server makes by itself, as the database remembers them. `tx` must be over everything. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

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
  readonly triedAt?: Temporal.Instant | undefined
  readonly trouble?: string | undefined
}

/** Keeps what became of a backup, and forgets those of more than a year ago. */
export async function keepOutcome(
  tx: Transaction,
  slot: Temporal.Instant,
  { endedAt, file, bytes, triedAt, trouble }: Outcome,
): Promise<void> {
  const before = slot.subtract({ hours: 24 * 366 })
  await tx.rows(
    sql`
      update backup_run set ended_at = ${endedAt?.toString() ?? null}::timestamptz, file = ${file ?? null}, bytes = ${bytes ?? null}::bigint,
        tried_at = ${triedAt?.toString() ?? null}::timestamptz, trouble = ${trouble ?? null}
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
  readonly trouble: string | null
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
