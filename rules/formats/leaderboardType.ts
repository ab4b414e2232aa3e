/**
 * A type of leaderboard as the interface lists it. Several formats may share one. `team`: sides are teams; `teamScore`:
 * one score per hole is entered for the team; `multiRoundOnly`: only for events of several rounds.
 */
export type LeaderboardType = {
  readonly id: number
  /** What programs tell it by. */
  readonly name: string
  /** What people call it. */
  readonly title: string
  readonly team: boolean
  readonly multiRoundOnly: boolean
  readonly teamScore: boolean
}

/**
 * All types. Ids and names are published and never change. Those below 100 belong to the published interface, which also has
 * 7 `ADMIN`, 11 `PICK_A_PRO`, 13 `COMBINATION` and 19 `BALL_SELECT`: they wait for what they name. A type of our own takes the
 * next id from 101 on.
 */
export const leaderboardType = {
  strokePlay: ofPlayers(1, 'LOW_NET', 'Stroke Play (Individual)'),
  stableford: ofPlayers(2, 'STABLEFORD', 'Stableford (Individual)'),
  createdMatches: ofTeams(3, 'MATCH_PLAY', 'Match Play (Create Matches)'),
  skins: ofPlayers(5, 'SKINS', 'Skins'),
  winnerTrash: ofPlayers(6, 'WINNER', 'Winner / Trash'),
  bestBall: ofTeams(8, 'TEAM_BEST_BALL', 'Team (Best Ball) Stroke Play'),
  scramble: { ...ofTeams(9, 'TEAM_SCRAMBLE', 'Team (Scramble / Alternate Shot)'), teamScore: true },
  holeScore: ofPlayers(10, 'HOLE_SCORE', 'Hole Score'),
  ringer: { ...ofPlayers(12, 'ECLECTIC', 'Ringer Board'), multiRoundOnly: true },
  fieldMatches: ofTeams(16, 'MATCH_PLAY_ALL', 'Match Play (Field Matches)'),
  bestBallStableford: ofTeams(101, 'TEAM_BEST_BALL_STABLEFORD', 'Team (Best Ball) Stableford'),
  wheel: ofPlayers(102, 'MATCH_PLAY_WHEEL', 'Match Play (Wheel)'),
  parBogey: ofPlayers(103, 'PAR_BOGEY', 'Par / Bogey (Individual)'),
  teamMatch: ofTeams(104, 'TEAM_MATCH', 'Team Match (Ryder Cup)'),
  pointsPerHole: ofPlayers(105, 'POINTS_PER_HOLE', 'Points per Hole'),
} as const satisfies Readonly<Record<string, LeaderboardType>>

function ofPlayers(id: number, name: string, title: string): LeaderboardType {
  return { id, name, title, team: false, multiRoundOnly: false, teamScore: false }
}

function ofTeams(id: number, name: string, title: string): LeaderboardType {
  return { ...ofPlayers(id, name, title), team: true }
}
