/** Leaderboards as they were published: see `published.ts`. */
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { registeredPlayers, summaryItem } from '../../domain/roster/playerSummary.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { jsonValue } from '../../kernel/database/json.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { Summary } from '../board.sql.ts'
import type { LeaderboardKey } from '../standings.ts'
import type { NamesNow } from './boardBytes.ts'

export type PublishedBoard = { readonly leaderboardId: number; readonly shape: number; readonly board: Buffer }

/** Writes the boards of a publication by an event in place of those of its last one. */
export async function writePublishedBoards(
  tx: Transaction,
  event: VisibleEvent,
  boards: readonly PublishedBoard[],
  now: Temporal.Instant,
): Promise<void> {
  const { communityId, eventId } = event
  await deletePublishedBoards(tx, event)
  await tx.rows(
    sql`
      insert into published_board (community_id, leaderboard_id, event_id, published_at, shape, board)
      select ${communityId}, x.leaderboard_id, ${eventId}, ${now.toString()}::timestamptz, x.shape, decode(x.board, 'base64')
      from unnest(${boards.map(one => one.leaderboardId)}::bigint[], ${boards.map(one => one.shape)}::int[],
        ${boards.map(one => one.board.toString('base64'))}::text[]) x (leaderboard_id, shape, board)
      on conflict (community_id, leaderboard_id)
      do update set event_id = excluded.event_id, published_at = excluded.published_at, shape = excluded.shape, board = excluded.board`,
  )
}

/** Forgets what the event has published. */
export async function deletePublishedBoards(
  tx: Transaction,
  { communityId, eventId }: Pick<VisibleEvent, 'communityId' | 'eventId'>,
): Promise<void> {
  await tx.rows(sql`delete from published_board where community_id = ${communityId} and event_id = ${eventId}`)
}

/** The last publication of a leaderboard; undefined when there is none. */
export function publishedBoard(
  tx: Transaction,
  { communityId, leaderboardId }: LeaderboardKey,
): Promise<Omit<PublishedBoard, 'leaderboardId'> | undefined> {
  return tx
    .first(
      sql<{ shape: number; board: string }>`
        select shape, encode(board, 'base64') as board from published_board
        where community_id = ${communityId} and leaderboard_id = ${leaderboardId}`,
    )
    .then(row => row && { shape: row.shape, board: Buffer.from(row.board, 'base64') })
}

/** What these players and teams are called now. Who is no longer registered has a name without a nickname. */
export async function namesNow(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
  { playerIds, teamIds }: { readonly playerIds: readonly number[]; readonly teamIds: readonly number[] },
): Promise<NamesNow> {
  const [registered, others, teams] = await Promise.all([
    tx.rows(
      sql<{ summary: Summary }>`
        select ${jsonValue(summaryItem)} as summary from ${registeredPlayers}
        where r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.player_id = any(${playerIds}::bigint[])`,
    ),
    tx.rows(
      sql<{ playerId: number; firstName: string; lastName: string }>`
        select player_id as "playerId", first_name as "firstName", last_name as "lastName" from player
        where player_id = any(${playerIds}::bigint[])`,
    ),
    tx.rows(
      sql<{ teamId: number; name: string }>`
        select team_id as "teamId", name from team
        where community_id = ${communityId} and team_id = any(${teamIds}::bigint[])`,
    ),
  ])
  return {
    players: new Map([...others, ...registered.map(({ summary }) => summary)].map(one => [one.playerId, one])),
    teams: new Map(teams.map(({ teamId, name }) => [teamId, name])),
  }
}
