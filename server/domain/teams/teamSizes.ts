import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'

type Board = { readonly formatId: string; readonly settings: LeaderboardSettings }

/** How many players a team of the leaderboard must have: `least`, and `most` where more cannot play. */
export function teamSizes({ formatId, settings }: Board): { readonly least: number; readonly most: number } {
  const pairs = ['fourBall', 'fourBallParBogey', 'foursomes', 'greensomes', 'chapman', 'lowHighBall', 'vegas']
  if (pairs.includes(formatId) || pairs.includes(settings.oneBall ?? '')) return { least: 2, most: 2 }
  if (formatId === 'scramble' || settings.oneBall === 'scramble') return { least: 2, most: 6 }
  const { count, by } = (settings.format ?? {}) as { readonly count?: number; readonly by?: string }
  const least = by === undefined || by === 'round' ? (count ?? 1) : 1
  return { least, most: Number.POSITIVE_INFINITY }
}
