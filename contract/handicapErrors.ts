/** The refusals of changes of handicaps. Part of `errors.ts`, which says how they are written. */
import type { RefusalWords } from './refusalWords.ts'

export const handicapErrors = {
  HANDICAP_LOCKED: {
    status: 409,
    title: 'Handicap locked',
    meaning: 'The handicap is locked. Unlock it first.',
    details: {
      player: 'The handicap of the player is locked. Unlock it first.',
      team: 'The handicap of the team is locked. Unlock it first.',
    },
  },
  HANDICAP_REASON_REQUIRED: {
    status: 409,
    title: 'Handicap reason required',
    detail: 'The player has no handicap index: send a reason in "manualMsg" with the values.',
  },
  OTHER_COURSE: {
    status: 409,
    title: 'Other course',
    detail:
      'The player plays course {courseId}, and a player has one handicap for a round. Leave "courseId" out, or set a tee of the other course first.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
