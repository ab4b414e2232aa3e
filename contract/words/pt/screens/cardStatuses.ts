import type { words as en } from '../../en/screens/cardStatuses.ts'
import type { WordsLike } from '../../spoken.ts'

/** How a card stands. */
export const words = {
  OPEN: 'aberto',
  SIGNED: 'assinado',
  OFFICIAL: 'oficial',
  NC: 'sem cartão',
  WD: 'desistiu',
  DQ: 'desclassificado',
  NS: 'não partiu',
} satisfies WordsLike<typeof en>
