import { columns } from '../standings/board.ts'
import { leaderboardType } from './leaderboardType.ts'
import { createdMatches, matchFormat } from './matchFormat.ts'
import { matchSettings } from './matchSettings.ts'

/** Match play in matches created by hand: singles, four-ball (a ball each) and foursomes (one card a side). Rules of Golf 3.2. */
export const matchPlay = matchFormat({
  id: 'matchPlay',
  name: 'Match play',
  description: 'Side against side, hole by hole, in the matches that you create; points for matches, nines and holes.',
  leaderboardType: leaderboardType.createdMatches,
  columns: columns.matches,
  withoutScore: 'A side without a score loses the hole once it has picked up or conceded; leaving concedes the match.',
  allowances: ['individualMatch', 'fourBallMatch', 'foursomes', 'total2Match'],
  rule: 'Rules of Golf 3.2',
  settings: matchSettings('offLow'),
  matches: createdMatches,
})
