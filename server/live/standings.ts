/** The current standings of leaderboards. They are counted here and nowhere else. */
import type { Database } from '../kernel/database/connect.ts'
import { CachedBody } from '../kernel/http/answer.ts'
import { eventMessage, type Message } from '../kernel/http/message.ts'
import { type LiveBoard, loadBoard, refreshBoard } from './boardInput.ts'
import { boardStandings } from './boardStandings.ts'
import type { ChangeRow } from './change.sql.ts'
import type { Changes } from './changes.ts'
import { explainSide, type SideExplanation } from './explainSide.ts'
import { createLiveCache, type LiveCache } from './liveCache.ts'
import { type SideCards, sideCards } from './sideCards.ts'

/** Standings that are kept until a change touches them. */
export type CachedStandings = {
  readonly board: LiveBoard
  /** The version is derived from the content: the same on every server, and the same again when the content is. */
  readonly answer: CachedBody
  /** The same as a message of a stream. */
  readonly message: Message
  readonly computedAt: Temporal.Instant
}

export type LeaderboardKey = { readonly communityId: number; readonly leaderboardId: number }

/** `of`: the standings, with everything that this server has written so far; undefined when there is no such leaderboard. */
export type LiveStandings = Pick<LiveCache<LeaderboardKey, CachedStandings>, 'of' | 'follow'> & {
  /** Explains the standing of a side; undefined when the side or the leaderboard does not exist. */
  readonly explain: (
    key: LeaderboardKey,
    sideId: number,
    about: { readonly round?: number | undefined; readonly hole?: number | undefined },
  ) => Promise<SideExplanation | undefined>
  /** The cards of a side as the leaderboard counts them; undefined when the side or the leaderboard does not exist. */
  readonly cards: (key: LeaderboardKey, sideId: number) => Promise<SideCards | undefined>
  /** How often standings have been counted since the start. */
  readonly counted: () => number
}

/** A leaderboard is counted at most ten times a second, however many scores arrive. */
const pauseMs = 100

/** How standings are kept. */
export const standingsCache = {
  nameOf: ({ communityId, leaderboardId }: LeaderboardKey) => `${communityId}/${leaderboardId}`,
  versionOf: ({ answer }: CachedStandings) => answer.version,
  bytesOf: ({ answer }: CachedStandings) => answer.bytes.length,
  pauseMs,
  most: { kept: Number.POSITIVE_INFINITY, unfollowed: 50, bytes: Number.POSITIVE_INFINITY },
}

export type StandingsService = {
  readonly database: Database
  readonly changes: Changes
  readonly clock: () => Temporal.Instant
}

/** Creates the standings on a database. Nothing is counted before somebody asks. */
export function createStandings(service: StandingsService): LiveStandings {
  const { database, changes, clock } = service
  let counted = 0
  const cache = createLiveCache<LeaderboardKey, CachedStandings>(changes, {
    ...standingsCache,
    touches: touchesBoard,
    async make({ communityId, leaderboardId }, known, stale) {
      const board = await database.read([communityId], tx =>
        known && stale === 'scores' ? refreshBoard(tx, known.board) : loadBoard(tx, communityId, leaderboardId),
      )
      if (board === known?.board) return known
      counted++
      return board && cachedStandings(board, known, clock())
    },
  })

  async function currentStandings(key: LeaderboardKey): Promise<CachedStandings | undefined> {
    database.requireNoneHeld()
    return cache.of(key)
  }

  return {
    of: currentStandings,
    follow: cache.follow,
    async explain(key, sideId, about) {
      const kept = await currentStandings(key)
      return kept && explainSide(kept.board, sideId, about)
    },
    async cards(key, sideId) {
      const kept = await currentStandings(key)
      return kept && sideCards(kept.board, sideId)
    },
    counted: () => counted,
  }
}

/** The standings of a board. When the content has not changed, the earlier bytes and time are kept. */
export function cachedStandings(
  board: LiveBoard,
  known: CachedStandings | undefined,
  computedAt: Temporal.Instant,
): CachedStandings {
  const { text, version } = boardStandings(board)
  if (known?.answer.version === version) return { ...known, board }
  return {
    board,
    answer: new CachedBody(text, version),
    message: eventMessage('standings', text, version),
    computedAt,
  }
}

/** Whether a change may affect the board: it concerns its event or rounds, or the whole community (such as a player's name). */
export function touchesBoard(
  { communityId, eventId }: ChangeRow,
  key: LeaderboardKey,
  known: CachedStandings | undefined,
) {
  if (communityId !== key.communityId) return false
  return eventId === null || known === undefined || known.board.eventIds.has(eventId)
}
