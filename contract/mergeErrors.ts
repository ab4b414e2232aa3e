/** What stands in the way of merging two profiles, of erasing one, and of taking something back. */
import type { RefusalWords } from './refusalWords.ts'

export const mergeErrors = {
  MERGE_BLOCKED: {
    status: 409,
    title: 'Cannot be merged',
    meaning: 'Something stands in the way of making one profile of two.',
  },
  ERASURE_BLOCKED: {
    status: 409,
    title: 'Event not over',
  },
  UNDO_BLOCKED: {
    status: 409,
    title: 'Cannot be taken back',
    meaning: 'Something stands in the way of taking the step back.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
