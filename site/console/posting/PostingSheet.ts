import { lazyWithWords } from '../../ui/lazy.tsx'

/** The sheet with the scores for handicap records; loaded with its words when somebody opens it. */
export const PostingSheet = lazyWithWords<{ readonly onClose: () => void }, 'posting'>(
  () => import('./Posting.tsx').then(one => one.Posting),
  'posting',
)
