/** How a card stands. */
export const words = {
  OPEN: 'open',
  SIGNED: 'signed',
  OFFICIAL: 'official',
  NC: 'no card',
  WD: 'withdrew',
  DQ: 'disqualified',
  NS: 'did not start',
} as const
