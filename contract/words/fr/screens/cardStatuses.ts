import type { words as en } from '../../en/screens/cardStatuses.ts'
import type { WordsLike } from '../../spoken.ts'

/** How a card stands. */
export const words = {
  OPEN: 'ouverte',
  SIGNED: 'signée',
  OFFICIAL: 'officielle',
  NC: 'non rendue',
  WD: 'abandon',
  DQ: 'disqualifié',
  NS: 'absent',
} satisfies WordsLike<typeof en>
