import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type BoardOfPlayers = {
  readonly communityId: number
  readonly leaderboardId: number
  readonly settings: LeaderboardSettings
}

/** The leaderboards of players in these events and rounds. */
export function boardsOfPlayers(tx: Transaction, eventIds: readonly number[]): Promise<BoardOfPlayers[]> {
  return tx.rows(
    sql<BoardOfPlayers>`
      select community_id as "communityId", leaderboard_id as "leaderboardId", settings from leaderboard
      where event_id = any(${eventIds}::bigint[]) and not team order by leaderboard_id`,
  )
}

export async function writeBoardSettings(tx: Transaction, boards: readonly BoardOfPlayers[]): Promise<void> {
  await tx.rows(
    sql`
      update leaderboard l set settings = w.settings
      from jsonb_to_recordset(${JSON.stringify(boards)}::jsonb) as w("communityId" bigint, "leaderboardId" bigint, settings jsonb)
      where l.community_id = w."communityId" and l.leaderboard_id = w."leaderboardId"`,
  )
}
