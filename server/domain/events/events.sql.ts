import { Event } from '../../../contract/shapes.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, onPage, orderBy, type Page } from '../../kernel/database/list.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { eventNumber } from '../access/visibleEvent.ts'

export type EventCriteria = {
  readonly eventIds?: readonly string[]
  readonly courseIds?: readonly number[]
  readonly forPlayerId?: number
  readonly forRegisteredPlayer?: boolean
  readonly startDateFrom?: string
  readonly startDateTo?: string
  readonly endDateFrom?: string
  readonly endDateTo?: string
  readonly sortAsc?: boolean
  readonly maxResults?: number
  readonly name?: string
}

const eventItem = jsonOf(Event, {
  communityId: sql`e.community_id`,
  communityName: sql`e.community_name`,
  eventId: sql`case e.kind when 'M' then 'M-' else 'S-' end || e.event_id`,
  name: sql`e.name`,
  courseId: sql`first_course.course_id`,
  courseName: sql`first_course.name`,
  city: sql`first_course.city`,
  // A course gives its region as ISO 3166-2 does, with the country.
  state: sql`split_part(first_course.state, '-', 2)`,
  startDate: sql`e.start_date`,
  endDate: sql`e.end_date`,
  info: sql`e.info`,
  locked: sql`e.state in ('official', 'cancelled') or coalesce(parent.state in ('official', 'cancelled'), false)`,
  timeZone: sql`e.time_zone`,
})

const newestFirst = ['-start_date', 'name_key', 'event_id']
const oldestFirst = ['start_date', 'name_key', 'event_id']

/**
 * The multi-round and single round events of the communities that meet all criteria, the newest first; rounds only when `eventIds`
 * names them.
 */
export function events(
  tx: Transaction,
  communities: readonly number[],
  criteria: EventCriteria,
  page: Page,
): Promise<Listed<typeof Event>> {
  const ids = criteria.eventIds
  const numbersOf = (letter: string) => ids?.filter(id => id.startsWith(letter)).map(eventNumber) ?? null
  const condition = sql`${ids ? sql`((e.kind = 'M' and e.event_id = any(${numbersOf('M')})) or (e.kind <> 'M' and e.event_id = any(${numbersOf('S')})))` : sql`e.kind <> 'R'`}
    and ${whenGiven(criteria.name, name => sql`starts_with(e.name_key, ${nameKey(name)})`)}
    and ${whenGiven(criteria.startDateFrom, date => sql`e.start_date >= ${date}::date`)}
    and ${whenGiven(criteria.startDateTo, date => sql`e.start_date <= ${date}::date`)}
    and ${whenGiven(criteria.endDateFrom, date => sql`e.end_date >= ${date}::date`)}
    and ${whenGiven(criteria.endDateTo, date => sql`e.end_date <= ${date}::date`)}
    and ${whenGiven(criteria.courseIds, courseIds => sql`exists (select from event_course x where x.community_id = e.community_id and x.event_id = e.event_id and x.course_id = any(${courseIds}::bigint[]))`)}
    and ${whenGiven(criteria.forPlayerId, playerId => forPlayer(playerId, criteria.forRegisteredPlayer))}`
  return listWhere(tx, communities, condition, criteria.sortAsc ? oldestFirst : newestFirst, page, criteria.maxResults)
}

/** The rounds of a multi-round event, the first one first. */
export function rounds(
  tx: Transaction,
  communityId: number,
  eventId: number,
  page: Page,
): Promise<Listed<typeof Event>> {
  return listWhere(tx, [communityId], sql`e.parent_event_id = ${eventId}`, oldestFirst, page)
}

/** Who plays a round is registered for its multi-round event. */
function forPlayer(playerId: number, registered: boolean | undefined): Sql {
  const isRegistered = sql`exists (select from registration r where r.community_id = e.community_id
    and r.event_id = coalesce(e.parent_event_id, e.event_id) and r.player_id = ${playerId})`
  if (registered) return isRegistered
  const belongs = sql`exists (select from membership m where m.community_id = e.community_id and m.player_id = ${playerId})`
  return registered === undefined ? belongs : sql`${belongs} and not ${isRegistered}`
}

/**
 * The events of the communities that meet the condition. Each community gives as many as a page has, in the order of its index;
 * what is joined to them is so for those on the page. Of more than `most` only the first ones count.
 */
function listWhere(
  tx: Transaction,
  communities: readonly number[],
  condition: Sql,
  order: readonly string[],
  page: Page,
  most?: number,
): Promise<Listed<typeof Event>> {
  const ofCommunity = sql`
    select e.kind, e.event_id, e.parent_event_id, e.name, e.start_date, e.end_date, e.info, e.state, e.time_zone, e.name_key
    from event e where e.community_id = c.community_id and ${condition}`
  const found = (events: Sql) => sql`
    select c.community_id, c.name as community_name, e.*
    from community c cross join lateral ${events} e where c.community_id = any(${communities})`
  const capped = (rows: Sql) => sql`(${rows} order by ${orderBy(order)} limit ${most ?? null}::bigint)`
  const all =
    most === undefined
      ? found(onPage(ofCommunity, order, page))
      : sql`select * from ${capped(found(capped(ofCommunity)))} as found`
  // A multi-round event shows the course of its first round; its own event_course rows stand in that order.
  return list(
    tx,
    eventItem,
    sql`
      e.start_date, e.name_key, e.event_id
      from ${onPage(all, order, page)} e
      left join event parent on parent.community_id = e.community_id and parent.event_id = e.parent_event_id
      left join lateral (
        select course.course_id, course.name, course.city, course.state from event_course x join course on course.course_id = x.course_id
        where x.community_id = e.community_id and x.event_id = e.event_id order by x.position, x.course_id limit 1) first_course on true`,
    order,
    page,
  )
}

/** The communities to search: the given one, with its sub communities in scope when asked for. */
export async function searchedCommunities(
  tx: Transaction,
  communityId: number,
  withSubCommunities: boolean,
  scope: readonly number[],
): Promise<readonly number[]> {
  if (!withSubCommunities) return [communityId]
  const rows = await tx.rows(
    sql<{ communityId: number }>`
      select community_id as "communityId" from community where community_id = any(${scope}) and (community_id = ${communityId} or club_community_id = ${communityId})`,
  )
  return rows.map(row => row.communityId)
}

function whenGiven<T>(value: T | undefined, condition: (value: T) => Sql): Sql {
  return value === undefined ? sql`true` : condition(value)
}
