/**
 * What players need beyond the scope of the caller: an e-mail address and a world handicap id are unique across all
 * communities. What is read here serves to decide; it never stands in an answer.
 */
import { sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { statement } from '../database/list.ts'
import { type Profile, profileColumns } from '../players/profile.ts'

export type Identity = Pick<Profile, 'email_key' | 'hc_provider_id' | 'hc_id'>

/** The profiles that have the e-mail address or the world handicap id, in whatever community; their names stay until the end of the transaction. */
export function profileByIdentity(tx: Transaction, identity: Identity): Promise<Profile[]> {
  return outsideScope(tx, () =>
    tx.rows(
      statement<Profile>(sql`
        select ${profileColumns} from player
        where email_key = ${identity.email_key}::text
          or (hc_provider_id = ${identity.hc_provider_id}::bigint and hc_id = ${identity.hc_id}::text)
        for share`),
    ),
  )
}

export type NewMembership = {
  readonly communityId: number
  readonly playerId: number
  readonly member: boolean
  readonly handle: string | null
  readonly detailsConfirmed: boolean
}

/** Adds a profile of whatever community to one of the caller's; false when it is there already. */
export async function joinCommunity(tx: Transaction, joining: NewMembership, now: Temporal.Instant): Promise<boolean> {
  const rows = await outsideScope(tx, () =>
    tx.rows(
      statement(sql`
        insert into membership (community_id, player_id, member, handle, details_confirmed, last_name_key, first_name_key, created_at)
        select ${joining.communityId}::bigint, player_id, ${joining.member}::boolean, ${joining.handle}::text,
          ${joining.detailsConfirmed}::boolean, last_name_key, first_name_key, ${now.toString()}::timestamptz
        from player where player_id = ${joining.playerId} for share
        on conflict (community_id, player_id) do nothing returning 1`),
    ),
  )
  return rows.length > 0
}

/** Brings the name by which each community finds the player up to the profile's. */
export async function renameInAllCommunities(tx: Transaction, playerId: number): Promise<void> {
  await outsideScope(tx, () =>
    tx.rows(
      statement(sql`
        update membership m set last_name_key = p.last_name_key, first_name_key = p.first_name_key
        from player p where p.player_id = ${playerId} and m.player_id = p.player_id`),
    ),
  )
}

/** Statements of `work` are sent at once, so nothing else gets between leaving the scope and entering it again. */
async function outsideScope<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const [, result] = await Promise.all([tx.leaveScope(), work(), tx.enterScope()])
  return result
}
