import { columns } from '../standings/board.ts'
import { leaderboardType } from './leaderboardType.ts'
import { createdMatches } from './matchFormat.ts'
import { strokesInMatches } from './matchSettings.ts'
import { lowerFirst, type Pair, type PairPoints, pairPool } from './pairPool.ts'
import { poolFormat } from './poolFormat.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/**
 * Low and high ball: two against two; on every hole a point for the lower of the better balls and one for the lower of the
 * worse balls. Level balls bring nobody a point, as is usual. Who plays whom is said by the matches created by hand. Custom.
 */
export const lowHighBall = poolFormat({
  id: 'lowHighBall',
  name: 'Low and high ball',
  description: 'Two against two: on every hole a point for the better low ball and one for the better high ball.',
  leaderboardType: leaderboardType.createdMatches,
  columns: columns.perHole,
  unit: 'points',
  withoutScore: 'A ball picked up loses to any other; a hole that somebody has still to play is open.',
  allowances: ['fourBallMatch'],
  rule: 'Club custom: low ball and high ball',
  settings: settingsSchema({ score: grossOrNet('net'), strokes: strokesInMatches('offLow') }),
  pool: (input, settings) => pairPool(input, settings, createdMatches(input), lowHighPoints),
})

/** More than any score. */
const worst = 1000

function lowHighPoints(a: Pair, b: Pair): PairPoints {
  const [lowOfA, highOfA] = lowerFirst(a, () => worst)
  const [lowOfB, highOfB] = lowerFirst(b, () => worst)
  const won = (...pairs: readonly (readonly [number, number])[]) => pairs.filter(([own, other]) => own < other).length
  return { a: won([lowOfA, lowOfB], [highOfA, highOfB]), b: won([lowOfB, lowOfA], [highOfB, highOfA]) }
}
