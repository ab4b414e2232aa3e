import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { Refuse } from '../../kernel/refuse.ts'

/**
 * Lets one at a time change or use what lets somebody in to the account, until the transaction ends. A password takes time to
 * check: what was true of an account before it was held is looked at again, because a reset may have come between.
 */
export async function holdAccount(tx: Transaction, administratorId: number): Promise<void> {
  await tx.rows(sql`select from administrator where administrator_id = ${administratorId} for no key update`)
}

/** Holds the account of a session that is about to change how one gets in. Refuses with `TOKEN_INVALID`, which every operation of a session does, when it has ended meanwhile. */
export async function holdSession(
  refuse: Refuse<'TOKEN_INVALID'>,
  tx: Transaction,
  { sessionId, administratorId }: { readonly sessionId: number; readonly administratorId: number },
): Promise<void> {
  await holdAccount(tx, administratorId)
  const open = await tx.first(sql`select 1 from session where session_id = ${sessionId} and ended_at is null`)
  if (!open) refuse('TOKEN_INVALID', 'session')
}
