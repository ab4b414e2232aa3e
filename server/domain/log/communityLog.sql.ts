import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { type LogRow, type WantedEntries, wantedEntries } from './log.sql.ts'

export type CommunityLogRow = LogRow & {
  readonly communityId: number
  readonly eventId: string | null
  readonly eventName: string | null
}

type LogCriteria = WantedEntries & {
  /** Number of an event; its rounds count too. */
  readonly event?: number | undefined
}

/** The last `most` entries of these communities, the newest first. */
export function communityLog(
  tx: Transaction,
  communities: readonly number[],
  { before, kinds, actor, event }: LogCriteria,
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
        where a.community_id = any(${communities}::bigint[])
          and ${wantedEntries({ before, kinds, actor })}
          and (${event ?? null}::bigint is null or a.event_id = ${event ?? null} or a.event_id in (
            select r.event_id from event r where r.community_id = a.community_id and r.parent_event_id = ${event ?? null}))
        order by a.audit_id desc limit ${most}
      ) x
      left join event e on e.community_id = x.community_id and e.event_id = x.event_id
      left join lateral account_names(array[substring(x.actor from '^administrator:([0-9]{1,15})$')::bigint]) n on true
      left join lateral (
        select a.request_id from audit a
        where a.community_id = x.community_id and a.event_id = x.event_id and a.audit_id > x.audit_id
          and a.action = 'step.undone' and a.subject ->> 'step' = x.request_id
        order by a.audit_id limit 1
      ) u on true
      order by x.audit_id desc`,
  )
}
