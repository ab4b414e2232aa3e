/**
 * A type of leaderboard as the interface lists it. Several formats may share one. `team`: sides are teams; `teamScore`:
 * one score per hole is entered for the team; `multiRoundOnly`: only for events of several rounds.
 */
export type LeaderboardType = {
  readonly id: number
  readonly name: string
  readonly team: boolean
  readonly multiRoundOnly: boolean
  readonly teamScore: boolean
}

/** All types. Ids are published and never change; a new type takes the next one. */
export const leaderboardType = {
  strokePlay: ofPlayers(1, 'Stroke Play (Individual)'),
  stableford: ofPlayers(2, 'Stableford (Individual)'),
  bestBall: ofTeams(3, 'Team (Best Ball) Stroke Play'),
  bestBallStableford: ofTeams(4, 'Team (Best Ball) Stableford'),
  scramble: { ...ofTeams(5, 'Team (Scramble / Alternate Shot)'), teamScore: true },
  createdMatches: ofTeams(6, 'Match Play (Create Matches)'),
  fieldMatches: ofTeams(7, 'Match Play (Field Matches)'),
  wheel: ofPlayers(8, 'Match Play (Wheel)'),
  skins: ofPlayers(9, 'Skins'),
  holeScore: ofPlayers(10, 'Hole Score'),
  winnerTrash: ofPlayers(11, 'Winner / Trash'),
  ringer: { ...ofPlayers(12, 'Ringer Board'), multiRoundOnly: true },
  parBogey: ofPlayers(13, 'Par / Bogey (Individual)'),
  teamMatch: ofTeams(14, 'Team Match (Ryder Cup)'),
  pointsPerHole: ofPlayers(15, 'Points per Hole'),
} as const satisfies Readonly<Record<string, LeaderboardType>>

function ofPlayers(id: number, name: string): LeaderboardType {
  return { id, name, team: false, multiRoundOnly: false, teamScore: false }
}

function ofTeams(id: number, name: string): LeaderboardType {
  return { ...ofPlayers(id, name), team: true }
}
