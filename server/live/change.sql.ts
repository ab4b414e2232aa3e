/** Changes as readers follow them: rows of `change` in the order of their ids. */

import { eventAndRounds } from '../domain/access/eventAndRounds.sql.ts'
import { publicIdOf } from '../domain/access/publicIdOf.sql.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { type Sql, sql } from '../kernel/database/sql.ts'

export type ChangeRow = {
  readonly changeId: number
  readonly communityId: number
  /** Null when the change concerns the whole community. */
  readonly eventId: number | null
  readonly publicEventId: string | null
  readonly at: string
  readonly kind: string
  readonly subject: unknown
}

/** The fields of the changes `c` in `source`. */
const fieldsFrom = (source: Sql) => sql<ChangeRow>`
  select c.change_id as "changeId", c.community_id as "communityId", c.event_id as "eventId",
    ${publicIdOf(sql`e`)} as "publicEventId", c.at, c.kind, c.subject
  from ${source} c left join event e on e.community_id = c.community_id and e.event_id = c.event_id
  order by c.change_id`

/** The changes of all communities with ids above `newest` (at most `limit`), and those with ids in `missing`. */
export function changesAfter(
  tx: Transaction,
  newest: number,
  missing: readonly number[],
  limit: number,
): Promise<ChangeRow[]> {
  return tx.rows(
    fieldsFrom(sql`(
        (select * from change where change_id > ${newest} order by change_id limit ${limit})
        union all select * from change where change_id = any(${missing}::bigint[]))`),
  )
}

/** The highest id of a change; 0 when there is none. */
export async function newestChange(tx: Transaction): Promise<number> {
  const row = await tx.first(sql<{ id: number | null }>`select max(change_id) as id from change`)
  return row?.id ?? 0
}

/** The ids of the events whose changes a reader of `event` follows: itself, its rounds, and the multi-round event of a round. */
export async function heardEvents(tx: Transaction, event: VisibleEvent): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      select event_id as id from event
      where community_id = ${event.communityId} and event_id = ${eventAndRounds(event.communityId, event.eventId, [event.registrationEventId])}`,
  )
  return rows.map(row => row.id)
}

/**
 * The changes of these events that a reader who has seen `seen` may have missed: those with higher ids, and those written up
 * to `secondsBefore` seconds before it, because ids commit out of order. Undefined when there are more than `limit`, or when
 * `seen` is not a change of the community; 0 is before the first of the events.
 */
export async function missedChanges(
  tx: Transaction,
  communityId: number,
  eventIds: readonly number[],
  seen: number,
  { secondsBefore, limit }: { readonly secondsBefore: number; readonly limit: number },
): Promise<readonly ChangeRow[] | undefined> {
  const [known, rows] = await Promise.all([
    seen === 0 || tx.first(sql`select 1 from change where community_id = ${communityId} and change_id = ${seen}`),
    tx.rows(
      fieldsFrom(sql`(
          select * from change
          where community_id = ${communityId} and event_id = any(${eventIds}::bigint[]) and change_id <> ${seen}
            and change_id > ${seen} - 10000
            and (change_id > ${seen} or at >= (
              select s.at from change s where s.community_id = ${communityId} and s.change_id = ${seen}) - make_interval(secs => ${secondsBefore}))
          order by change_id limit ${limit + 1})`),
    ),
  ])
  return known && rows.length <= limit ? rows : undefined
}
