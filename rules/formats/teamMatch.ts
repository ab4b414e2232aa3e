import { columns } from '../standings/board.ts'
import { leaderboardType } from './leaderboardType.ts'
import { createdMatches, matchFormat } from './matchFormat.ts'
import { matchSettings } from './matchSettings.ts'

/** Team match as in the Ryder Cup: two or more teams collect the points of all matches. Half of them keep the cup for its holder. */
export const teamMatch = matchFormat({
  id: 'teamMatch',
  name: 'Team match (Ryder Cup)',
  description: 'Matches that you create; their points go to the teams that the sides play for.',
  leaderboardType: leaderboardType.teamMatch,
  columns: columns.matches,
  withoutScore: 'A side without a score loses the hole once it has picked up or conceded; leaving concedes the match.',
  allowances: ['individualMatch', 'fourBallMatch', 'foursomes'],
  rule: 'Rules of Golf 24',
  settings: matchSettings('offLow'),
  matches: createdMatches,
  collector: entry => entry.teamId,
})
