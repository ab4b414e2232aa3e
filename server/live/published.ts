/**
 * Standings as everybody sees them. They are those of now, but for an event whose official results are being corrected: until
 * they are official again its boards stay as they were published (decision 111).
 */
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import { leaderboard } from '../domain/leaderboards/leaderboards.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import type { LiveBoard } from './boardInput.ts'
import { boardOfBytes, boardShape, idsOnBoard } from './eventStates/boardBytes.ts'
import { namesNow, publishedBoard } from './eventStates/publishedBoards.sql.ts'
import { explainSide } from './explainSide.ts'
import { createLiveCache } from './liveCache.ts'
import { sideCards } from './sideCards.ts'
import {
  type CachedStandings,
  cachedStandings,
  type LeaderboardKey,
  type LiveStandings,
  type StandingsService,
  standingsCache,
  touchesBoard,
} from './standings.ts'

/** The standings that pages show. */
export type PublishedStandings = Pick<LiveStandings, 'of' | 'explain' | 'cards'>

/** Creates them on top of the current standings. Nothing is read before somebody asks. */
export function createPublished(service: StandingsService, standings: LiveStandings): PublishedStandings {
  const { database, changes, clock } = service
  const cache = createLiveCache<LeaderboardKey, CachedStandings>(changes, {
    ...standingsCache,
    touches: touchesBoard,
    async make(key, known) {
      const board = await database.read([key.communityId], tx => loadPublished(tx, key))
      return board && cachedStandings(board, known, clock())
    },
  })

  async function publishedStandings(key: LeaderboardKey): Promise<CachedStandings | undefined> {
    const now = await standings.of(key)
    return now?.board.event.underCorrection ? cache.of(key) : now
  }

  return {
    of: publishedStandings,
    async explain(key, sideId, about) {
      const kept = await publishedStandings(key)
      return kept && explainSide(kept.board, sideId, about)
    },
    async cards(key, sideId) {
      const kept = await publishedStandings(key)
      return kept && sideCards(kept.board, sideId)
    },
  }
}

/** The board as it was published; undefined for one that was not, which is seen when the results are official again. */
async function loadPublished(tx: Transaction, key: LeaderboardKey): Promise<LiveBoard | undefined> {
  const [row, kept] = await Promise.all([leaderboard(tx, key.communityId, key.leaderboardId), publishedBoard(tx, key)])
  const event = row && (await visibleEvent(tx, row.publicEventId, [key.communityId]))
  if (!event || kept?.shape !== boardShape) return undefined
  return boardOfBytes(kept.board, await namesNow(tx, event, idsOnBoard(kept.board)))
}
