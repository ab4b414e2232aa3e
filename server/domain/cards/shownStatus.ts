import type { RoundOfBoard } from '../events/rounds.sql.ts'
import type { CardRow } from './roundCards.sql.ts'

/** How a card stands: one without a ruling is official with its round. */
export function shownStatus(
  { status, hasScore }: Pick<CardRow, 'status' | 'hasScore'>,
  round: Pick<RoundOfBoard, 'state'> | undefined,
): CardRow['status'] | 'OFFICIAL' {
  const stands = status === 'OPEN' || status === 'SIGNED'
  return round?.state === 'official' && stands && hasScore ? 'OFFICIAL' : status
}
