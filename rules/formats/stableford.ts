import { columns } from '../standings/board.ts'
import { countHoles, type HoleRule } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/** Stableford: points against par on every hole; the most points win. Rules of Golf 21.1. */
export const stableford = cardFormat({
  id: 'stableford',
  name: 'Stableford',
  description: 'Par earns 2 points, each stroke under par one more, one over par 1 point, anything worse none.',
  leaderboardType: leaderboardType.stableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'A hole without a score earns no points, and nor does a missing round in a total of several.',
  allowances: ['individualStableford'],
  rule: 'Rules of Golf 21.1',
  noCard: 0,
  settings: settingsSchema({ score: grossOrNet('net') }),
  running: settings => stablefordRule(settings.score),
  card: settings => {
    const rule = stablefordRule(settings.score)
    return card => countHoles(card, rule)
  },
})

/** Counts a hole in Stableford points, gross or net; without a score it earns none. */
export function stablefordRule(score: 'gross' | 'net'): HoleRule {
  return {
    scored: (gross, hole, received) => stablefordPoints(gross - (score === 'net' ? received : 0) - hole.par),
    unscored: () => 0,
    strokes: false,
  }
}

/** The points for a score to par: 2 for par, one more for each stroke under without limit, 0 from two over. Rules of Golf 21.1b. */
export function stablefordPoints(toPar: number): number {
  return toPar < 2 ? 2 - toPar : 0
}
