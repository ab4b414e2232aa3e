import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'

/** The queue of mails. */
export const mailQueue = 'mail'

/** What a mail is about; the words come from the database when it is sent. */
export type MailJob = {
  readonly communityId: number
  readonly eventId: number
  readonly playerId: number
  /** The state that it tells, or `link`: only the link to the player's registration. */
  readonly about: string
}

/** Queues a mail to each of the players, in the transaction of what it tells. */
export async function queueMails(
  tx: Transaction,
  { communityId, eventId }: Pick<MailJob, 'communityId' | 'eventId'>,
  playerIds: readonly number[],
  about: string,
): Promise<void> {
  if (playerIds.length === 0) return
  await tx.rows(
    sql`
      insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, keep_until)
      select q.name, jsonb_build_object('communityId', ${communityId}::bigint, 'eventId', ${eventId}::bigint, 'playerId', id, 'about', ${about}::text),
        q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
        now() + make_interval(secs => q.retention_seconds)
      from jobs.queue q, unnest(${playerIds}::bigint[]) as id where q.name = ${mailQueue}`,
  )
}
