import type { Transaction } from '../../kernel/database/connect.ts'
import { pipelined } from '../../kernel/database/pipelined.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The communities whose players may play in an event of `communityId`: itself and, for a club, its sub communities. */
export async function homeCommunities(tx: Transaction, communityId: number): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      select community_id as id from community where community_id = ${communityId} or club_community_id = ${communityId} order by 1`,
  )
  return rows.map(row => row.id)
}

/** Which of these courses exist. */
export async function existingCourses(tx: Transaction, courseIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.rows(
    sql<{ id: number }>`select course_id as id from course where course_id = any(${courseIds}::bigint[])`,
  )
  return new Set(rows.map(row => row.id))
}

export type TeeOfCourse = {
  readonly teeId: number
  readonly courseId: number
  readonly gender: 'M' | 'F'
  readonly par: number
  readonly ratingTenths: number
  readonly slope: number
  readonly holes: number
}

/** The tees of courses, with what a handicap needs of them. */
export function teesOfCourses(tx: Transaction, courseIds: readonly number[]): Promise<TeeOfCourse[]> {
  return tx.rows(
    sql<TeeOfCourse>`
      select tee_id as "teeId", course_id as "courseId", gender, par, rating_tenths as "ratingTenths", slope,
        cardinality(hole_pars) as holes
      from course_tee where course_id = any(${courseIds}::bigint[]) order by course_id, tee_id`,
  )
}

export type Profile = {
  readonly playerId: number
  readonly byName: boolean
  readonly firstName: string
  readonly lastName: string
  readonly lastNameKey: string
  readonly firstNameKey: string
  readonly gender: 'M' | 'F'
  readonly emailKey: string | null
  readonly dob: string | null
  readonly hcProviderId: number | null
  readonly hcId: string | null
  readonly indexTenths: number | null
  readonly revisionDate: string | null
  readonly communities: readonly number[]
}

export type ProfileSearch = {
  readonly playerIds: readonly number[]
  readonly emailKeys: readonly string[]
  /** `<provider>/<id>` */
  readonly handicapIds: readonly string[]
}

/** The players with one of these ids, e-mail addresses or world handicap ids, and the communities that they are in; held until the end of the transaction. */
export function profiles(tx: Transaction, search: ProfileSearch): Promise<Profile[]> {
  // Each way has an index of its own; of ways that are joined by "or" none is used, and all players are read.
  const which = sql`
    from player p
    where p.player_id in (
      select unnest(${search.playerIds}::bigint[])
      union all select o.player_id from player o where o.email_key = any(${search.emailKeys}::text[])
      union all
      select o.player_id from unnest(${search.handicapIds}::text[]) as one
      join player o on o.hc_provider_id = split_part(one, '/', 1)::bigint and o.hc_id = substr(one, strpos(one, '/') + 1))
    order by p.player_id`
  // A statement sees what was there when it began: where they belong is read once nobody takes them out any more.
  pipelined(tx.rows(sql`select ${which} for no key update of p`))
  return tx.rows(
    sql<Profile>`
      select p.player_id as "playerId", p.by_name as "byName", p.first_name as "firstName", p.last_name as "lastName",
        p.last_name_key as "lastNameKey", p.first_name_key as "firstNameKey", p.gender, p.email_key as "emailKey", p.dob, p.hc_provider_id as "hcProviderId", p.hc_id as "hcId",
        p.hc_index_tenths as "indexTenths", p.hc_revision_date as "revisionDate",
        array(select m.community_id from membership m where m.player_id = p.player_id) as communities
      ${which}`,
  )
}

/** The ids of all providers of world handicaps. */
export async function handicapProviders(tx: Transaction): Promise<ReadonlySet<number>> {
  const rows = await tx.rows(sql<{ id: number }>`select provider_id as id from handicap_provider`)
  return new Set(rows.map(row => row.id))
}
