/**
 * What players need beyond the scope of the caller: e-mail addresses and world handicap ids are unique across all
 * communities, and one club keeps a profile for all. What is read here is used to decide and never appears in a reply.
 * Rows are locked in one order everywhere: the player, then memberships (see {@link holdPlayers}).
 */

import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { holdPlayers, holdRegistrationsOf } from './holdPlayers.sql.ts'
import { settleProfiles } from './keepers.sql.ts'
import { type Profile, profileColumns } from './profile.ts'

export type Identity = Pick<Profile, 'email_key' | 'hc_provider_id' | 'hc_id'>

/**
 * The profiles with this e-mail address or world handicap id in any community, locked until the transaction ends. Each is found
 * by an index of its own; what is asked of the row itself is asked again when it was waited for.
 */
export function profileByIdentity(tx: Transaction, identity: Identity): Promise<Profile[]> {
  const hasEmail = sql`email_key = ${identity.email_key}::text`
  const hasId = sql`hc_provider_id = ${identity.hc_provider_id}::bigint and hc_id = ${identity.hc_id}::text`
  return outsideScope(tx, () =>
    tx.rows(
      sql<Profile>`
        select ${profileColumns} from player
        where player_id in (
            select player_id from player where ${hasEmail} union all select player_id from player where ${hasId})
          and (${hasEmail} or (${hasId}))
        order by player_id for no key update`,
    ),
  )
}

/** Those of these e-mail keys and handicap ids (`<provider>/<id>`) that a profile of any community has. */
export async function takenIdentities(
  tx: Transaction,
  emailKeys: readonly string[],
  handicapIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await outsideScope(tx, () =>
    tx.rows(
      sql<{ key: string }>`
        select p.email_key as key from player p where p.email_key = any(${emailKeys}::text[])
        union all
        select one as key from unnest(${handicapIds}::text[]) as one
        join player o on o.hc_provider_id = split_part(one, '/', 1)::bigint and o.hc_id = substr(one, strpos(one, '/') + 1)`,
    ),
  )
  return new Set(rows.map(({ key }) => key))
}

/** What a community supplies about a player who has a profile already. */
export type Supplied = Pick<
  Profile,
  'email' | 'email_key' | 'dob' | 'phone_country_cd' | 'phone' | 'hc_provider_id' | 'hc_id'
>

export type NewMembership = {
  readonly communityId: number
  readonly playerId: number
  readonly member: boolean
  readonly handle: string | null
  /** Whether the community created the profile or proved to know the player, or another of its club did before. */
  readonly detailsConfirmed: boolean
  readonly supplied?: Supplied
}

/** The club of a community; a single community is its own club. */
const club = (community: string) => sql.raw(`coalesce(${community}.club_community_id, ${community}.community_id)`)

/**
 * Adds a profile of any community to one of the caller's; false when it is there already. What another community of the same
 * club knows and has supplied counts here too.
 */
export async function joinCommunity(tx: Transaction, joining: NewMembership, now: Temporal.Instant): Promise<boolean> {
  const { communityId, playerId, supplied } = joining
  const text = (column: keyof Supplied) =>
    sql`coalesce(${supplied?.[column] ?? null}::text, own.${sql.ref(`given_${column}`)})`
  const rows = await outsideScope(tx, async () => {
    const [, joined] = await Promise.all([
      holdPlayers(tx, [playerId], 'change'),
      tx.rows(
        sql`
          insert into membership (community_id, player_id, member, handle, details_confirmed, given_email, given_email_key,
            given_dob, given_phone_country_cd, given_phone, given_hc_provider_id, given_hc_id, last_name_key, first_name_key, created_at)
          select ${communityId}::bigint, p.player_id, ${joining.member}::boolean, ${joining.handle}::text,
            ${joining.detailsConfirmed}::boolean or coalesce(own.details_confirmed, false),
            ${text('email')}, ${text('email_key')}, coalesce(${supplied?.dob ?? null}::date, own.given_dob),
            ${text('phone_country_cd')}, ${text('phone')}, coalesce(${supplied?.hc_provider_id ?? null}::bigint, own.given_hc_provider_id),
            ${text('hc_id')}, p.last_name_key, p.first_name_key, ${now.toString()}::timestamptz
          from player p
          join community c on c.community_id = ${communityId}
          left join lateral (
            select m.* from membership m join community d on d.community_id = m.community_id
            where m.player_id = p.player_id and ${club('d')} = ${club('c')}
            order by m.details_confirmed desc, m.community_id limit 1) own on true
          where p.player_id = ${playerId}
          on conflict (community_id, player_id) do nothing returning 1`,
      ),
      settleProfiles(tx, [playerId]),
    ])
    return joined
  })
  return rows.length > 0
}

/** Lets the club of the community, with all its communities, see the details from now on; false when they all could before. */
export async function confirmDetails(tx: Transaction, communityId: number, playerId: number): Promise<boolean> {
  const rows = await outsideScope(tx, () =>
    tx.rows(
      sql`
        update membership m set details_confirmed = true
        from community c, community d
        where c.community_id = ${communityId} and d.community_id = m.community_id and ${club('d')} = ${club('c')}
          and m.player_id = ${playerId} and not m.details_confirmed
        returning 1`,
    ),
  )
  return rows.length > 0
}

/** Locks the registrations of a player in all events, which follow the name that is about to be written. */
export async function holdForRename(tx: Transaction, playerId: number): Promise<void> {
  await outsideScope(tx, () => holdRegistrationsOf(tx, [playerId]))
}

/** {@link settleProfiles} within the scope of a caller. */
export async function settleKeepers(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await outsideScope(tx, () => settleProfiles(tx, playerIds))
}

/** Runs `work` over all communities. Its statements are sent together, so that nothing else comes between leaving the scope and entering it again. */
async function outsideScope<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const [, result] = await Promise.all([tx.leaveScope(), work(), tx.enterScope()])
  return result
}
