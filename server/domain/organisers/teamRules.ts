import { teamSizes } from '../teams/teamSizes.ts'
import type { Facts } from './organisers.sql.ts'

/** Whether the event is played in teams, and how many may be in one; no number where every size can play. */
export type TeamRules = { readonly teams: boolean; readonly teamSize?: number }

/** What organisers may do with teams in the event: by its leaderboards of teams, or because it has teams already. */
export function teamRules({ hasTeams, boards }: Pick<Facts, 'hasTeams' | 'boards'>): TeamRules {
  const most = Math.min(...boards.map(board => teamSizes(board).most))
  return { teams: hasTeams || boards.length > 0, ...(Number.isFinite(most) && { teamSize: most }) }
}
