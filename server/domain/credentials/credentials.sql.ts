/** Credentials as lists show them. Their hashes no statement reads (060_walls.sql, 102_access.sql). */

import type { Scope } from '../../../contract/operation.ts'
import { languageOf } from '../../../contract/words/languageOf.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'

export type CredentialLine = {
  readonly credentialId: number
  readonly email: string
  readonly intendedUse: string
  readonly createdAt: string
  readonly revokedAt: string | null
  readonly hasPassword: boolean
  readonly communities: readonly number[]
  readonly scope: Scope
}

const line = sql`
  select k.credential_id as "credentialId", k.email, k.intended_use as "intendedUse", k.created_at as "createdAt",
    k.revoked_at as "revokedAt", k.has_password as "hasPassword", k.communities, k.scope`

/** Every credential with the communities that it names, revoked ones too, in the order of their ids. `tx` must be a transaction over everything. */
export function allCredentials(tx: Transaction): Promise<CredentialLine[]> {
  return tx.rows(sql<CredentialLine>`${line} from credential_lines() k order by k.credential_id`)
}

/** The credential in force with this id or e-mail address. */
export function credentialInForce(
  tx: Transaction,
  by: { readonly id?: number; readonly emailKey?: string },
): Promise<CredentialLine | undefined> {
  return tx.first(
    sql<CredentialLine>`
      ${line} from credentials_in_force(${by.id ?? null}::bigint, ${by.emailKey ?? null}::text, null) k`,
  )
}

export type CredentialUse = Pick<CredentialLine, 'credentialId' | 'email' | 'intendedUse' | 'hasPassword' | 'scope'> & {
  readonly since: string
  readonly reaches: readonly { readonly communityId: number; readonly name: string; readonly isClub: boolean }[]
  readonly linkUntil: string | null
  readonly lastCallAt: string | null
  readonly callsToday: number
}

/** The credentials in force with how they were used, in the order of their ids: all of them, or those that name one of `communities`. */
export function credentialsInUse(
  tx: Transaction,
  communities: readonly number[] | 'everything',
  now: Temporal.Instant,
): Promise<CredentialUse[]> {
  const at = now.toString()
  const inForce =
    communities === 'everything'
      ? sql`credential_lines() k where k.revoked_at is null`
      : sql`credentials_in_force(null, null, ${communities}::bigint[]) k`
  return tx.rows(
    sql<CredentialUse>`
      select k.credential_id as "credentialId", k.email, k.intended_use as "intendedUse", k.created_at as since,
        ${namesOf(sql`k.communities`)} as reaches, k.has_password as "hasPassword", k.scope,
        (select max(l.expires_at) from one_time_link l
          where l.credential_id = k.credential_id and l.used_at is null and l.expires_at > ${at}::timestamptz) as "linkUntil",
        (select u.last_at from credential_use u where u.credential_id = k.credential_id order by u.day desc limit 1) as "lastCallAt",
        coalesce((select u.calls from credential_use u
          where u.credential_id = k.credential_id and u.day = (${at}::timestamptz at time zone 'UTC')::date), 0) as "callsToday"
      from ${inForce}
      order by k.credential_id`,
  )
}

function namesOf(ids: Sql): Sql {
  return sql`
    coalesce((
      select jsonb_agg(jsonb_build_object('communityId', c.community_id, 'name', c.name,
        'isClub', c.club_community_id is not distinct from c.community_id) order by c.community_id)
      from community c where c.community_id = any(${ids})), '[]')`
}

/** Ends a credential and with it all its tokens, on every server within a second. */
export async function endCredential(tx: Transaction, credentialId: number, now: Temporal.Instant): Promise<void> {
  await tx.rows(
    sql`update credential set revoked_at = ${now.toString()}::timestamptz where credential_id = ${credentialId}`,
  )
}

/** Keeps the hash of the new password of a credential in place of the old one; false when it was revoked meanwhile. */
export async function writeCredentialPassword(
  tx: Transaction,
  credentialId: number,
  passwordHash: string,
): Promise<boolean> {
  const rows = await tx.rows(
    sql`update credential set password_hash = ${passwordHash} where credential_id = ${credentialId} and revoked_at is null returning 1`,
  )
  return rows.length > 0
}

/** Where who runs the installation is written to, and in which language. */
export async function operatorsToMail(
  tx: Transaction,
): Promise<readonly { readonly email: string; readonly language: Language }[]> {
  const rows = await tx.rows(
    sql<{ email: string; locale: string }>`
      select a.email, a.locale from account_lines() l cross join lateral account_of(l.administrator_id) a
      where l.operator and l.revoked_at is null order by a.administrator_id`,
  )
  return rows.map(({ email, locale }) => ({ email, language: languageOf(locale) ?? 'en' }))
}
