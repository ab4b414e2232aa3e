import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { Opponents } from '../../../rules/formats/format.ts'
import { membersOf } from '../../domain/leaderboards/sides.ts'

export type MadeMatch = NonNullable<LeaderboardSettings['matches']>[number]

type Who = { readonly a: Opponents; readonly b: Opponents; readonly round?: number | undefined }

/** What a match is called by: its round, from 1, and its sides. A leaderboard has each match once. */
export function matchId({ a, b, round = 1 }: Who): string {
  return `${round}_${membersOf(a).join('.')}_${membersOf(b).join('.')}`
}

/** A side as settings keep it: one id alone is no list. */
export function sideOf(ids: readonly number[]): number | number[] {
  const [only, ...others] = ids
  return only !== undefined && others.length === 0 ? only : [...ids]
}
