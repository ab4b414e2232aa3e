import { columns } from '../standings/board.ts'
import { bestCardsFormat } from './bestCards.ts'
import { countHoles, countStrokes, netStrokes } from './card.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/** How many cards count in a round of `bestTotals` and `bestTotalsStableford`. */
export const cardsThatCount = {
  type: 'integer',
  minimum: 1,
  maximum: 20,
  default: 4,
  title: 'Cards',
  description: 'How many of the best cards of a team count in each round.',
} as const

/**
 * Best totals, as clubs, schools and families play: teams of any size, of which the best `count` complete cards of each
 * round are added. Who withdraws or is disqualified counts nothing in that round only. Level teams share a place, or with
 * the countback step `discarded` their other cards decide. Custom, Rules of Golf 24.
 */
export const bestTotals = bestCardsFormat({
  id: 'bestTotals',
  name: 'Best totals',
  description: 'Teams of any size; the totals of the best complete cards of each round are added.',
  leaderboardType: leaderboardType.bestBall,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A card that is not complete counts nothing in its round; with too few cards the team has no total.',
  allowances: ['individualStroke'],
  rule: 'Rules of Golf 24; the best cards by custom',
  settings: settingsSchema({ score: grossOrNet('gross'), count: cardsThatCount }),
  cards: ({ score, count }) => ({
    count,
    // Net hole by hole, so that the holes of several cards can be added.
    card: card => (score === 'net' ? countHoles(card, netStrokes) : countStrokes(card, 'gross')),
    strokes: true,
  }),
})
