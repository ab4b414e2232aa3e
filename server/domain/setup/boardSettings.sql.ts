import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The settings of the leaderboards of exactly this event. */
export function boardSettings(
  tx: Transaction,
  communityId: number,
  eventId: number,
): Promise<{ readonly name: string; readonly settings: LeaderboardSettings }[]> {
  return tx.rows(
    sql<{ name: string; settings: LeaderboardSettings }>`
      select name, settings from leaderboard
      where community_id = ${communityId} and event_id = ${eventId} order by position, leaderboard_id`,
  )
}
