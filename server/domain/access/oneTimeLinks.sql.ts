import type { Role } from '../../../contract/roles/capabilities.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'

/** What a link that works once is for. */
export type OneTimeLink =
  | { readonly purpose: 'firstStart' }
  | { readonly purpose: 'password'; readonly administratorId: number }
  | {
      readonly purpose: 'invitation'
      readonly communityId: number
      readonly role: Role
      readonly email: string
      readonly createdBy: number
    }
  | { readonly purpose: 'credential'; readonly credentialId: number }
  | { readonly purpose: 'communityRequest'; readonly communityRequestId: number }

export type OneTimeLinkRow = {
  readonly linkId: number
  readonly administratorId: number | null
  readonly communityId: number | null
  readonly role: Role | null
  readonly email: string | null
  readonly createdBy: number | null
  /** It went out by mail and was shown to nobody: whoever opens it reads the mail of the address. */
  readonly byMail: boolean
}

/** Keeps a link by the hash of its token, good until `expiresAt`. */
export async function insertOneTimeLink(
  tx: Transaction,
  link: OneTimeLink,
  {
    tokenHash,
    now,
    expiresAt,
    byMail = false,
  }: { tokenHash: string; now: Temporal.Instant; expiresAt: Temporal.Instant; byMail?: boolean },
): Promise<void> {
  const invited = link.purpose === 'invitation' ? link : undefined
  const administratorId = link.purpose === 'password' ? link.administratorId : null
  const credentialId = link.purpose === 'credential' ? link.credentialId : null
  const communityRequestId = link.purpose === 'communityRequest' ? link.communityRequestId : null
  await tx.rows(
    sql`
      insert into one_time_link (token_hash, purpose, administrator_id, community_id, role, email, email_key, created_by, credential_id,
        community_request_id, by_mail, created_at, expires_at)
      values (${tokenHash}, ${link.purpose}, ${administratorId}::bigint, ${invited?.communityId ?? null}::bigint, ${invited?.role ?? null},
        ${invited?.email ?? null}, ${invited ? emailKey(invited.email) : null}, ${invited?.createdBy ?? null}::bigint, ${credentialId}::bigint,
        ${communityRequestId}::bigint, ${byMail}, ${now.toString()}::timestamptz, ${expiresAt.toString()}::timestamptz)`,
  )
}

/** The link with this hash that is good now; undefined when it is none, was used or has expired. Looking changes nothing. */
export function oneTimeLink(
  tx: Transaction,
  purpose: OneTimeLink['purpose'],
  tokenHash: string,
  now: Temporal.Instant,
): Promise<OneTimeLinkRow | undefined> {
  return tx.first(
    sql<OneTimeLinkRow>`
      select link_id as "linkId", administrator_id as "administratorId", community_id as "communityId", role, email, created_by as "createdBy", by_mail as "byMail"
      from one_time_link
      where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now.toString()}::timestamptz`,
  )
}

export type CredentialLinkRow = {
  readonly linkId: number
  readonly credentialId: number
  readonly email: string
  readonly usedAt: string | null
  readonly expiresAt: string
}

/** The link with this hash behind which the password of a credential in force is made, also when it was used or has expired. */
export function credentialLink(tx: Transaction, tokenHash: string): Promise<CredentialLinkRow | undefined> {
  return tx.first(
    sql<CredentialLinkRow>`
      select l.link_id as "linkId", k.credential_id as "credentialId", k.email, l.used_at as "usedAt", l.expires_at as "expiresAt"
      from one_time_link l join credential_lines() k on k.credential_id = l.credential_id
      where l.token_hash = ${tokenHash} and l.purpose = 'credential' and k.revoked_at is null`,
  )
}

/** Forgets the links of a credential that nobody has used. */
export async function forgetCredentialLinks(tx: Transaction, credentialId: number): Promise<void> {
  await tx.rows(sql`delete from one_time_link where credential_id = ${credentialId} and used_at is null`)
}

/** Forgets the links with which an account sets a new password. */
export async function forgetPasswordLinks(tx: Transaction, administratorId: number): Promise<void> {
  await tx.rows(
    sql`delete from one_time_link where administrator_id = ${administratorId} and purpose = 'password' and used_at is null`,
  )
}

/** How many links for a new password the account was sent since then. */
export async function passwordLinksSince(
  tx: Transaction,
  administratorId: number,
  since: Temporal.Instant,
): Promise<number> {
  const row = await tx.first(
    sql<{ count: number }>`
      select count(*) as count from one_time_link
      where administrator_id = ${administratorId} and by_mail and created_at > ${since.toString()}::timestamptz`,
  )
  return row?.count ?? 0
}

/** Uses the link up; false when another request was faster. */
export async function spendLink(tx: Transaction, linkId: number, now: Temporal.Instant): Promise<boolean> {
  const rows = await tx.rows(
    sql`update one_time_link set used_at = ${now.toString()}::timestamptz where link_id = ${linkId} and used_at is null returning 1`,
  )
  return rows.length > 0
}

/** Whether somebody runs this installation: an account in force with the mark of an operator. */
export async function hasOperator(tx: Transaction): Promise<boolean> {
  const found = await tx.first(
    sql`select 1 from administrator where operator and revoked_at is null order by administrator_id limit 1`,
  )
  return found !== undefined
}
