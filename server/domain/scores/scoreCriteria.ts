import type { ScoreStatus } from './scoreRecord.ts'

export type ScoreCriteria = {
  readonly courseId?: number
  readonly status?: ScoreStatus
  readonly updatedSince?: string
}

type Score = {
  readonly courseId: number | undefined
  readonly status: ScoreStatus
  readonly updatedDt: string | undefined
}

/** Whether a score meets the criteria. A score without a card was never updated. */
export function meets(score: Score, { courseId, status, updatedSince }: ScoreCriteria): boolean {
  return (
    (courseId === undefined || score.courseId === courseId) &&
    (status === undefined || score.status === status) &&
    (updatedSince === undefined || (score.updatedDt !== undefined && isSince(score.updatedDt, updatedSince)))
  )
}

function isSince(time: string, since: string): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(time), Temporal.Instant.from(since)) >= 0
}
