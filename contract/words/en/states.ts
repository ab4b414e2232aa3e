/** The state of an event as people read it. */
export const words = {
  names: {
    draft: 'Draft',
    published: 'Published',
    'in progress': 'Live',
    suspended: 'Suspended',
    completed: 'Unofficial',
    official: 'Official',
    cancelled: 'Cancelled',
  },
  // {state} is one of the names above; {reason} is in the words of the committee.
  since: '{state} since {moment}',
  sinceFor: '{state}: {reason}, since {moment}',
  rehearsal: 'Rehearsal, nothing counts: {moment}',
  underCorrection: 'Under correction',
  underCorrectionSince: 'Under correction since {moment}',
  revised: 'Official, revised {moment}',
  // What counts of a round that was shortened. {round} is one of these two.
  round: 'Round',
  roundOf: 'Round {number}',
  annulled: '{round} annulled: it does not count',
  shortenedToCompleted: '{round} shortened: only the holes that everybody in a flight has completed count',
  shortenedToOne: '{round} shortened to one hole: {holes} counts',
  shortenedTo: '{round} shortened to {count} holes: {holes} count',
} as const
