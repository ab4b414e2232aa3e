/** Invitations to work for a community: links that work once. `tx` must be a transaction over everything. */
import type { Role } from '../../../contract/roles/capabilities.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type InvitationRow = {
  readonly invitationId: number
  readonly email: string
  readonly role: Role
  readonly invitedAt: string
  readonly expiresAt: string
}

/** The invitations of a community that can still be accepted, the newest first. */
export function openInvitations(tx: Transaction, communityId: number, now: Temporal.Instant): Promise<InvitationRow[]> {
  return tx.rows(
    sql<InvitationRow>`
      select link_id as "invitationId", coalesce(email, '') as email, coalesce(role, 'viewer') as role, created_at as "invitedAt", expires_at as "expiresAt"
      from one_time_link
      where community_id = ${communityId} and purpose = 'invitation' and used_at is null and expires_at > ${now.toString()}::timestamptz
      order by link_id desc limit 1000`,
  )
}

/** Ends what the community, or with `undefined` any community, has sent to this address. */
export async function endInvitationsTo(
  tx: Transaction,
  emailKey: string,
  communityId: number | undefined,
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      update one_time_link set used_at = ${now.toString()}::timestamptz
      where purpose = 'invitation' and used_at is null and email_key = ${emailKey}
        and (${communityId ?? null}::bigint is null or community_id = ${communityId ?? null})`,
  )
}

/** Ends what the account has sent, but for the communities in which it may invite. */
export async function endInvitationsBy(
  tx: Transaction,
  administratorId: number,
  mayInviteIn: readonly number[],
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      update one_time_link set used_at = ${now.toString()}::timestamptz
      where purpose = 'invitation' and used_at is null and created_by = ${administratorId}
        and community_id <> all(${mayInviteIn}::bigint[])`,
  )
}

/** How many invitations went to this address from anybody, and from this community to anybody, since then. */
export async function invitationsSince(
  tx: Transaction,
  { emailKey, communityId }: { readonly emailKey: string; readonly communityId: number },
  since: Temporal.Instant,
): Promise<{ readonly toAddress: number; readonly ofCommunity: number }> {
  const at = since.toString()
  const row = await tx.first(
    sql<{ toAddress: number; ofCommunity: number }>`
      select
        (select count(*) from one_time_link where purpose = 'invitation' and email_key = ${emailKey} and created_at > ${at}::timestamptz) as "toAddress",
        (select count(*) from one_time_link where purpose = 'invitation' and community_id = ${communityId} and created_at > ${at}::timestamptz) as "ofCommunity"`,
  )
  return row ?? { toAddress: 0, ofCommunity: 0 }
}
