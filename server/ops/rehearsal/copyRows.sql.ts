import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type Row = Readonly<Record<string, unknown>>

export type PlayerToCopy = { readonly row: Row; readonly isMember: boolean }

/** The players of an event as rows of profiles; where the community may not see a date of birth, it is the one it supplied. */
export function playersToCopy(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<readonly PlayerToCopy[]> {
  return tx.rows(
    sql<PlayerToCopy>`
      select coalesce(m.member, false) as "isMember", to_jsonb(p) || jsonb_build_object('dob', case when m.details_confirmed then p.dob else m.given_dob end) as row
      from registration r
      join player p on p.player_id = r.player_id
      left join membership m on m.community_id = r.community_id and m.player_id = r.player_id
      where r.community_id = ${communityId} and r.event_id = ${registrationEventId}
      order by p.player_id`,
  )
}

/** The log of scores of these rounds, in the order of arrival. */
export async function scoresToCopy(
  tx: Transaction,
  communityId: number,
  roundIds: readonly number[],
): Promise<readonly Row[]> {
  const rows = await tx.rows(
    sql<{ row: Row }>`
      select to_jsonb(s) - 'log_id' as row from score_entry s
      where s.community_id = ${communityId} and s.event_id = any(${roundIds}::bigint[]) order by s.log_id`,
  )
  return rows.map(({ row }) => row)
}

/** The community that a copy looks like. */
export async function communityToCopy(tx: Transaction, communityId: number): Promise<Row> {
  const row = await tx.first(
    sql<{ row: Row }>`select to_jsonb(c) as row from community c where c.community_id = ${communityId}`,
  )
  if (!row) throw new Error(`Community ${communityId} was visible and is gone.`)
  return row.row
}
