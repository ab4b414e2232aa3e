import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Calls of one credential on the day of `lastAt`. */
export type CountedUse = { readonly credentialId: number; readonly calls: number; readonly lastAt: string }

/** Adds calls to those of their days. */
export async function addUses(tx: Transaction, uses: readonly CountedUse[]): Promise<void> {
  await tx.rows(
    sql`
      insert into credential_use as u (credential_id, day, calls, last_at)
      select x.credential_id, (x.last_at at time zone 'UTC')::date, x.calls, x.last_at
      from unnest(${uses.map(one => one.credentialId)}::bigint[], ${uses.map(one => one.calls)}::bigint[],
        ${uses.map(one => one.lastAt)}::timestamptz[]) as x (credential_id, calls, last_at)
      on conflict (credential_id, day) do update set calls = u.calls + excluded.calls, last_at = greatest(u.last_at, excluded.last_at)`,
  )
}
