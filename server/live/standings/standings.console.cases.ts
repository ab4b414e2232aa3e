import type { Cases } from '../../../test/cases.ts'

const looking = (eventId: string, leaderboardId: number) => ({ input: { params: { eventId, leaderboardId } } })

export const standingsConsoleCases: Cases<'getRoundInPlay'> = {
  getRoundInPlay: {
    success: looking('S-110', 1021),
    refusals: {
      UNAUTHORIZED: looking('S-400', 4001),
      NOT_FOUND: { ...looking('S-110', 999_999), reason: 'leaderboard' },
    },
  },
}
