/** Accounts are read through functions of the database only (066_accounts.sql, 110_accounts_and_privacy.sql): no role of requests may read who they are. */
import type { Role } from '../../../contract/roles/capabilities.ts'
import type { LengthsShown } from '../../../contract/site/lengthIn.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type AccountLoginRow = {
  readonly administratorId: number
  readonly passwordHash: string | null
}

/** The account in force with this e-mail. `tx` must be a transaction over everything. */
export function accountForLogin(tx: Transaction, emailKey: string): Promise<AccountLoginRow | undefined> {
  return tx.first(
    sql<AccountLoginRow>`
      select administrator_id as "administratorId", password_hash as "passwordHash"
      from account_for_login(${emailKey})`,
  )
}

export type AccountRow = {
  readonly administratorId: number
  readonly email: string
  readonly name: string
  readonly locale: string
  /** Single letters do something while no field has the focus. */
  readonly letterKeys: boolean
  /** The player that the account is. */
  readonly player: { readonly playerId: number; readonly firstName: string; readonly lastName: string } | null
  readonly operator: boolean
  /** Somebody has opened a link that was mailed to its address (decision 102). */
  readonly emailProven: boolean
  readonly hasPassword: boolean
  /** Codes of an app are switched on. */
  readonly hasCodes: boolean
  readonly passkeys: number
  readonly communities: readonly {
    readonly communityId: number
    readonly name: string
    readonly role: Role
    readonly clubCommunityId: number | null
    readonly isClub: boolean
    readonly clock: Clock
    readonly lengths: LengthsShown
    /** The event of which it holds a copy, for a rehearsal. */
    readonly rehearsalOf: { readonly communityId: number; readonly eventId: string; readonly name: string } | null
  }[]
}

/** The account with this id, with its role in every community that it reaches; undefined once it is revoked. */
export function accountOf(tx: Transaction, administratorId: number): Promise<AccountRow | undefined> {
  return tx.first(
    sql<AccountRow>`
      select administrator_id as "administratorId", email, name, locale,
        letter_keys as "letterKeys", player, operator, email_proven as "emailProven", has_password as "hasPassword",
        has_codes as "hasCodes", passkeys, communities
      from account_of(${administratorId})`,
  )
}

/** Keeps the hash of an account's new password in place of the old one. */
export async function writePassword(tx: Transaction, administratorId: number, passwordHash: string): Promise<void> {
  await tx.rows(
    sql`update administrator set password_hash = ${passwordHash} where administrator_id = ${administratorId}`,
  )
}

export type AccountChoices = {
  readonly name: string
  readonly locale: string
  readonly letterKeys: boolean
  readonly playerId: number | null
}

/** Writes what a person chooses for the own account. */
export async function writeChoices(
  tx: Transaction,
  administratorId: number,
  { name, locale, letterKeys, playerId }: AccountChoices,
): Promise<void> {
  await tx.rows(
    sql`
      update administrator set name = ${name}, locale = ${locale}, letter_keys = ${letterKeys}, player_id = ${playerId}::bigint
      where administrator_id = ${administratorId}`,
  )
}

/** The address of the account is proven from now on. */
export async function writeProven(tx: Transaction, administratorId: number, now: Temporal.Instant): Promise<void> {
  await tx.rows(
    sql`
      update administrator set email_proven_at = ${now.toString()}::timestamptz
      where administrator_id = ${administratorId} and email_proven_at is null`,
  )
}

/** Whether there is such a player with this e-mail address (undefined: no address counts), or in one of these communities. */
export async function isPlayerOf(
  tx: Transaction,
  playerId: number,
  emailKey: string | undefined,
  communities: readonly number[],
): Promise<boolean> {
  const row = await tx.first(
    sql<{ found: boolean }>`
      select exists (
        select from player p where p.player_id = ${playerId} and (p.email_key = ${emailKey ?? null} or exists (
          select from membership m where m.community_id = any(${communities}::bigint[]) and m.player_id = p.player_id))) as found`,
  )
  return row?.found === true
}

export type AccountLine = {
  readonly administratorId: number
  readonly name: string
  readonly email: string
  readonly operator: boolean
  readonly hasCodes: boolean
  readonly passkeys: number
  readonly seenAt: string | null
  /** Since when nobody logs in to it. */
  readonly blockedAt: string | null
  readonly communities: readonly { readonly communityId: number; readonly name: string; readonly role: Role }[]
}

/** All accounts, also blocked ones: operators first, then by name. `tx` must be a transaction over everything. */
export function allAccounts(tx: Transaction): Promise<AccountLine[]> {
  return tx.rows(
    sql<AccountLine>`
      select administrator_id as "administratorId", name, email, operator, has_codes as "hasCodes", passkeys, seen_at as "seenAt",
        communities, revoked_at as "blockedAt"
      from account_lines() order by operator desc, lower(name), administrator_id`,
  )
}
