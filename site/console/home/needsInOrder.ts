import type { Reply } from '../../ui/call.ts'

/** Something that waits for a director. */
export type Need = Reply<'getDashboard'>['toDo'][number]

const order: readonly Need['kind'][] = [
  'differingCards',
  'ballotToDraw',
  'placesFree',
  'unsignedCards',
  'openTies',
  'prizesToPay',
  'notOfficial',
  'mailRefused',
  'draftSoon',
]

/** What is on and what is left of the last week, the most pressing first: why an event is not official says that it is not. */
export function needsInOrder(today: readonly Need[], lastWeek: readonly Need[]): readonly Need[] {
  const open = new Set(lastWeek.filter(one => one.kind !== 'mailRefused').map(one => one.eventId))
  return [...today.filter(one => one.kind !== 'notOfficial' || !open.has(one.eventId)), ...lastWeek].toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  )
}
