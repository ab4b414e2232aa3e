/** What the last list of people said of somebody, so that the next one can tell what was changed here since. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

export type Listed = {
  readonly playerId: number
  readonly number?: string | undefined
  readonly hcIndex?: number | undefined
  readonly email?: string | undefined
}

/** Keeps it of players of an event. */
export async function keepListedPlayers(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
  people: readonly Listed[],
): Promise<void> {
  await tx.rows(sql`
    update registration r set listed = ${said}, external_id = coalesce(x.number, r.external_id)
    from ${rowsOf(people)} where r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.player_id = x.player_id`)
}

/** Keeps it of people of a community. */
export async function keepListedMembers(
  tx: Transaction,
  communityId: number,
  people: readonly Listed[],
): Promise<number> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      update membership m set listed = ${said}, external_id = coalesce(x.number, m.external_id)
      from ${rowsOf(people)} where m.community_id = ${communityId} and m.player_id = x.player_id
      returning m.player_id as "playerId"`,
  )
  return rows.length
}

const said = sql`jsonb_strip_nulls(jsonb_build_object('index', x.index, 'email', x.email))`

function rowsOf(people: readonly Listed[]) {
  const texts = (value: (one: Listed) => string | undefined) => people.map(one => value(one) ?? null)
  return sql`unnest(${people.map(one => one.playerId)}::bigint[], ${texts(one => one.number)}::text[],
    ${texts(one => one.hcIndex?.toFixed(1))}::text[], ${texts(one => one.email)}::text[]) as x (player_id, number, index, email)`
}
