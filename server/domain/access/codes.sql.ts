/** The codes of an account: those of its app, and its recovery codes. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type CodeAppRow = { readonly sealedKey: string; readonly since: string }

/** The app of the account, when codes are switched on. */
export function codeApp(tx: Transaction, administratorId: number): Promise<CodeAppRow | undefined> {
  return tx.first(
    sql<CodeAppRow>`select sealed_key as "sealedKey", since from code_app where administrator_id = ${administratorId}`,
  )
}

/** Switches codes on; false when they are on already. */
export async function insertCodeApp(
  tx: Transaction,
  app: { readonly administratorId: number; readonly sealedKey: string; readonly step: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const rows = await tx.rows(
    sql`
      insert into code_app (administrator_id, sealed_key, last_step, since)
      values (${app.administratorId}, ${app.sealedKey}, ${app.step}, ${now.toString()}::timestamptz)
      on conflict do nothing returning 1`,
  )
  return rows.length > 0
}

/** Takes the code of a time step; false when it, or a later one, was taken already. */
export async function takeStep(tx: Transaction, administratorId: number, step: number): Promise<boolean> {
  const rows = await tx.rows(
    sql`update code_app set last_step = ${step} where administrator_id = ${administratorId} and last_step < ${step} returning 1`,
  )
  return rows.length > 0
}

/** Seals the key of the app anew. */
export async function writeSealedKey(tx: Transaction, administratorId: number, sealedKey: string): Promise<void> {
  await tx.rows(sql`update code_app set sealed_key = ${sealedKey} where administrator_id = ${administratorId}`)
}

/** Switches codes off, with the recovery codes; answers whether they were on. */
export async function deleteCodes(tx: Transaction, administratorId: number): Promise<boolean> {
  await tx.rows(sql`delete from recovery_code where administrator_id = ${administratorId}`)
  await tx.rows(sql`delete from code_try where administrator_id = ${administratorId}`)
  const rows = await tx.rows(sql`delete from code_app where administrator_id = ${administratorId} returning 1`)
  return rows.length > 0
}

/** Counts a code as wrong before it is looked at, so that many at once gain nothing; answers how many that makes since the last right one. */
export async function countTry(tx: Transaction, administratorId: number): Promise<number> {
  const row = await tx.first(
    sql<{ tries: number }>`
      insert into code_try as t (administrator_id, tries) values (${administratorId}, 1)
      on conflict (administrator_id) do update set tries = t.tries + 1 returning tries`,
  )
  return row?.tries ?? 0
}

/** Forgets the wrong codes of an account: a right one was entered. */
export async function forgetTries(tx: Transaction, administratorId: number): Promise<void> {
  await tx.rows(sql`delete from code_try where administrator_id = ${administratorId}`)
}

export type NewRecoveryCode = { readonly name: string; readonly codeHash: string }

/** Adds recovery codes to an account; only their hashes are kept. */
export async function insertRecoveryCodes(
  tx: Transaction,
  administratorId: number,
  codes: readonly NewRecoveryCode[],
): Promise<void> {
  await tx.rows(
    sql`
      insert into recovery_code (administrator_id, name, code_hash)
      select ${administratorId}, name, code_hash
      from unnest(${codes.map(one => one.name)}::text[], ${codes.map(one => one.codeHash)}::text[]) as x (name, code_hash)`,
  )
}

/** The hash of the recovery code with this first part, unless it was used. */
export async function recoveryCodeHash(
  tx: Transaction,
  administratorId: number,
  name: string,
): Promise<string | undefined> {
  const row = await tx.first(
    sql<{ codeHash: string }>`
      select code_hash as "codeHash" from recovery_code
      where administrator_id = ${administratorId} and name = ${name} and used_at is null`,
  )
  return row?.codeHash
}

/** Uses a recovery code up; false when another request was faster. */
export async function spendRecoveryCode(
  tx: Transaction,
  administratorId: number,
  name: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const rows = await tx.rows(
    sql`
      update recovery_code set used_at = ${now.toString()}::timestamptz
      where administrator_id = ${administratorId} and name = ${name} and used_at is null returning 1`,
  )
  return rows.length > 0
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft(tx: Transaction, administratorId: number): Promise<number> {
  const row = await tx.first(
    sql<{
      count: number
    }>`select count(*) as count from recovery_code where administrator_id = ${administratorId} and used_at is null`,
  )
  return row?.count ?? 0
}
