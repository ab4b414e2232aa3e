import { columns } from '../standings/board.ts'
import { countHoles, type HoleRule } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { leaderboardType } from './leaderboardType.ts'
import { pointsRule, pointsSettings } from './pointsByScore.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/**
 * Modified Stableford: points from the committee's table, below zero for bad holes. The default table is that of the
 * Barracuda Championship (PGA TOUR). Rules of Golf 21.1a.
 */
export const modifiedStableford = cardFormat({
  id: 'modifiedStableford',
  name: 'Modified Stableford',
  description:
    'Points for each score to par from a table of your own, so that a birdie is worth more than a bogey costs.',
  leaderboardType: leaderboardType.stableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'A ball picked up counts as double bogey or worse; a hole never played counts no points.',
  allowances: ['individualStableford'],
  rule: 'Rules of Golf 21.1',
  noCard: 0,
  settings: settingsSchema({
    score: grossOrNet('gross'),
    ...pointsSettings({ albatross: 8, eagle: 5, birdie: 2, par: 0, bogey: -1, doubleBogey: -3 }),
  }),
  running: settings => pointsRule(settings, settings.score, settings.doubleBogey),
  card: settings => {
    const rule: HoleRule = { ...pointsRule(settings, settings.score, settings.doubleBogey), unplayed: () => 0 }
    return card => countHoles(card, rule)
  },
})
