import { columns } from '../standings/board.ts'
import { leaderboardType } from './leaderboardType.ts'
import { createdMatches, matchFormat } from './matchFormat.ts'
import { matchSettings } from './matchSettings.ts'

/** Nassau: three matches in one (front nine, back nine, all 18 holes), with presses if the club plays them. Custom. */
export const nassau = matchFormat({
  id: 'nassau',
  name: 'Nassau',
  description: 'Three matches in one: a point for the front nine, one for the back nine and one for all holes.',
  leaderboardType: leaderboardType.createdMatches,
  columns: columns.matches,
  withoutScore: 'A side without a score loses the hole once it has picked up or conceded; leaving concedes the match.',
  allowances: ['individualMatch', 'fourBallMatch', 'foursomes'],
  rule: 'Rules of Golf 3.2; Nassau by custom',
  settings: matchSettings('offLow', 1),
  matches: createdMatches,
})
