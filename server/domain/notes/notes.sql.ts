import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { actorName } from '../log/log.sql.ts'

export type NoteRow = {
  readonly entryId: string
  readonly teePairingId: number
  readonly kind: 'timeWarning' | 'note'
  readonly words: string | null
  readonly at: string
  readonly by: string | null
}

/** What was said of groups of the round and not taken back, the last first. */
export function standingNotes(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<NoteRow[]> {
  return tx.rows(
    sql<NoteRow>`
      select x.entry_id as "entryId", x.tee_pairing_id as "teePairingId", concat(x.kind) as kind, x.words,
        ${timestampOf(sql`x.noted_at`)} as at, n.name as by
      from official_note x ${actorName}
      where x.community_id = ${communityId} and x.event_id = ${eventId} and x.kind <> 'takenBack' and not exists (
        select from official_note b where b.community_id = x.community_id and b.event_id = x.event_id and b.taken_back = x.entry_id)
      order by x.noted_at desc, x.entry_number desc limit 10000`,
  )
}

export type GivenNote = {
  readonly entryId: string
  readonly teePairingId: number
  readonly words?: string | undefined
  readonly takesBack?: string | undefined
  readonly at: string
}

/** Adds the entries about groups of the round that are new, and answers the ids of those. */
export async function insertNotes(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  entries: readonly GivenNote[],
  { actor, now }: { readonly actor: string; readonly now: Temporal.Instant },
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(
    sql<{ entryId: string }>`
      insert into official_note (community_id, event_id, entry_id, tee_pairing_id, kind, words, taken_back, noted_at, actor)
      select ${communityId}, ${eventId}, e."entryId", e."teePairingId",
        case when e."takesBack" is not null then 'takenBack' when e.words is not null then 'note' else 'timeWarning' end,
        case when e."takesBack" is null then e.words end, e."takesBack", least(e.at, ${now.toString()}::timestamptz), ${actor}
      from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as ("entryId" uuid, "teePairingId" bigint, words text, "takesBack" uuid, at timestamptz)) with ordinality
        as e("entryId", "teePairingId", words, "takesBack", at, place)
      join tee_pairing t on t.community_id = ${communityId} and t.event_id = ${eventId} and t.tee_pairing_id = e."teePairingId"
      order by e.place
      on conflict do nothing
      returning entry_id as "entryId"`,
  )
  return new Set(rows.map(({ entryId }) => entryId))
}
