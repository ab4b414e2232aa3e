import type { words as en } from '../../en/screens/cardStatuses.ts'
import type { WordsLike } from '../../spoken.ts'

/** How a card stands. */
export const words = {
  OPEN: 'abierta',
  SIGNED: 'firmada',
  OFFICIAL: 'oficial',
  NC: 'sin tarjeta',
  WD: 'retirado',
  DQ: 'descalificado',
  NS: 'no presentado',
} satisfies WordsLike<typeof en>
