import { withDefaults } from '../../rules/formats/settings.ts'
import type { LeaderboardRow } from '../domain/leaderboards/leaderboards.sql.ts'
import type { LiveBoard } from './boardInput.ts'

/** Whether net scores decide on a leaderboard. */
export function isNetBoard({
  format,
  leaderboard,
}: Pick<LiveBoard, 'format'> & { readonly leaderboard: Pick<LeaderboardRow, 'settings'> }): boolean {
  const settings: Readonly<Record<string, unknown>> = withDefaults(format.settings, leaderboard.settings.format ?? {})
  return settings.score === 'net'
}
