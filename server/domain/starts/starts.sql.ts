import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { actorName } from '../log/log.sql.ts'

/** For each group about which a starter has said anything, the tap that stands. */
function standingTaps({ communityId, eventId }: VisibleEvent) {
  return sql`
    (select distinct on (tee_pairing_id) tee_pairing_id, tapped_at, undone, actor
    from group_start where community_id = ${communityId} and event_id = ${eventId}
    order by tee_pairing_id, tapped_at desc, entry_number desc)`
}

export type RecordedStart = { readonly teePairingId: number; readonly startedAt: string }

/** When groups of the round have started, where a starter has told it. */
export function recordedStarts(tx: Transaction, event: VisibleEvent): Promise<RecordedStart[]> {
  return tx.rows(
    sql<RecordedStart>`
      select x.tee_pairing_id as "teePairingId", ${timestampOf(sql`x.tapped_at`)} as "startedAt"
      from ${standingTaps(event)} x where not x.undone`,
  )
}

/** The same with the name of who told it, where it has one. */
export function namedStarts(
  tx: Transaction,
  event: VisibleEvent,
): Promise<(RecordedStart & { readonly startedBy: string | null })[]> {
  return tx.rows(
    sql<RecordedStart & { startedBy: string | null }>`
      select x.tee_pairing_id as "teePairingId", ${timestampOf(sql`x.tapped_at`)} as "startedAt", n.name as "startedBy"
      from ${standingTaps(event)} x ${actorName} where not x.undone`,
  )
}

export type GivenStart = {
  readonly entryId: string
  readonly teePairingId: number
  readonly at: string
  readonly undone?: true | undefined
}

/** Adds the taps about groups of the round that are new, and answers the ids of those. */
export async function insertStarts(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  entries: readonly GivenStart[],
  { actor, now }: { readonly actor: string; readonly now: Temporal.Instant },
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(
    sql<{ entryId: string }>`
      insert into group_start (community_id, event_id, entry_id, tee_pairing_id, tapped_at, undone, actor)
      select ${communityId}, ${eventId}, e."entryId", e."teePairingId", least(e.at, ${now.toString()}::timestamptz),
        coalesce(e.undone, false), ${actor}
      from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as ("entryId" uuid, "teePairingId" bigint, at timestamptz, undone boolean)) with ordinality
        as e("entryId", "teePairingId", at, undone, place)
      join tee_pairing t on t.community_id = ${communityId} and t.event_id = ${eventId} and t.tee_pairing_id = e."teePairingId"
      order by e.place
      on conflict do nothing
      returning entry_id as "entryId"`,
  )
  return new Set(rows.map(({ entryId }) => entryId))
}
