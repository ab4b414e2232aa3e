import type { TSchema } from 'typebox'
import { Player, PlayerOfCommunity } from '../../../contract/players/published.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Json, jsonOf, selectTexts } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { RawJson } from '../../kernel/http/reply.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { communityFields } from '../communities/communityFields.ts'
import { type GivenFields, type Person, type Profile, profileColumns } from './profile.ts'
import type { Supplied } from './profiles.sql.ts'

export type PlayerCriteria = {
  readonly communityId: number
  readonly playerIds?: readonly number[]
  readonly email?: string
  readonly lastName?: string
  readonly member?: boolean
  readonly hcProviderId?: number
  readonly hcId?: string
}

/** The players of a community that meet all criteria, sorted by name. An e-mail address or handicap id that the community may not see finds nobody. */
export function players(
  tx: Transaction,
  criteria: PlayerCriteria,
  communities: readonly number[],
  page: Page,
): Promise<Listed<typeof Player>> {
  return list(
    tx,
    rosterItem(communities),
    sql`
      m.last_name_key, m.first_name_key, m.player_id
      from membership m join player p on p.player_id = m.player_id
      where m.community_id = ${criteria.communityId}
        and ${whenGiven(criteria.playerIds, ids => sql`m.player_id = any(${ids}::bigint[])`)}
        and ${whenGiven(criteria.email, email => hasValue('email_key', emailKey(email), criteria.communityId))}
        and ${whenGiven(criteria.lastName, name => beginsWith(sql`m.last_name_key`, nameKey(name)))}
        and ${whenGiven(criteria.member, member => sql`m.member = ${member}`)}
        and ${whenGiven(criteria.hcProviderId, id => sql`${visibleDetail('hc_provider_id')} = ${id}`)}
        and ${whenGiven(criteria.hcId, id => hasValue('hc_id', id, criteria.communityId))}`,
    ['last_name_key', 'first_name_key', 'player_id'],
    page,
  )
}

/** Whether the player has this value and the community may see it. The index finds candidates, in the profile or as it was supplied. */
function hasValue(column: 'email_key' | 'hc_id', value: string, communityId: number): Sql {
  return sql`m.player_id in (
      select player_id from player where ${sql.ref(column)} = ${value}
      union all select player_id from membership where community_id = ${communityId} and ${sql.ref(`given_${column}`)} = ${value})
    and ${visibleDetail(column)} = ${value}`
}

/** A prefix as a range: unlike `starts_with`, it uses the index even in a plan that does not know the value. */
function beginsWith(key: Sql, prefix: string): Sql {
  return sql`${key} between ${prefix} and ${`${prefix}\u{10ffff}`}`
}

/** The record of a player as a member or non-member of one community. */
export async function playerRecord(
  tx: Transaction,
  communities: readonly number[],
  communityId: number,
  playerId: number,
): Promise<RawJson<typeof Player>> {
  return record(
    tx,
    rosterItem(communities),
    sql` from membership m join player p on p.player_id = m.player_id
      where m.community_id = ${communityId} and m.player_id = ${playerId}`,
  )
}

/** The record of a player who was just added to the community, with the community. */
export async function playerOfCommunity(
  tx: Transaction,
  communities: readonly number[],
  communityId: number,
  playerId: number,
): Promise<RawJson<typeof PlayerOfCommunity>> {
  const { clubCommunityId: _, ...nameOfCommunity } = communityFields
  const community = jsonOf(PlayerOfCommunity.properties.community, nameOfCommunity)
  return record(
    tx,
    jsonOf(PlayerOfCommunity, { ...playerFields(sql`m.member`, sql`m.handle`, communities), community }),
    sql` from membership m join player p on p.player_id = m.player_id join community c on c.community_id = m.community_id
      where m.community_id = ${communityId} and m.player_id = ${playerId}`,
  )
}

/** The record of a player when no community is named: as seen by the one of `communities` that may see most. */
export async function profileRecord(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
): Promise<RawJson<typeof Player>> {
  return record(
    tx,
    playerItem(sql`null::boolean`, sql`null::text`, communities),
    sql` from membership m join player p on p.player_id = m.player_id
      where m.community_id = any(${communities}::bigint[]) and m.player_id = ${playerId}
      order by m.details_confirmed desc, m.community_id limit 1`,
  )
}

async function record<S extends TSchema>(tx: Transaction, item: Json<S>, rest: Sql): Promise<RawJson<S>> {
  const row = await tx.first(selectTexts(item, rest))
  if (!row) throw new Error('A player who was there a moment ago is missing.')
  return new RawJson(row.text)
}

function rosterItem(communities: readonly number[]): Json<typeof Player> {
  return playerItem(sql`m.member`, sql`m.handle`, communities)
}

/** The value of player `p` that membership `m` may see: the profile's, or what the community supplied itself. */
function visibleDetail(column: keyof Supplied | 'email_key'): Sql {
  return sql`case when m.details_confirmed then p.${sql.ref(column)} else m.${sql.ref(`given_${column}`)} end`
}

/** The record of player `p` as membership `m` may see it, for a caller who reaches `communities`. */
function playerItem(member: Sql, handle: Sql, communities: readonly number[]) {
  return jsonOf(Player, playerFields(member, handle, communities))
}

function playerFields(member: Sql, handle: Sql, communities: readonly number[]) {
  return {
    playerId: sql`p.player_id`,
    member,
    firstName: sql`p.first_name`,
    lastName: sql`p.last_name`,
    suffix: sql`p.suffix`,
    gender: sql`p.gender`,
    handle,
    email: visibleDetail('email'),
    dob: visibleDetail('dob'),
    phoneCountryCd: visibleDetail('phone_country_cd'),
    phone: visibleDetail('phone'),
    hcActive: sql`p.hc_active and m.details_confirmed`,
    hcProviderId: visibleDetail('hc_provider_id'),
    hcId: visibleDetail('hc_id'),
    hcIndex: sql`round(p.hc_index_tenths / 10.0, 1)`,
    hcRevisionDt: sql`p.hc_revision_date`,
    picUrl: sql`case when m.details_confirmed then p.pic_url end`,
    updatesAllowed: sql`p.completed_at is null and coalesce(p.keeper_community_id = any(${clubsOf(communities)}), false)`,
  }
}

/** The clubs of these communities; a single community is its own club. */
function clubsOf(communities: readonly number[]): Sql {
  return sql`(select array_agg(coalesce(c.club_community_id, c.community_id)) from community c where c.community_id = any(${communities}::bigint[]))::bigint[]`
}

/** Whether one of these communities belongs to the club that keeps the player's profile. */
export async function keepsProfile(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
): Promise<boolean> {
  const row = await tx.first(
    sql<{ keeps: boolean }>`
      select coalesce(keeper_community_id = any(${clubsOf(communities)}), false) as keeps from player where player_id = ${playerId}`,
  )
  return row?.keeps ?? false
}

/** The profile, locked against other changes. */
export function profileForUpdate(tx: Transaction, playerId: number): Promise<Profile | undefined> {
  return tx.first(
    sql<Profile>`select ${profileColumns} from player where player_id = ${playerId} and not by_name for no key update`,
  )
}

/** Inserts a profile, kept by the club of the community `maker`. Does nothing when another profile has the e-mail address or the world handicap id. */
export async function insertProfile(
  tx: Transaction,
  playerId: number,
  person: Person,
  maker: number,
  now: Temporal.Instant,
): Promise<void> {
  const columns = { ...person, player_id: playerId, created_at: now.toString() }
  const club = sql`(select coalesce(club_community_id, community_id) from community where community_id = ${maker}::bigint)`
  await tx.rows(
    sql`
      insert into player (${sql.join(Object.keys(columns).map(column => sql.ref(column)))}, creator_community_id, keeper_community_id, email_community_id)
      values (${sql.join(Object.values(columns))}, ${club}, ${club}, ${club}) on conflict do nothing`,
  )
}

/** Writes columns of a profile. Fails on the unique keys when e-mail address or handicap id are taken. */
export async function updateProfileRow(
  tx: Transaction,
  playerId: number,
  fields: GivenFields & Pick<Profile, 'unproven'>,
): Promise<void> {
  const changes = Object.entries(fields).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await tx.rows(sql`update player set ${sql.join(changes)} where player_id = ${playerId}`)
}

function whenGiven<T>(value: T | undefined, condition: (value: T) => Sql): Sql {
  return value === undefined ? sql`true` : condition(value)
}
