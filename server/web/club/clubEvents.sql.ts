import type { Language } from '../../../contract/words/languages.ts'
import { itselfAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import { generationsOf, type LinkGenerations } from '../../domain/access/generationsOf.sql.ts'
import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
import { underCorrection, type VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { EventState } from '../../domain/events/eventState.ts'
import { isRehearsal } from '../../domain/events/rehearsal.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type ClubRow = {
  readonly communityId: number
  readonly name: string
  readonly colour: string | null
  readonly logo: string | null
}

/** The community when it has a public page; undefined when it has none, or there is no such community. */
export function publicClub(tx: Transaction, communityId: number): Promise<ClubRow | undefined> {
  return tx.first(
    sql<ClubRow>`
      select community_id as "communityId", name, colour, logo from community
      where community_id = ${communityId} and home = 'public'`,
  )
}

/** The language that the community has chosen for its pages; null where it has chosen none. */
export async function languageOfClub(tx: Transaction, communityId: number): Promise<Language | null> {
  const row = await tx.first(
    sql<{ readonly language: Language | null }>`select language from community where community_id = ${communityId}`,
  )
  return row?.language ?? null
}

export type ClubLine = ClubRow & {
  /** The club of a group, or the club itself; null of a community without one. */
  readonly clubId: number | null
  readonly live: number
  readonly coming: number
}

const inPlay = sql`kind <> 'R' and state in ('in progress', 'suspended')`

/** The communities with a public page: those with an event in play first, then by name. */
export function publicClubs(tx: Transaction, today: string, most: number): Promise<ClubLine[]> {
  const shown = sql`select community_id, name, colour, logo, name_key, club_community_id from community where home = 'public'`
  return tx.rows(
    sql<ClubLine>`
      select c.community_id as "communityId", c.name, c.colour, c.logo, c.club_community_id as "clubId", c.live, c.coming
      from (
        select c.*, (select count(*)::int from event where community_id = c.community_id and ${inPlay}) as live, (
          select count(*)::int from event
          where community_id = c.community_id and kind <> 'R' and state = 'published' and end_date >= ${today}::date) as coming
        from (
          ${shown} and community_id = any(array(select community_id from event where ${inPlay}))
          union (${shown} order by name_key limit ${most})) c) c
      order by c.live > 0 desc, c.name_key limit ${most}`,
  )
}

export type ClubEvent = {
  readonly communityId: number
  readonly communityName: string
  readonly eventId: number
  readonly publicId: string
  readonly kind: VisibleEvent['kind']
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly timeZone: string
  readonly state: EventState
  readonly stateReason: string | null
  /** What its pages show was published, and its official results are being corrected. */
  readonly underCorrection: boolean
  readonly registrationType: VisibleEvent['registrationType']
  readonly settings: unknown
  readonly course: string | null
  readonly players: number
  readonly rounds: number
  /** The first of its leaderboards; null where it has none. */
  readonly leaderboardId: number | null
  /** Generations of its links that somebody has regenerated. */
  readonly generations: LinkGenerations
  /** The last change of the event itself: its number, which rises with every change, and its time. */
  readonly change: { readonly sequence: number; readonly at: string }
}

/** Which events: all that are published, or those in play. */
const shownEvents = {
  published: sql`e.state <> 'draft'`,
  inPlay: sql`e.state in ('in progress', 'suspended')`,
} as const

/** The events of these communities, which have a public page: those in play, the next ones by date, and the last ones. */
export function clubEvents(
  tx: Transaction,
  communityIds: readonly number[],
  which: keyof typeof shownEvents,
  most: number,
): Promise<ClubEvent[]> {
  // A multi-round event goes on, but all that are out of its rounds wait.
  const waiting = sql`
    select r.state_reason, r.state from event r
    where r.community_id = e.community_id and r.parent_event_id = e.event_id and r.state in ('in progress', 'suspended')
    order by r.state, r.round_number limit 1`
  return tx.rows(
    sql<ClubEvent>`
      select e.community_id as "communityId", (select c.name from community c where c.community_id = e.community_id) as "communityName", e.event_id as "eventId", ${publicIdOf(sql`e`)} as "publicId",
        e.kind, e.name, e.start_date as "startDate", e.end_date as "endDate", e.time_zone as "timeZone",
        case when e.state = 'in progress' and w.state = 'suspended' then w.state else e.state end as state,
        case when e.state = 'in progress' and w.state = 'suspended' then w.state_reason else e.state_reason end as "stateReason",
        ${underCorrection(sql`e`)} as "underCorrection", e.registration_type as "registrationType", e.settings,
        (select k.name from ${itselfAndRounds(sql`e`)} part
          join event_course x on x.community_id = e.community_id and x.event_id = part.event_id
          join course k using (course_id)
          order by x.event_id = e.event_id desc, x.event_id, x.position limit 1) as course,
        (select count(*)::int from registration g where g.community_id = e.community_id and g.event_id = e.event_id) as players,
        (select count(*)::int from event r where r.community_id = e.community_id and r.parent_event_id = e.event_id) as rounds,
        (select l.leaderboard_id from leaderboard l where l.community_id = e.community_id and l.event_id = e.event_id
          order by l.position, l.leaderboard_id limit 1) as "leaderboardId",
        ${generationsOf(sql`e`)} as generations,
        coalesce((
          select json_build_object('sequence', c.change_id, 'at', c.at) from change c
          where c.community_id = e.community_id and c.event_id = e.event_id and c.kind like 'event.%'
          order by c.change_id desc limit 1), json_build_object('sequence', 0, 'at', e.state_at)) as change
      from event e left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      left join lateral (${waiting}) w on true
      where e.community_id = any(${communityIds}::bigint[]) and e.kind <> 'R'
        and ${shownEvents[which]} and not ${isRehearsal}
      order by e.state in ('in progress', 'suspended') desc, e.start_date desc, e.event_id desc limit ${most}`,
  )
}

export type GroupRow = { readonly communityId: number; readonly name: string; readonly players: number }

/** The groups of a club that have a public page of their own. */
export function publicGroups(tx: Transaction, communityIds: readonly number[]): Promise<GroupRow[]> {
  return tx.rows(
    sql<GroupRow>`
      select c.community_id as "communityId", c.name,
        (select count(*)::int from membership m where m.community_id = c.community_id) as players
      from community c where c.community_id = any(${communityIds}::bigint[]) and c.home = 'public' order by c.name_key`,
  )
}
