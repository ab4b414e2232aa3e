/** Who somebody is that asks what is kept. `tx` must be over everything. */
import type { Static } from 'typebox'
import type { KnownPlayer } from '../../../contract/playerLists/knownPlayer.ts'
import { knownPlayer } from '../../domain/players/knownPlayer.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { selectTexts } from '../../kernel/database/json.ts'
import { sql } from '../../kernel/database/sql.ts'

export type Sought = {
  readonly playerId: number | undefined
  readonly emailKey: string
  /** First and last name as {@link nameKey} writes them. */
  readonly nameKey: string
}

/** The players who are sought, without those of copies of events. */
export async function playersSought(
  tx: Transaction,
  { playerId, emailKey, nameKey }: Sought,
): Promise<Static<typeof KnownPlayer>[]> {
  // Where the first name ends is not known: each space may be it.
  const words = nameKey.split(' ')
  const ends = words.slice(1).map((_, at) => at + 1)
  const firstNames = ends.map(end => words.slice(0, end).join(' '))
  const lastNames = ends.map(end => words.slice(end).join(' '))
  const rows = await tx.rows(
    selectTexts(
      knownPlayer,
      sql`
      from player p
      where p.player_id in (
        select player_id from player where player_id = ${playerId ?? null}::bigint
        union select player_id from player_merge where removed_player_id = ${playerId ?? null}::bigint and undone_at is null
        union select player_id from player where email_key = ${emailKey}
        union select p.player_id
        from unnest(${firstNames}::text[], ${lastNames}::text[]) as sought (first_name, last_name)
        join player p on p.last_name_key = sought.last_name and p.first_name_key = sought.first_name
        union select player_id from membership where given_email_key = ${emailKey}
        union select player_id from sign_up where details ->> 'emailKey' = ${emailKey}
        union select a.player_id from account_for_login(${emailKey}) l join administrator a on a.administrator_id = l.administrator_id)
      and not exists (select from rehearsal r where r.community_id = p.creator_community_id)
      order by p.player_id limit 20`,
    ),
  )
  return rows.map(({ text }) => JSON.parse(text))
}

/** The accounts that say that they are this player. */
export async function accountsOfPlayer(tx: Transaction, playerId: number): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`select administrator_id as id from administrator where player_id = ${playerId}`,
  )
  return rows.map(({ id }) => id)
}
