import { lazyWithWords } from '../../ui/lazy.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'

type PanelProps = { readonly board: LeaderboardSummary }

/** The panel with the chances of a leaderboard; loaded with its words when somebody asks. */
export const HowItMayEnd = lazyWithWords<PanelProps, 'outlook'>(
  () => import('./OutlookPanel.tsx').then(one => one.OutlookPanel),
  'outlook',
)
