import { aggregate } from './aggregate.ts'
import { bestBall } from './bestBall.ts'
import { bestBallStableford } from './bestBallStableford.ts'
import { bestTotals } from './bestTotals.ts'
import { bestTotalsStableford } from './bestTotalsStableford.ts'
import { callaway } from './callaway.ts'
import { chapman } from './chapman.ts'
import { fieldMatches } from './fieldMatches.ts'
import type { Format } from './format.ts'
import { fourBall } from './fourBall.ts'
import { fourBallParBogey } from './fourBallParBogey.ts'
import { foursomes } from './foursomes.ts'
import { greensomes } from './greensomes.ts'
import { holeScore } from './holeScore.ts'
import { type LeaderboardType, leaderboardType } from './leaderboardType.ts'
import { loneRanger } from './loneRanger.ts'
import { lowHighBall } from './lowHighBall.ts'
import { matchPlay } from './matchPlay.ts'
import { maximumScore } from './maximumScore.ts'
import { modifiedStableford } from './modifiedStableford.ts'
import { nassau } from './nassau.ts'
import { parBogey } from './parBogey.ts'
import { peoria } from './peoria.ts'
import { pointsPerHole } from './pointsPerHole.ts'
import { quota } from './quota.ts'
import { ringer } from './ringer.ts'
import { scramble } from './scramble.ts'
import { shamble } from './shamble.ts'
import { sixes } from './sixes.ts'
import { skins } from './skins.ts'
import { stableford } from './stableford.ts'
import { strokePlay } from './strokePlay.ts'
import { system36 } from './system36.ts'
import { teamMatch } from './teamMatch.ts'
import { tilt } from './tilt.ts'
import { vegas } from './vegas.ts'
import { wheel } from './wheel.ts'
import { winnerTrash } from './winnerTrash.ts'

/** Every format of play. The first of a leaderboard type is its default. */
export const formats: readonly Format[] = [
  strokePlay,
  maximumScore,
  callaway,
  peoria,
  system36,
  stableford,
  modifiedStableford,
  quota,
  tilt,
  bestBall,
  fourBall,
  aggregate,
  shamble,
  loneRanger,
  bestBallStableford,
  scramble,
  foursomes,
  greensomes,
  chapman,
  matchPlay,
  nassau,
  fieldMatches,
  wheel,
  skins,
  holeScore,
  winnerTrash,
  ringer,
  parBogey,
  teamMatch,
  pointsPerHole,
  bestTotals,
  bestTotalsStableford,
  fourBallParBogey,
  lowHighBall,
  vegas,
  sixes,
]

/** The types of leaderboard that the interface lists, in the order of their ids. */
export const leaderboardTypes: readonly LeaderboardType[] = Object.values(leaderboardType).sort((a, b) => a.id - b.id)

/** The format with this id; undefined for an unknown one. */
export function formatById(id: string): Format | undefined {
  return formats.find(format => format.id === id)
}

/** The formats of a leaderboard type, the default first; none for an unknown type. */
export function formatsOfType(typeId: number): readonly Format[] {
  return formats.filter(format => format.leaderboardType.id === typeId)
}

/** The ids of the formats in which a team plays one ball. Each also decides how the handicap of the team is worked out. */
export const oneBallIds: readonly string[] = formats.flatMap(({ id, leaderboardType: type }) =>
  type.teamScore ? [id] : [],
)
