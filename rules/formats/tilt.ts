import { type Count, compare, exact, fraction, multiply, plus } from '../exact.ts'
import type { Card } from '../game.ts'
import { columns } from '../standings/board.ts'
import type { RoundResult } from '../standings/rounds.ts'
import { countHoles, playOrder } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'
import { stablefordRule } from './stableford.ts'

/** Tilt: Stableford whose points double on the hole after a birdie, and again while birdies last. Custom (UG help pages). */
export const tilt = cardFormat({
  id: 'tilt',
  name: 'Tilt',
  description:
    'Stableford; after a birdie or better the next hole counts double, after two in a row four times, and so on.',
  leaderboardType: leaderboardType.stableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'A hole without a score earns no points and ends the doubling.',
  allowances: ['individualStableford'],
  rule: 'Club custom: Stableford points doubled after each birdie',
  noCard: 0,
  settings: settingsSchema({ score: grossOrNet('net') }),
  card: settings => {
    const rule = stablefordRule(settings.score)
    return card => tilted(card, countHoles(card, rule))
  },
})

/** Stableford points of a birdie. */
const birdie = 3

function tilted(card: Card, points: RoundResult): RoundResult {
  const values = [...points.values]
  let factor = 1
  let total: Count = 0
  for (const at of playOrder([card])) {
    const plain = points.values[at] ?? null
    if (plain !== null) {
      const tilted = factor === 1 ? plain : multiply(exact(plain), fraction(factor))
      values[at] = tilted
      total = plus(total, tilted)
    }
    factor = plain !== null && compare(exact(plain), fraction(birdie)) >= 0 ? factor * 2 : 1
  }
  return { ...points, values, value: exact(total) }
}
