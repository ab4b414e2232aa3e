import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../database/connect.ts'
import { type Sql, sql } from '../database/sql.ts'

/** The queue of mails. */
export const mailQueue = 'mail'

/** What a mail is about; the words come from the database when it is sent. */
export type MailJob = {
  readonly communityId: number
  readonly eventId: number
  readonly playerId: number
  /** The state that it tells, `link`: only the link to the player's registration, `teeTime`, or `message`. */
  readonly about: string
  /** Of a message of the organiser. */
  readonly messageId?: number
  /** Of a tee time: the round. */
  readonly roundId?: number
  /** Of the mail; that of its reader where it is known. */
  readonly language?: Language
}

/** A letter that is no mail about an event: `kind` says what it is about. */
export type LetterJob = {
  readonly about: 'letter'
  readonly kind: string
  /** What it says, to whom. */
  readonly sealed: string
  /** It is not sent after this moment. */
  readonly until: string
}

/** Nobody is written to from the copy of a rehearsal. */
const isReal = (communityId: number) => sql`not exists (select from rehearsal c where c.community_id = ${communityId})`

/** The language that a player chose, as a part of a job: in signing up for the event, else the last time for one of the community. None where nobody knows. */
const languageOfPlayer = ({ communityId, eventId }: Pick<MailJob, 'communityId' | 'eventId'>, playerId: Sql) => sql`
  coalesce((
    select jsonb_build_object('language', s.details ->> 'language') from sign_up s
    where s.community_id = ${communityId} and s.player_id = ${playerId} and s.details ->> 'language' is not null
    order by s.event_id = ${eventId} desc, s.signed_up_at desc limit 1), '{}')`

/** That of the club, in the same way. */
const languageOfClub = (communityId: number) => sql`
  (select jsonb_strip_nulls(jsonb_build_object('language', c.language)) from community c where c.community_id = ${communityId})`

/**
 * Queues a mail to each of the players, in the transaction of what it tells. `language`: of who did it in person; others are
 * written to in the language that they chose, else in that of the club.
 */
export async function queueMails(
  tx: Transaction,
  { communityId, eventId }: Pick<MailJob, 'communityId' | 'eventId'>,
  playerIds: readonly number[],
  about: string,
  language?: Language,
): Promise<void> {
  if (playerIds.length === 0) return
  const job = { communityId, eventId, about, ...(language && { language }) }
  await tx.rows(
    sql`
      insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, keep_until)
      select q.name, ${languageOfClub(communityId)} || ${languageOfPlayer(job, sql`id`)} || ${JSON.stringify(job)}::jsonb || jsonb_build_object('playerId', id),
        q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
        now() + make_interval(secs => q.retention_seconds)
      from jobs.queue q, unnest(${playerIds}::bigint[]) as id where q.name = ${mailQueue} and ${isReal(communityId)}`,
  )
}

/** Queues the mails that tell the players of a round their tee times, `language` being that of those of whom none is known; whose mail still waits gets no second one, because it will say what is true then. */
export async function queueTeeTimeMails(
  tx: Transaction,
  { communityId, eventId, roundId, language }: Required<Omit<MailJob, 'playerId' | 'about' | 'messageId'>>,
  playerIds: readonly number[],
): Promise<void> {
  const job = { communityId, eventId, about: 'teeTime', roundId, language }
  await tx.rows(
    sql`
      insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, keep_until)
      select q.name, ${JSON.stringify(job)}::jsonb || ${languageOfPlayer(job, sql`p.player_id`)} || jsonb_build_object('playerId', p.player_id),
        q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
        now() + make_interval(secs => q.retention_seconds)
      from jobs.queue q, unnest(${playerIds}::bigint[]) as p(player_id)
      where q.name = ${mailQueue} and ${isReal(communityId)} and not exists (
        select from jobs.job w
        where w.name = q.name and w.state in ('created', 'retry')
          and w.data @> jsonb_build_object('about', 'teeTime', 'roundId', ${roundId}::bigint, 'playerId', p.player_id))`,
  )
}

/** Queues the mails of a message of the organiser, the first to be sent in so many seconds. */
export async function queueMessageMails(
  tx: Transaction,
  {
    pauseSeconds,
    ...job
  }: Pick<MailJob, 'communityId' | 'eventId' | 'language'> & {
    readonly messageId: number
    readonly pauseSeconds: number
  },
  playerIds: readonly number[],
): Promise<void> {
  const data = { ...job, about: 'message' }
  await tx.rows(
    sql`
      insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, start_after, keep_until)
      select q.name, ${JSON.stringify(data)}::jsonb || jsonb_build_object('playerId', id),
        q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
        now() + make_interval(secs => ${pauseSeconds}), now() + make_interval(secs => ${pauseSeconds} + q.retention_seconds)
      from jobs.queue q, unnest(${playerIds}::bigint[]) as id where q.name = ${mailQueue} and ${isReal(job.communityId)}`,
  )
}

/** Queues a letter. */
export async function insertLetterJob(tx: Transaction, job: LetterJob): Promise<void> {
  await tx.rows(
    sql`
      insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, keep_until)
      select q.name, ${JSON.stringify(job)}::jsonb, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
        q.expire_seconds, q.deletion_seconds, now() + make_interval(secs => q.retention_seconds)
      from jobs.queue q where q.name = ${mailQueue}`,
  )
}
