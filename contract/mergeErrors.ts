/** What stands in the way of merging two profiles, of erasing one, and of taking something back. */
import type { RefusalWords } from './refusalWords.ts'

export const mergeErrors = {
  MERGE_BLOCKED: {
    status: 409,
    title: 'Cannot be merged',
    meaning: 'Something stands in the way of merging the two profiles.',
  },
  ERASURE_BLOCKED: {
    status: 409,
    title: 'Event not over',
  },
  UNDO_BLOCKED: {
    status: 409,
    title: 'Cannot be undone',
    meaning: 'Something stands in the way of undoing the step.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
