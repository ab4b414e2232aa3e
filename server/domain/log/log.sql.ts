import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

export type LogRow = {
  readonly logId: number
  readonly at: string
  readonly actor: string
  readonly actorName: string | null
  readonly kind: string
  readonly step: string | null
  readonly undoneBy: string | null
  readonly subject: Readonly<Record<string, unknown>>
  readonly before: unknown
  readonly after: unknown
}

/** The last `most` entries of the event and its rounds before the entry `before`, the newest first. */
export function logOfEvent(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  { before, most }: { readonly before: number | undefined; readonly most: number },
): Promise<LogRow[]> {
  return tx.rows(
    sql<LogRow>`
      select x.audit_id as "logId", ${timestampOf(sql`x.at`)} as at, x.actor, n.name as "actorName", x.action as kind,
        x.request_id as step, u.request_id as "undoneBy", x.subject, x.before, x.after
      from (
        select a.* from audit a
        where a.community_id = ${communityId} and (a.event_id = ${eventId} or a.event_id in (
            select e.event_id from event e where e.community_id = ${communityId} and e.parent_event_id = ${eventId}))
          and (${before ?? null}::bigint is null or a.audit_id < ${before ?? null})
        order by a.audit_id desc limit ${most}
      ) x
      left join lateral account_names(array[substring(x.actor from '^administrator:([0-9]{1,15})$')::bigint]) n on true
      left join lateral (
        select a.request_id from audit a
        where a.community_id = ${communityId} and a.event_id = x.event_id and a.audit_id > x.audit_id
          and a.action = 'step.undone' and a.subject ->> 'step' = x.request_id
        order by a.audit_id limit 1
      ) u on true
      order by x.audit_id desc`,
  )
}
