import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Roster } from '../frame/useRoster.ts'
import type { Member } from './divide.ts'

/** What flights divide by. */
export type By = 'playing' | 'course' | 'index'

/** Who is divided: the players, or on a leaderboard of teams the teams, whose keys are those of their players added up. */
export function membersOf({ entrants, teams }: Roster, board: LeaderboardSummary, by: By): readonly Member[] {
  const tenths = new Map(
    entrants.map(one => {
      const { hcPlaying, hcCourse, hcIndex } = one.handicap ?? {}
      const value = { playing: hcPlaying, course: hcCourse, index: hcIndex }[by]
      return [one.playerId, value === undefined ? undefined : Math.round(value * 10)]
    }),
  )
  if (!board.team) return entrants.map(one => ({ id: one.playerId, name: one.name, tenths: tenths.get(one.playerId) }))
  return teams.map(team => {
    const keys = team.players.map(one => tenths.get(one.playerId))
    const known = keys.every(one => one !== undefined) && keys.length > 0
    return { id: team.teamId, name: team.name, tenths: known ? keys.reduce((sum, one) => sum + one, 0) : undefined }
  })
}

/** The key as people say it: `12`, `+1.5`. */
export function keyLabel(member: Member | undefined): string {
  if (member?.tenths === undefined) return '–'
  const value = member.tenths / 10
  return value < 0 ? `+${-value}` : String(value)
}
