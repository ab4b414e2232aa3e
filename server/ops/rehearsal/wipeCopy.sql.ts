import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Every table in which the community of a copy may have rows; a test compares them with the catalogue of the database. */
export const tablesOfCopy = [
  'administrator_community',
  'audit',
  'card',
  'change',
  'check_in',
  'drawn_ball',
  'event',
  'event_course',
  'flight',
  'event_file',
  'flight_player',
  'flight_team',
  'group_start',
  'idempotency',
  'leaderboard',
  'membership',
  'message',
  'message_delivery',
  'official_note',
  'official_place',
  'one_time_link',
  'player_handicap',
  'posted_score',
  'printed',
  'prize_given',
  'published_board',
  'published_tee_pairing',
  'published_tee_pairing_player',
  'published_tee_sheet',
  'recipe',
  'registration',
  'rehearsal',
  'score_entry',
  'sign_up',
  'staff_link',
  'step',
  'team',
  'team_handicap',
  'team_player',
  'tee_pairing',
  'tee_pairing_player',
  'web_link',
  'webhook',
  'webhook_delivery',
  'community',
] as const

/**
 * Deletes every row of the community of a copy, with the players that were made in it. One statement: what refers to each
 * other goes together, whatever the order. `tx` must be over everything.
 */
export async function wipeCopy(tx: Transaction, communityId: number): Promise<void> {
  const parts = tablesOfCopy.map(
    table => sql`${sql.raw(`of_${table}`)} as (delete from ${sql.table(table)} where community_id = ${communityId})`,
  )
  await tx.rows(sql`
    with ${sql.join(parts)}
    delete from player p where p.player_id in (
      select o.player_id from player o where o.creator_community_id = ${communityId}
      union all
      select o.player_id from registration r join player o on o.player_id = r.player_id where r.community_id = ${communityId} and o.by_name)`)
}
