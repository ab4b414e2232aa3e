import type { Static } from 'typebox'
import type { Leaderboard } from '../../contract/shapes.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { leaderboards } from '../domain/leaderboards/leaderboards.sql.ts'
import type { Database } from '../kernel/database/connect.ts'
import type { StandingsRecord } from './boardStandings.ts'
import type { Live } from './live.ts'
import type { LiveStandings } from './standings.ts'

export type CountedBoard = StandingsRecord

/**
 * The current standings of the leaderboards of this event, without those of its rounds or multi-round event. Call it
 * before opening a transaction, because counting takes database connections of its own.
 */
export async function countedBoards(
  { database, standings }: { readonly database: Database; readonly standings: Pick<LiveStandings, 'of'> },
  event: VisibleEvent,
): Promise<readonly CountedBoard[]> {
  const { communityId } = event
  const listed = await database.read([communityId], tx => leaderboards(tx, event, {}))
  const boards: readonly Static<typeof Leaderboard>[] = JSON.parse(listed.text)
  const kept = await Promise.all(boards.map(({ id }) => standings.of({ communityId, leaderboardId: id })))
  return kept.flatMap(board => (board ? [JSON.parse(board.answer.text) as CountedBoard] : []))
}

/** The same as everybody sees it: see `published.ts`. */
export function publishedBoards(
  { database, published }: { readonly database: Database } & Pick<Live, 'published'>,
  event: VisibleEvent,
): Promise<readonly CountedBoard[]> {
  return countedBoards({ database, standings: published }, event)
}
