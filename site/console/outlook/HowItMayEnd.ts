import { lazyWithWords } from '../../ui/lazy.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Words } from './OutlookPanel.tsx'

type PanelProps = { readonly board: LeaderboardSummary }

/** The panel with the chances of a leaderboard; loaded with its words when somebody asks. */
export const HowItMayEnd = lazyWithWords<PanelProps, Words>(
  () => import('./OutlookPanel.tsx').then(one => one.OutlookPanel),
  {
    en: () => import('./en.ts'),
    pt: () => import('./pt.ts'),
  },
)
