/** The states of an event and how they act together: docs/decisions/016. */
export type EventState = 'draft' | 'published' | 'in progress' | 'suspended' | 'completed' | 'official' | 'cancelled'

const following: Readonly<Record<EventState, readonly EventState[]>> = {
  draft: ['published', 'cancelled'],
  published: ['draft', 'in progress', 'cancelled'],
  'in progress': ['published', 'suspended', 'completed', 'cancelled'],
  suspended: ['in progress', 'completed', 'cancelled'],
  completed: ['in progress', 'official', 'cancelled'],
  official: ['completed'],
  cancelled: ['published'],
}

/** Whether an event may go from one state to another. */
export function canFollow(state: EventState, next: EventState): boolean {
  return following[state].includes(next)
}

/** The state that is in effect in a round: a draft, official or cancelled multi-round event covers all its rounds, a suspended one those in progress. */
export function stateInEffect(own: EventState, ofMultiRoundEvent: EventState | null): EventState {
  switch (ofMultiRoundEvent) {
    case 'cancelled':
      return 'cancelled'
    case 'draft':
    case 'official':
      return own === 'cancelled' ? own : ofMultiRoundEvent
    case 'suspended':
      return own === 'in progress' ? 'suspended' : own
    default:
      return own
  }
}

/** Whether nothing in the event changes without a reason. */
export function isClosed(state: EventState): boolean {
  return state === 'official' || state === 'cancelled'
}

/** Whether the event is under way: in progress, or suspended. */
export function isInPlay(state: EventState): boolean {
  return state === 'in progress' || state === 'suspended'
}

/** Whether players and markers may record scores. A phone that reports late is accepted until the result is official. */
export function isBeingPlayed(state: EventState): boolean {
  return state === 'in progress' || state === 'suspended' || state === 'completed'
}
