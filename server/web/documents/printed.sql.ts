import { accountNames } from '../../domain/access/accountName.sql.ts'
import { eventAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

type EventKey = Pick<VisibleEvent, 'communityId' | 'eventId'>

export type PrintedPage = {
  readonly document: string
  readonly page: string
  readonly version: string
  readonly label: string
  readonly printedAt: string
  readonly actor: string
  readonly actorName: string | null
}

/** The last printout of every page of an event that was ever printed. */
export function printedPages(tx: Transaction, { communityId, eventId }: EventKey): Promise<PrintedPage[]> {
  const where = sql`where x.community_id = ${communityId} and x.event_id = ${eventId}`
  return tx.rows(
    sql<PrintedPage>`
      select x.document, x.page, x.version, x.label, ${timestampOf(sql`x.printed_at`)} as "printedAt", x.actor, n.name as "actorName"
      from printed x
      ${accountNames(sql`x.actor`, sql`from printed x ${where}`)}
      ${where}
      order by x.document, x.page`,
  )
}

/** Keeps which version of pages was printed. */
export async function writePrinted(
  tx: Transaction,
  { communityId, eventId }: EventKey,
  document: string,
  pages: readonly { readonly page: string; readonly version: string; readonly label: string }[],
  printed: { readonly at: string; readonly actor: string },
): Promise<void> {
  await tx.rows(
    sql`
      insert into printed (community_id, event_id, document, page, version, label, printed_at, actor)
      select ${communityId}, ${eventId}, ${document}, v.page, v.version, v.label, ${printed.at}::timestamptz, ${printed.actor}
      from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as v(page text, version text, label text)
      on conflict (community_id, event_id, document, page) do update set version = excluded.version, label = excluded.label,
        printed_at = excluded.printed_at, actor = excluded.actor`,
  )
}

export type GroupLabel = { readonly teePairingId: number; readonly label: string }

/** What the groups of an event are called: time and start. */
export function groupLabels(tx: Transaction, { communityId, eventId, timeZone }: VisibleEvent): Promise<GroupLabel[]> {
  return tx.rows(
    sql<GroupLabel>`
      select t.tee_pairing_id as "teePairingId",
        to_char(t.tee_time at time zone ${timeZone}, 'HH24:MI') || ' ' || t.tee_hole || t.tee_group as label
      from tee_pairing t
      where t.community_id = ${communityId} and t.event_id = ${eventAndRounds(communityId, eventId)}`,
  )
}

/** The groups of exactly this event, or of its rounds, in which one of the players is. */
export async function groupsOfPlayers(
  tx: Transaction,
  { communityId, eventId }: EventKey,
  playerIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ teePairingId: number }>`
      select distinct x.tee_pairing_id as "teePairingId"
      from tee_pairing_player x
      where x.community_id = ${communityId} and x.event_id = ${eventAndRounds(communityId, eventId)}
        and x.player_id = any(${playerIds}::bigint[])`,
  )
  return rows.map(({ teePairingId }) => teePairingId)
}
