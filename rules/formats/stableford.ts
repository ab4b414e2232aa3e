import { columns } from '../standings/board.ts'
import { countHoles, type HoleRule } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/** Stableford: points against par on every hole, the most win. Rules of Golf 21.1. */
export const stableford = cardFormat({
  id: 'stableford',
  name: 'Stableford',
  description: 'A hole in par gives 2 points, one more for each stroke under, one over par 1 point, worse none.',
  leaderboardType: leaderboardType.stableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'A hole without a score counts no points; a round not handed in counts none in a total of several.',
  allowances: ['individualStableford'],
  rule: 'Rules of Golf 21.1',
  noCard: 0,
  settings: settingsSchema({ score: grossOrNet('net') }),
  card: settings => {
    const rule = stablefordRule(settings.score)
    return card => countHoles(card, rule)
  },
})

/** How a hole counts in Stableford. */
export function stablefordRule(score: 'gross' | 'net'): HoleRule {
  return {
    scored: (gross, hole, received) => stablefordPoints(gross - (score === 'net' ? received : 0) - hole.par),
    unscored: () => 0,
    strokes: false,
  }
}

/** Points of a score to par: 2 for par, one more per stroke better without limit, 0 from two over par on. Rules of Golf 21.1b. */
export function stablefordPoints(toPar: number): number {
  return toPar < 2 ? 2 - toPar : 0
}
