import type { Language } from '../../../contract/words/languages.ts'
import { itselfAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
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

export type ClubLine = ClubRow & { readonly live: number; readonly coming: number }

const inPlay = sql`kind <> 'R' and state in ('in progress', 'suspended')`

/** The communities with a public page: those with an event in play first, then by name. */
export function publicClubs(tx: Transaction, today: string, most: number): Promise<ClubLine[]> {
  const shown = sql`select community_id, name, colour, logo, name_key from community where home = 'public'`
  return tx.rows(
    sql<ClubLine>`
      select c.community_id as "communityId", c.name, c.colour, c.logo, c.live, c.coming
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
  readonly publicId: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly state: EventState
  readonly course: string | null
  readonly players: number
  readonly rounds: number
  /** The last change of the event itself: its number, which rises with every change, and its time. */
  readonly change: { readonly sequence: number; readonly at: string }
}

/** The events that a public page shows: those in play, the next ones by date, and the last ones. */
export function clubEvents(tx: Transaction, communityId: number, most: number): Promise<ClubEvent[]> {
  return tx.rows(
    sql<ClubEvent>`
      select ${publicIdOf(sql`e`)} as "publicId", e.name, e.start_date as "startDate",
        e.end_date as "endDate", e.state,
        (select k.name from ${itselfAndRounds(sql`e`)} part
          join event_course x on x.community_id = e.community_id and x.event_id = part.event_id
          join course k using (course_id)
          order by x.event_id = e.event_id desc, x.event_id, x.position limit 1) as course,
        (select count(*)::int from registration g where g.community_id = e.community_id and g.event_id = e.event_id) as players,
        (select count(*)::int from event r where r.community_id = e.community_id and r.parent_event_id = e.event_id) as rounds,
        coalesce((
          select json_build_object('sequence', c.change_id, 'at', c.at) from change c
          where c.community_id = e.community_id and c.event_id = e.event_id and c.kind like 'event.%'
          order by c.change_id desc limit 1), json_build_object('sequence', 0, 'at', e.state_at)) as change
      from event e left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where e.community_id = ${communityId} and e.kind <> 'R' and e.state <> 'draft' and not ${isRehearsal}
      order by e.state in ('in progress', 'suspended') desc, e.start_date desc, e.event_id desc limit ${most}`,
  )
}
