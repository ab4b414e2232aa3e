/** Records changes: in the audit, in `change`, which the readers of an event follow, and for webhooks. */

import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { topicsOf } from './topics.ts'
import { webhookDeliveries } from './webhookDeliveries.sql.ts'

export type Change = {
  readonly communityId: number
  readonly eventId?: number | undefined
  /** What happened, noun first: `flight.playerAssigned`. */
  readonly kind: string
  /** The ids of what it happened to. */
  readonly subject: Readonly<Record<string, unknown>>
  readonly before?: unknown
  readonly after?: unknown
}

/** Where a change comes from. `actor` is who made it: `credential:7`, `operator`, `administrator:3`, `player:1007`. */
export type Origin = { readonly actor: string; readonly requestId?: string; readonly now: Temporal.Instant }

/** An origin with the way to record what comes of it. */
export type Recording = Origin & { readonly record: (change: Change) => Promise<void> }

/** Everything that is recorded with it goes into this transaction. */
export function recordingIn(tx: Transaction, origin: Origin): Recording {
  return { ...origin, record: change => record(tx, change, origin) }
}

/** Records one change, in the transaction that makes it. */
export async function record(tx: Transaction, change: Change, origin: Origin): Promise<void> {
  const at = origin.now.toString()
  const subject = JSON.stringify(change.subject)
  const topics = topicsOf(change)
  tx.wrote(change)
  const told = topics.length > 0 ? sql`, ${webhookDeliveries(change, topics, at)}` : sql``
  await tx.rows(sql`
    with audited as (
      insert into audit (community_id, at, actor, action, request_id, event_id, subject, before, after)
      values (${change.communityId}, ${at}::timestamptz, ${origin.actor}, ${change.kind}, ${origin.requestId ?? null}, ${change.eventId ?? null}::bigint,
        ${subject}::jsonb, ${json(change.before)}::jsonb, ${json(change.after)}::jsonb))${told}
    insert into change (community_id, event_id, at, kind, subject)
    values (${change.communityId}, ${change.eventId ?? null}::bigint, ${at}::timestamptz, ${change.kind}, ${subject}::jsonb)`)
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
