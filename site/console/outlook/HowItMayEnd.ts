import { createElement } from 'preact'
import { lazy } from '../../ui/lazy.tsx'
import { language } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'

/** The panel with the chances of a leaderboard; loaded with its words when somebody asks. */
export const HowItMayEnd = lazy<{ readonly board: LeaderboardSummary }>(async () => {
  const [{ OutlookPanel }, words] = await Promise.all([
    import('./OutlookPanel.tsx'),
    language().startsWith('pt') ? import('./pt.ts').then(one => one.pt) : import('./en.ts').then(one => one.en),
  ])
  return ({ board }) => createElement(OutlookPanel, { key: board.leaderboardId, board, words })
})
