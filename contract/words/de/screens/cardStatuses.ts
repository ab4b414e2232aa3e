import type { words as en } from '../../en/screens/cardStatuses.ts'
import type { WordsLike } from '../../spoken.ts'

/** How a card stands. */
export const words = {
  OPEN: 'offen',
  SIGNED: 'unterschrieben',
  OFFICIAL: 'offiziell',
  NC: 'keine Karte',
  WD: 'zurückgezogen',
  DQ: 'disqualifiziert',
  NS: 'nicht angetreten',
} satisfies WordsLike<typeof en>
