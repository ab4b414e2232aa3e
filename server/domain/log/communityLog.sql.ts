import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { actorName, type LogRow, type WantedEntries, wantedEntries } from './log.sql.ts'

export type CommunityLogRow = LogRow & {
  readonly communityId: number
  readonly eventId: string | null
  readonly eventName: string | null
}

type LogCriteria = WantedEntries & {
  /** Number of an event; its rounds count too. */
  readonly event?: number | undefined
  /** Only entries about the communities themselves, and about events as a whole. */
  readonly own?: boolean | undefined
}

/** Entries `a` that are not about what is inside of an event. An index holds exactly these. */
const isOwn = sql`(a.event_id is null or a.action like 'event.%')`

/** Entries `a` of these communities. */
function ofCommunities(communities: readonly number[], own: boolean): Sql {
  return sql`a.community_id = any(${communities}::bigint[]) and ${own ? isOwn : sql`true`}`
}

/** The last `most` entries of these communities, the newest first. */
export function communityLog(
  tx: Transaction,
  communities: readonly number[],
  { before, kinds, actor, event, own = false }: LogCriteria,
  most: number,
): Promise<CommunityLogRow[]> {
  return tx.rows(
    sql<CommunityLogRow>`
      select x.audit_id as "logId", ${timestampOf(sql`x.at`)} as at, x.actor, n.name as "actorName", x.action as kind,
        x.request_id as step, u.request_id as "undoneBy", x.subject, x.before, x.after, x.community_id as "communityId",
        case when e.event_id is not null then case e.kind when 'M' then 'M-' else 'S-' end || e.event_id end as "eventId",
        e.name as "eventName"
      from (
        select a.* from audit a
        where ${ofCommunities(communities, own)}
          and ${wantedEntries({ before, kinds, actor })}
          and (${event ?? null}::bigint is null or a.event_id = ${event ?? null} or a.event_id in (
            select r.event_id from event r where r.community_id = a.community_id and r.parent_event_id = ${event ?? null}))
        order by a.audit_id desc limit ${most}
      ) x
      left join event e on e.community_id = x.community_id and e.event_id = x.event_id
      ${actorName}
      left join lateral (
        select a.request_id from audit a
        where a.community_id = x.community_id and a.event_id = x.event_id and a.audit_id > x.audit_id
          and a.action = 'step.undone' and a.subject ->> 'step' = x.request_id
        order by a.audit_id limit 1
      ) u on true
      order by x.audit_id desc`,
  )
}

/** Everybody who changed something that `own` entries are about. */
export function actorsOfCommunities(
  tx: Transaction,
  communities: readonly number[],
): Promise<{ readonly actor: string; readonly actorName: string | null }[]> {
  return tx.rows(
    sql<{ actor: string; actorName: string | null }>`
      select x.actor, n.name as "actorName"
      from (select distinct a.actor from audit a where ${ofCommunities(communities, true)} order by a.actor limit 1000) x
      ${actorName}
      order by n.name, x.actor`,
  )
}

type Ids = Readonly<Record<'players' | 'administrators' | 'courses' | 'events', readonly number[]>>

/** What these are called, as far as they are there still. Players are found as members of one of the communities. */
export function namesInCommunities(
  tx: Transaction,
  communities: readonly number[],
  { players, administrators, courses, events }: Ids,
): Promise<{ readonly kind: string; readonly id: number; readonly name: string }[]> {
  return tx.rows(
    sql<{ kind: string; id: number; name: string }>`
      select 'player' as kind, p.player_id as id, p.first_name || ' ' || p.last_name as name
      from player p
      where p.player_id = any(${players}::bigint[])
        and exists (select from membership m where m.community_id = any(${communities}::bigint[]) and m.player_id = p.player_id)
      union all
      select 'administrator', n.administrator_id, n.name from account_names(${administrators}::bigint[]) n
      union all
      select 'course', c.course_id, c.name from course c where c.course_id = any(${courses}::bigint[])
      union all
      select 'event', e.event_id, e.name from event e
      where e.community_id = any(${communities}::bigint[]) and e.event_id = any(${events}::bigint[])`,
  )
}
