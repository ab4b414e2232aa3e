/** What stands in the way of merging two profiles, of erasing one, and of taking something back. */
import type { RefusalWords } from './refusalWords.ts'

export const mergeErrors = {
  MERGE_BLOCKED: {
    status: 409,
    title: 'Cannot be merged',
    meaning: 'Something stands in the way of making one profile of two.',
    details: {
      byName: 'Player {playerId} is registered by name only and has no profile to merge into. Keep the other one.',
      bothRegistered: 'Both are registered for {eventId} ({name}). Remove one of the two there first.',
      notOfCommunity:
        'Player {playerId} does not belong to the community of {eventId} ({name}). Add the player to that community first, or keep the other one.',
    },
  },
  ERASURE_BLOCKED: {
    status: 409,
    title: 'Event not over',
    detail:
      'The player is registered for {events}, not over yet. Remove the player there first, or say that the place stays under the new name.',
  },
  UNDO_BLOCKED: {
    status: 409,
    title: 'Cannot be taken back',
    meaning: 'Something stands in the way of taking the step back.',
    details: {
      done: 'This step has been taken back already.',
      changed: '{name} changed the same thing at {time}. Take that back first.',
      changedOutside: 'The same thing was changed since by a program or a player. Change it by hand.',
      needed: 'Something that was added since hangs on it. Take that back first.',
      scored: 'There are scores of a player or a team that would go. Remove the scores first.',
      reopened: 'Results are made official in Results, where what was corrected is published. Do it there.',
      late: 'It was longer ago than it can be taken back.',
      mergedOn: 'The profile that was kept is part of another one now. Undo that merge first.',
      overwritten:
        'The profile that was kept has changed since: {fields}. Undoing the merge would bring the old value back.',
      taken:
        'Player {playerId} has the e-mail address or the world handicap id of the removed profile now. Change it there first.',
      anew: 'The player was registered anew since the merge: {names}. Remove the player there first.',
      mailed: 'The message is on its way: {sent} of {all} mails have been sent. Write another one that puts it right.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
