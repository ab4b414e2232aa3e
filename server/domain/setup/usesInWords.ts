import { type Listed, said } from '../../../contract/words/say.ts'
import type { CourseUse } from './courseUses.sql.ts'

/** What hangs on a course, in words; undefined when nothing does. */
export function usesInWords({ teePairings, scores, handicaps }: CourseUse): Listed | undefined {
  const uses = [
    ...(teePairings > 0 ? [said('fields.uses.teePairings', { count: teePairings })] : []),
    ...(scores ? [said('fields.uses.scores')] : []),
    ...(handicaps > 0 ? [said('fields.uses.handicaps', { count: handicaps })] : []),
  ]
  return uses.length > 0 ? { all: uses } : undefined
}
