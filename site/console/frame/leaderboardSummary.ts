import type { Setup } from './useEvent.ts'

/** A leaderboard as the set-up of its event names it. */
export type LeaderboardSummary = Setup['leaderboards'][number]
