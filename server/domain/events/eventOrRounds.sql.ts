import type { Hole, NineValues } from '../../../rules/game.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { PlayedTee } from '../courses/courses.sql.ts'
import { teeOver } from '../courses/teeOver.ts'
import { type EventSettings, eventSettings } from './eventSettings.ts'
import { isRehearsal } from './rehearsal.sql.ts'

/** A tee with the names and the holes that a card shows. */
export type TeeInPlay = PlayedTee & {
  readonly name: string
  readonly courseName: string
  readonly card: readonly Hole[]
  /** The values of its nines, where they are known. */
  readonly front: NineValues | null
  readonly back: NineValues | null
}

/** The event itself, or one of its rounds. `tees` are by id, those of the first course first; a multi-round event has those of its rounds too. */
export type EventOrRound = {
  readonly eventId: number
  readonly settings: EventSettings
  readonly startDate: string
  readonly isRehearsal: boolean
  /** The results are official, of the event or of its multi-round event. */
  readonly isOfficial: boolean
  readonly tees: ReadonlyMap<number, TeeInPlay>
}

/** What is asked about: the event itself, or each round that is played. A single round event is its own round. */
export type Level = 'event' | 'rounds'

/** The event, or its rounds in order, with settings and tees. */
export async function eventOrRounds(
  tx: Transaction,
  event: VisibleEvent,
  level: Level,
): Promise<readonly EventOrRound[]> {
  const [parts, rows] = await Promise.all([partRows(tx, event, level), teeRows(tx, event)])
  const tees = rows.map(({ eventIds, ...tee }) => ({ eventIds, tee }))
  return parts.map(({ eventId, kind, settings, parentSettings, ...facts }) => {
    const here = kind === 'M' ? tees : tees.filter(({ eventIds }) => eventIds.includes(eventId))
    const inForce = eventSettings({ settings, parentSettings })
    const played = (tee: TeeInPlay): TeeInPlay => ({
      ...teeOver(tee, kind === 'M' ? undefined : inForce.nine),
      ...(inForce.halfIndex === 'exact' && { exactHalf: true }),
    })
    return {
      eventId,
      ...facts,
      settings: inForce,
      tees: new Map(here.map(({ tee }) => [tee.teeId, played(tee)])),
    }
  })
}

/** A condition on the events `e`: those that {@link eventOrRounds} returns at this level. */
export function eventsAtLevel({ communityId, eventId, kind }: VisibleEvent, level: Level) {
  return level === 'rounds' && kind === 'M'
    ? sql`e.community_id = ${communityId} and e.parent_event_id = ${eventId}`
    : sql`e.community_id = ${communityId} and e.event_id = ${eventId}`
}

type PartRow = {
  readonly eventId: number
  readonly kind: 'M' | 'R' | 'S'
  readonly settings: unknown
  readonly parentSettings: unknown
  readonly startDate: string
  readonly isRehearsal: boolean
  readonly isOfficial: boolean
}

function partRows(tx: Transaction, event: VisibleEvent, level: Level): Promise<PartRow[]> {
  return tx.rows(
    sql<PartRow>`
      select e.event_id as "eventId", e.kind, e.settings, m.settings as "parentSettings", e.start_date as "startDate",
        ${isRehearsal} as "isRehearsal", 'official' in (e.state, coalesce(m.state, e.state)) as "isOfficial"
      from event e left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where ${eventsAtLevel(event, level)}
      order by e.round_number, e.event_id`,
  )
}

/** The tees of the event and of its rounds, each with the events where its course is played. */
function teeRows(tx: Transaction, event: VisibleEvent) {
  return tx.rows(
    sql<TeeInPlay & { readonly eventIds: readonly number[] }>`
      select x.event_ids as "eventIds", t.course_id as "courseId", c.name as "courseName", t.tee_id as "teeId", t.gender, t.name,
        t.par, t.rating_tenths as "ratingTenths", t.slope, cardinality(t.hole_pars) as holes,
        ${nineValues('front', sql`t.hole_pars[1:9]`)} as front, ${nineValues('back', sql`t.hole_pars[10:18]`)} as back,
        (select json_agg(json_build_object('number', n, 'par', t.hole_pars[n], 'strokeIndex', t.stroke_indexes[n]) order by n)
          from generate_series(1, cardinality(t.hole_pars)) n) as card
      from (
        select x.course_id, array_agg(x.event_id) as event_ids, min(array[coalesce(e.round_number, 0), x.position]) as place
        from event e join event_course x on x.community_id = e.community_id and x.event_id = e.event_id
        where e.community_id = ${event.communityId} and e.event_id = ${eventAndRounds(event.communityId, event.eventId)}
        group by x.course_id) x
      join course c on c.course_id = x.course_id
      join course_tee t on t.course_id = x.course_id
      order by x.place, x.course_id, t.tee_id`,
  )
}

/** The values of a nine of the tee `t`; null where its rating or slope is not known. */
function nineValues(nine: 'front' | 'back', pars: Sql) {
  const [rating, slope] = [sql.ref(`t.rating_${nine}_tenths`), sql.ref(`t.slope_${nine}`)]
  return sql`case when cardinality(t.hole_pars) = 18 and ${rating} is not null and ${slope} is not null then
    json_build_object('par', (select sum(one) from unnest(${pars}) one), 'ratingTenths', ${rating}, 'slope', ${slope}) end`
}
