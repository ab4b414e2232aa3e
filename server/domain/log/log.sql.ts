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
        s.step_id as step, s.undone_by as "undoneBy", x.subject, x.before, x.after
      from (
        select a.* from audit a
        where a.community_id = ${communityId} and (a.event_id = ${eventId} or a.event_id in (
            select e.event_id from event e where e.community_id = ${communityId} and e.parent_event_id = ${eventId}))
          and (${before ?? null}::bigint is null or a.audit_id < ${before ?? null})
        order by a.audit_id desc limit ${most}
      ) x
      left join lateral account_names(array[substring(x.actor from '^administrator:([0-9]{1,15})$')::bigint]) n on true
      left join step s on s.community_id = ${communityId} and s.step_id = x.request_id
      order by x.audit_id desc`,
  )
}
