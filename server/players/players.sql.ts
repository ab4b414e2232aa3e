import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect.ts'
import { type Listed, list, type Page, statement } from '../database/list.ts'
import { RawJson } from '../handler.ts'
import { emailKey } from './emailKey.ts'
import { nameKey } from './nameKey.ts'
import { type GivenFields, type Person, type Profile, profileColumns } from './profile.ts'

export type PlayerCriteria = {
  readonly communityId: number
  readonly playerIds?: readonly number[]
  readonly email?: string
  readonly lastName?: string
  readonly member?: boolean
  readonly hcProviderId?: number
  readonly hcId?: string
}

/** The players of a community that meet all criteria, by name. */
export function players(tx: Transaction, criteria: PlayerCriteria, page: Page): Promise<Listed> {
  return list(
    tx,
    sql`
      select ${rosterItem} as item, m.last_name_key, m.first_name_key, m.player_id
      from membership m join player p on p.player_id = m.player_id
      where m.community_id = ${criteria.communityId}
        and ${given(criteria.playerIds, ids => sql`m.player_id = any(${ids}::bigint[])`)}
        and ${given(criteria.email, email => sql`p.email_key = ${emailKey(email)}`)}
        and ${given(criteria.lastName, name => beginsWith(sql`m.last_name_key`, nameKey(name)))}
        and ${given(criteria.member, member => sql`m.member = ${member}`)}
        and ${given(criteria.hcProviderId, id => sql`p.hc_provider_id = ${id}`)}
        and ${given(criteria.hcId, id => sql`p.hc_id = ${id}`)}`,
    ['last_name_key', 'first_name_key', 'player_id'],
    page,
  )
}

/** A prefix as a range: unlike `starts_with` it reaches the index also in a plan that is made without its value. */
function beginsWith(key: RawBuilder<unknown>, prefix: string): RawBuilder<unknown> {
  return sql`${key} between ${prefix} and ${`${prefix}\u{10ffff}`}`
}

/** A player as a member or non-member of one community. */
export async function playerRecord(tx: Transaction, communityId: number, playerId: number): Promise<RawJson> {
  return record(
    tx,
    sql`select ${rosterItem}::text as text from membership m join player p on p.player_id = m.player_id
      where m.community_id = ${communityId} and m.player_id = ${playerId}`,
  )
}

/** A player where no community is asked for, with the details that one of `communities` may see. */
export async function profileRecord(
  tx: Transaction,
  communities: readonly number[],
  playerId: number,
): Promise<RawJson> {
  const isConfirmed = sql`exists (select from membership m where m.community_id = any(${communities}::bigint[]) and m.player_id = p.player_id and m.details_confirmed)`
  return record(
    tx,
    sql`select ${playerItem(sql`null::boolean`, sql`null::text`, isConfirmed)}::text as text from player p where p.player_id = ${playerId}`,
  )
}

async function record(tx: Transaction, query: RawBuilder<unknown>): Promise<RawJson> {
  const row = await tx.first(statement<{ text: string }>(query))
  if (!row) throw new Error('A player who was there a moment ago is missing.')
  return new RawJson(row.text)
}

const rosterItem = playerItem(sql`m.member`, sql`m.handle`, sql`m.details_confirmed`)

/** The record of player `p`; date of birth and phone only where `details` holds. */
function playerItem(member: RawBuilder<unknown>, handle: RawBuilder<unknown>, details: RawBuilder<unknown>) {
  return sql`
    json_strip_nulls(json_build_object(
      'playerId', p.player_id, 'member', ${member}, 'firstName', p.first_name, 'lastName', p.last_name, 'suffix', p.suffix,
      'gender', p.gender, 'handle', ${handle}, 'email', p.email,
      'dob', case when ${details} then p.dob end,
      'phoneCountryCd', case when ${details} then p.phone_country_cd end, 'phone', case when ${details} then p.phone end,
      'hcActive', p.hc_active, 'hcProviderId', p.hc_provider_id, 'hcId', p.hc_id,
      'hcIndex', round(p.hc_index_tenths / 10.0, 1), 'hcRevisionDt', p.hc_revision_date,
      'picUrl', p.pic_url, 'updatesAllowed', p.completed_at is null))`
}

/** The profile, locked against other changes. */
export function profileForUpdate(tx: Transaction, playerId: number): Promise<Profile | undefined> {
  return tx.first(
    statement<Profile>(
      sql`select ${profileColumns} from player where player_id = ${playerId} and not by_name for no key update`,
    ),
  )
}

/** A new profile under its own new id. Nothing happens when another profile has the e-mail address or the world handicap id. */
export async function insertProfile(
  tx: Transaction,
  playerId: number,
  person: Person,
  now: Temporal.Instant,
): Promise<void> {
  const columns = { ...person, player_id: playerId, created_at: now.toString() }
  await tx.rows(
    statement(sql`
      insert into player (${sql.join(Object.keys(columns).map(column => sql.ref(column)))})
      values (${sql.join(Object.values(columns))}) on conflict do nothing`),
  )
}

export async function updateProfileRow(
  tx: Transaction,
  playerId: number,
  fields: GivenFields & Pick<Profile, 'unproven'>,
): Promise<void> {
  const changes = Object.entries(fields).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await tx.rows(statement(sql`update player set ${sql.join(changes)} where player_id = ${playerId}`))
}

function given<T>(value: T | undefined, condition: (value: T) => RawBuilder<unknown>): RawBuilder<unknown> {
  return value === undefined ? sql`true` : condition(value)
}
