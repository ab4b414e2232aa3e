import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'

export type AuditRow = {
  readonly eventId: number
  readonly kind: string
  readonly subject: Readonly<Record<string, unknown>>
  readonly before: unknown
  readonly after: unknown
}

/** What the audit has of one request in the event and its rounds, the newest first. */
export function auditOfStep(
  tx: Transaction,
  { communityId, registrationEventId }: { readonly communityId: number; readonly registrationEventId: number },
  stepId: string,
): Promise<AuditRow[]> {
  return tx.rows(
    sql<AuditRow>`
      select e.event_id as "eventId", a.action as kind, a.subject, a.before, a.after
      from event e join audit a on a.community_id = e.community_id and a.event_id = e.event_id
      where e.community_id = ${communityId} and e.event_id = ${eventAndRounds(communityId, registrationEventId)}
        and a.request_id = ${stepId}
      order by a.audit_id desc`,
  )
}
