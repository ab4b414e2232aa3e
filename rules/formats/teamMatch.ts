import { columns } from '../standings/board.ts'
import { leaderboardType } from './leaderboardType.ts'
import { createdMatches, matchFormat } from './matchFormat.ts'
import { matchSettings } from './matchSettings.ts'

/** Team match as in the Ryder Cup: the points of all matches go to the two or more teams. A holder keeps the cup with half. */
export const teamMatch = matchFormat({
  id: 'teamMatch',
  name: 'Team match (Ryder Cup)',
  description: 'Created matches whose points are collected by the teams that the sides play for.',
  leaderboardType: leaderboardType.teamMatch,
  columns: columns.matches,
  withoutScore:
    'A side without a score loses the hole once it has picked up or conceded; leaving gives the match away.',
  allowances: ['individualMatch', 'fourBallMatch', 'foursomes'],
  rule: 'Rules of Golf 24',
  settings: matchSettings('offLow'),
  matches: createdMatches,
  collector: entry => entry.teamId,
})
