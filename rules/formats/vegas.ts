import { columns } from '../standings/board.ts'
import { leaderboardType } from './leaderboardType.ts'
import { createdMatches } from './matchFormat.ts'
import { strokesInMatches } from './matchSettings.ts'
import { lowerFirst, type Pair, type PairBall, type PairPoints, pairPool } from './pairPool.ts'
import { poolFormat } from './poolFormat.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/**
 * Vegas: two against two; the scores of a pair on a hole make a number, the lower score first (4 and 5: 45), but a 10 or more
 * goes first (4 and 10: 104). The lower number wins the difference in points. A ball picked up counts as double par. With
 * `flip`, a birdie turns the number of opponents who made none. Who plays whom is said by the matches created by hand. Custom.
 */
export const vegas = poolFormat({
  id: 'vegas',
  name: 'Vegas',
  description: 'Two against two: the two scores of a pair make a number on every hole; the lower wins the difference.',
  leaderboardType: leaderboardType.createdMatches,
  columns: columns.perHole,
  unit: 'points',
  withoutScore: 'A ball picked up counts as double par; a hole that somebody has still to play is open.',
  allowances: ['fourBallMatch'],
  rule: 'Club custom: the scores of a pair as a number',
  settings: settingsSchema({
    score: grossOrNet('gross'),
    strokes: strokesInMatches('offLow'),
    flip: {
      type: 'boolean',
      default: false,
      title: 'Birdie flips',
      description: 'A birdie turns the number of the opponents, the higher score first, unless they have one too.',
    },
  }),
  pool: (input, { flip, ...settings }) =>
    pairPool(input, settings, createdMatches(input), (a, b) => vegasPoints(a, b, flip)),
})

function vegasPoints(a: Pair, b: Pair, flip: boolean): PairPoints {
  const [birdieOfA, birdieOfB] = [hasBirdie(a), hasBirdie(b)]
  const numberOfA = vegasNumber(lowerFirst(a, doublePar), flip && birdieOfB && !birdieOfA)
  const numberOfB = vegasNumber(lowerFirst(b, doublePar), flip && birdieOfA && !birdieOfB)
  const figures = [`${numberOfA}`, `${numberOfB}`] as const
  if (numberOfA === numberOfB) return { a: 0, b: 0, figures }
  return numberOfA < numberOfB
    ? { a: numberOfB - numberOfA, b: 0, figures }
    : { a: 0, b: numberOfA - numberOfB, figures }
}

/** The number of two scores, the lower one given first. Flipped, the higher goes first; a 10 or more does so anyway. */
function vegasNumber([low, high]: readonly [number, number], isFlipped: boolean): number {
  const [first, second] = isFlipped || (high >= 10 && low < 10) ? [high, low] : [low, high]
  return first * (second >= 10 ? 100 : 10) + second
}

function doublePar({ par, received }: PairBall): number {
  return 2 * par - received
}

function hasBirdie(pair: Pair): boolean {
  return pair.some(({ strokes, par }) => strokes !== null && strokes < par)
}
