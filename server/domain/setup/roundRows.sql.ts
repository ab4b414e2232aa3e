import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Moves the rounds behind a number up by one place. */
export async function closeGap(
  tx: Transaction,
  communityId: number,
  multiRoundEventId: number,
  removed: number,
): Promise<void> {
  await tx.rows(
    sql`
      update event set round_number = round_number - 1
      where community_id = ${communityId} and parent_event_id = ${multiRoundEventId} and round_number > ${removed}`,
  )
}

/** Writes which courses are played, the usual one first; `versions`: tee pairings on these courses go to the next versions of them. */
export async function writeCourses(
  tx: Transaction,
  communityId: number,
  eventId: number,
  courseIds: readonly number[],
  versions: ReadonlyMap<number, number> = new Map(),
): Promise<void> {
  await tx.rows(
    sql`
      insert into event_course (community_id, event_id, course_id, position)
      select ${communityId}, ${eventId}, course_id, position
      from unnest(${courseIds}::bigint[]) with ordinality as given (course_id, position)
      on conflict (community_id, event_id, course_id) do update set position = excluded.position`,
  )
  if (versions.size > 0) {
    await tx.rows(
      sql`
        update tee_pairing t set course_id = v.becomes
        from unnest(${[...versions.keys()]}::bigint[], ${[...versions.values()]}::bigint[]) as v (course_id, becomes)
        where t.community_id = ${communityId} and t.event_id = ${eventId} and t.course_id = v.course_id`,
    )
  }
  await tx.rows(
    sql`
      delete from event_course
      where community_id = ${communityId} and event_id = ${eventId} and course_id <> all(${courseIds}::bigint[])`,
  )
}

/** Those of the ids that are courses. */
export async function coursesThere(tx: Transaction, courseIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.rows(
    sql<{ courseId: number }>`select course_id as "courseId" from course where course_id = any(${courseIds}::bigint[])`,
  )
  return new Set(rows.map(({ courseId }) => courseId))
}
