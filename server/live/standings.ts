/** The standings of leaderboards as they are now: the only place where they are counted again. */
import type { Database } from '../database/connect.ts'
import { KeptAnswer } from '../http/answer.ts'
import { type LiveBoard, loadBoard, refreshBoard } from './boardInput.ts'
import { boardStandings, type StandingsText } from './boardStandings.ts'
import type { ChangeRow } from './change.sql.ts'
import type { Changes } from './changes.ts'
import { explainSide, type SideExplanation } from './explainSide.ts'
import { eventMessage, type Message } from './message.ts'
import { type SideCards, sideCards } from './sideCards.ts'

/** Standings that are kept until something touches them. */
export type KeptStandings = {
  /** Its version follows from the content: the same on every server, and again when the content is as it was. */
  readonly answer: KeptAnswer
  /** The same as a message of a stream. */
  readonly message: Message
  readonly computedAt: Temporal.Instant
}

export type LeaderboardKey = { readonly communityId: number; readonly leaderboardId: number }

export type LiveStandings = {
  /** The standings with everything that this server wrote; undefined when there is no such leaderboard. */
  readonly of: (key: LeaderboardKey) => Promise<KeptStandings | undefined>
  /** Why a side stands where it does; undefined when it is not on the leaderboard, or there is none. */
  readonly explain: (
    key: LeaderboardKey,
    sideId: number,
    about: { readonly round?: number | undefined; readonly hole?: number | undefined },
  ) => Promise<SideExplanation | undefined>
  /** The cards of a side as they count here; undefined when it is not on the leaderboard, or there is none. */
  readonly cards: (key: LeaderboardKey, sideId: number) => Promise<SideCards | undefined>
  /** Hears every new version until the answer is called; undefined says that the leaderboard is gone. */
  readonly follow: (key: LeaderboardKey, hear: (kept: KeptStandings | undefined) => void) => () => void
  /** How often standings were counted since the start. */
  readonly counted: () => number
}

type Kept = {
  readonly key: LeaderboardKey
  readonly followers: Set<(kept: KeptStandings | undefined) => void>
  board: LiveBoard | undefined
  standings: KeptStandings | undefined
  /** What has to be read again before the next answer. */
  stale: 'everything' | 'cards' | 'nothing'
  counting: Promise<void> | undefined
  countedAt: number
  timer: NodeJS.Timeout | undefined
}

/** However many scores arrive, a leaderboard is counted at most ten times a second. */
const pauseMs = 100
const againMs = 1000
const mostUnfollowed = 50

export function createStandings(service: {
  readonly database: Database
  readonly changes: Changes
  readonly clock: () => Temporal.Instant
}): LiveStandings {
  const { database, changes, clock } = service
  const all = new Map<string, Kept>()
  let following: Promise<unknown> | undefined
  let counted = 0

  function hear(changed: readonly ChangeRow[] | 'everything'): void {
    for (const kept of all.values()) {
      const touching = changed === 'everything' ? changed : changed.filter(row => touches(row, kept))
      if (touching.length === 0) continue
      if (touching === 'everything' || touching.some(row => !/^(score|card)\./.test(row.kind)))
        kept.stale = 'everything'
      else if (kept.stale === 'nothing') kept.stale = 'cards'
      if (kept.followers.size > 0) countLater(kept, 0)
    }
  }

  function countLater(kept: Kept, delayMs: number): void {
    kept.timer ??= setTimeout(() => {
      kept.timer = undefined
      current(kept).catch(() => kept.followers.size > 0 && countLater(kept, againMs))
    }, delayMs).unref()
  }

  /** Brings `kept` up to date. A count that is under way may have read before the change: who asks waits for the next one. */
  async function current(kept: Kept): Promise<void> {
    await kept.counting
    // Who asked at the same moment may have begun the next one already.
    if (kept.stale === 'nothing') return kept.counting
    kept.counting ??= count(kept).finally(() => {
      kept.counting = undefined
    })
    await kept.counting
  }

  async function count(kept: Kept): Promise<void> {
    const pause = kept.countedAt + pauseMs - performance.now()
    if (pause > 0) await new Promise(done => setTimeout(done, pause))
    const { key, stale, board: known } = kept
    kept.stale = 'nothing'
    try {
      const board = await database.read([key.communityId], tx =>
        known && stale === 'cards' ? refreshBoard(tx, known) : loadBoard(tx, key.communityId, key.leaderboardId),
      )
      if (board !== undefined && board === known) return
      kept.countedAt = performance.now()
      kept.board = board
      publish(kept, board && boardStandings(board))
      counted++
    } catch (error) {
      kept.stale = 'everything'
      throw error
    }
  }

  function publish(kept: Kept, counted: StandingsText | undefined): void {
    const before = kept.standings
    if (before !== undefined && before.answer.version === counted?.version) return
    kept.standings = counted && {
      answer: new KeptAnswer(counted.text, counted.version),
      message: eventMessage('standings', counted.text, counted.version),
      computedAt: clock(),
    }
    if (counted === undefined) all.delete(nameOf(kept.key))
    for (const follower of kept.followers) follower(kept.standings)
  }

  function keptOf(key: LeaderboardKey): Kept {
    const name = nameOf(key)
    const found = all.get(name)
    if (found) {
      // The order of the map is the order of use.
      all.delete(name)
      all.set(name, found)
      return found
    }
    const kept: Kept = {
      key,
      followers: new Set(),
      board: undefined,
      standings: undefined,
      stale: 'everything',
      counting: undefined,
      countedAt: Number.NEGATIVE_INFINITY,
      timer: undefined,
    }
    all.set(name, kept)
    forgetUnfollowed(all)
    return kept
  }

  async function upToDate(key: LeaderboardKey): Promise<Kept> {
    following ??= changes.follow(hear).catch(error => {
      following = undefined
      throw error
    })
    await following
    await changes.settled()
    const kept = keptOf(key)
    await current(kept)
    return kept
  }

  return {
    of: async key => (await upToDate(key)).standings,
    async explain(key, sideId, about) {
      const { board } = await upToDate(key)
      return board && explainSide(board, sideId, about)
    },
    async cards(key, sideId) {
      const { board } = await upToDate(key)
      return board && sideCards(board, sideId)
    },
    follow(key, follower) {
      const kept = keptOf(key)
      kept.followers.add(follower)
      return () => void kept.followers.delete(follower)
    },
    counted: () => counted,
  }
}

function nameOf({ communityId, leaderboardId }: LeaderboardKey): string {
  return `${communityId}/${leaderboardId}`
}

/** Whether a change may be seen on the board: of its event or rounds, or of the whole community (the name of a player). */
function touches({ communityId, eventId }: ChangeRow, { key, board }: Kept): boolean {
  if (communityId !== key.communityId) return false
  return eventId === null || board === undefined || board.eventIds.has(eventId)
}

function forgetUnfollowed(all: Map<string, Kept>): void {
  let unfollowed = [...all.values()].filter(({ followers }) => followers.size === 0).length
  for (const [name, { followers, counting }] of all) {
    if (unfollowed <= mostUnfollowed) return
    if (followers.size > 0 || counting) continue
    all.delete(name)
    unfollowed--
  }
}
