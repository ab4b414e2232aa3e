import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/** The tees of the courses of exactly this event; for a multi-round event also those of its rounds. */
export async function teesPlayed(
  tx: Transaction,
  { communityId, eventId }: Pick<VisibleEvent, 'communityId' | 'eventId'>,
): Promise<ReadonlySet<number>> {
  const rows = await tx.rows(
    sql<{ teeId: number }>`
      select distinct t.tee_id as "teeId"
      from event_course x
      join course_tee t on t.course_id = x.course_id
      where x.community_id = ${communityId} and x.event_id = ${eventAndRounds(communityId, eventId)}`,
  )
  return new Set(rows.map(({ teeId }) => teeId))
}

/** The tees of these courses. */
export async function teesOfCourses(tx: Transaction, courseIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.rows(
    sql<{ teeId: number }>`select tee_id as "teeId" from course_tee where course_id = any(${courseIds}::bigint[])`,
  )
  return new Set(rows.map(({ teeId }) => teeId))
}
