/** Credentials as lists show them. Their hashes no statement reads (060_walls.sql, 102_access.sql). */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type CredentialLine = {
  readonly credentialId: number
  readonly email: string
  readonly intendedUse: string
  readonly since: string
  readonly reaches: readonly { readonly communityId: number; readonly name: string; readonly isClub: boolean }[]
  readonly hasPassword: boolean
  readonly linkUntil: string | null
  readonly lastCallAt: string | null
  readonly callsToday: number
}

/** The credentials in force with what they reach and how they were used, in the order of their ids. */
export function credentialsInForce(tx: Transaction, now: Temporal.Instant): Promise<CredentialLine[]> {
  const at = now.toString()
  return tx.rows(
    sql<CredentialLine>`
      select k.credential_id as "credentialId", k.email, k.intended_use as "intendedUse", k.created_at as since,
        coalesce((
          select jsonb_agg(jsonb_build_object('communityId', c.community_id, 'name', c.name,
            'isClub', c.club_community_id is not distinct from c.community_id) order by c.community_id)
          from community c where c.community_id = any(k.communities)), '[]') as reaches,
        k.has_password as "hasPassword",
        (select max(l.expires_at) from one_time_link l
          where l.credential_id = k.credential_id and l.used_at is null and l.expires_at > ${at}::timestamptz) as "linkUntil",
        (select u.last_at from credential_use u where u.credential_id = k.credential_id order by u.day desc limit 1) as "lastCallAt",
        coalesce((select u.calls from credential_use u
          where u.credential_id = k.credential_id and u.day = (${at}::timestamptz at time zone 'UTC')::date), 0) as "callsToday"
      from credential_lines() k where k.revoked_at is null order by k.credential_id`,
  )
}
