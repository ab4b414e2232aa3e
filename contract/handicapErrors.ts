/** The refusals of changes of handicaps. Part of `errors.ts`, which says how they are written. */
import type { RefusalWords } from './refusalWords.ts'

export const handicapErrors = {
  HANDICAP_LOCKED: {
    status: 409,
    title: 'Handicap locked',
    meaning: 'The handicap is locked. Unlock it first.',
  },
  HANDICAP_REASON_REQUIRED: {
    status: 409,
    title: 'Handicap reason required',
  },
  OTHER_COURSE: {
    status: 409,
    title: 'Other course',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
