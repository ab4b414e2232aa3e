import type { CourseUse } from './courseUses.sql.ts'

/** What hangs on a course, in words; undefined when nothing does. */
export function usesInWords({ teePairings, scores, handicaps }: CourseUse): string | undefined {
  const uses = [
    ...(teePairings > 0 ? [`${teePairings} tee ${teePairings === 1 ? 'pairing starts' : 'pairings start'} on it`] : []),
    ...(scores ? ['scores were entered on it'] : []),
    ...(handicaps > 0
      ? [`${handicaps} locked ${handicaps === 1 ? 'handicap is' : 'handicaps are'} for a tee of it`]
      : []),
  ]
  return uses.length > 0 ? uses.join(', and ') : undefined
}
