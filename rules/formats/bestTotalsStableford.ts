import { columns } from '../standings/board.ts'
import { bestCardsFormat } from './bestCards.ts'
import { cardsThatCount } from './bestTotals.ts'
import { countHoles } from './card.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'
import { stablefordRule } from './stableford.ts'

/** Best totals in Stableford points: the best `count` cards of each round, or those that there are. Rules of Golf 21.1, 24. */
export const bestTotalsStableford = bestCardsFormat({
  id: 'bestTotalsStableford',
  name: 'Best totals Stableford',
  description: 'Teams of any size; the Stableford points of the best cards of each round are added.',
  leaderboardType: leaderboardType.bestBallStableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'A hole without a score earns no points; with fewer cards those that there are count.',
  allowances: ['individualStableford'],
  rule: 'Rules of Golf 21.1 and 24; the best cards by custom',
  noCard: 0,
  settings: settingsSchema({ score: grossOrNet('net'), count: cardsThatCount }),
  cards: ({ score, count }) => {
    const rule = stablefordRule(score)
    return { count, card: card => countHoles(card, rule), strokes: false }
  },
})
