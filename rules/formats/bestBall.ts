import { columns } from '../standings/board.ts'
import { type BallSettings, ballSettings, wantedOn } from './ballSettings.ts'
import { bestBalls, type Valuing } from './bestBalls.ts'
import { leaderboardType } from './leaderboardType.ts'
import { type TeamRule, teamFormat } from './teamFormat.ts'

/** Best N balls of M, strokes: the lowest scores of a team on each hole are added. Rules of Golf 23 for the best of two. */
export const bestBall = teamFormat({
  id: 'bestBall',
  name: 'Best ball',
  description: 'On every hole the best scores of the team count: as many as you choose, gross, net or some of each.',
  leaderboardType: leaderboardType.bestBall,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A hole with fewer scores than must count leaves the team without a valid return.',
  allowances: ['best1of4Stroke', 'best2of4Stroke', 'best3of4Stroke', 'best4of4Stroke'],
  rule: 'Rules of Golf 23 and 24; UG best ball',
  settings: ballSettings,
  team: bestStrokes,
})

/** How best ball counts a hole of a team, in strokes; shamble counts the same way. */
export function bestStrokes(settings: BallSettings): TeamRule {
  const valuing: Valuing = {
    score: settings.score === 'gross' ? 'gross' : 'net',
    counts: strokes => strokes,
    better: 'low',
    missing: null,
  }
  return {
    value: (hole, entry) => bestBalls(hole, wantedOn(hole.hole, settings), valuing, entry.genders ?? []),
    tooFew: null,
    strokes: true,
  }
}
