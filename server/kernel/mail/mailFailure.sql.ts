/** What the mail server did not take. `tx` must be over everything. */
import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { timestampOf } from '../database/timestampText.ts'

export type MailFailure = {
  readonly mailId: string
  /** What kind of mail it is. */
  readonly about: string
  /** Of the address. */
  readonly domain: string
  readonly reason: string
  readonly isGivenUp: boolean
}

/** Counts a try of a mail that failed. */
export async function noteFailure(
  tx: Transaction,
  { mailId, about, domain, reason, isGivenUp }: MailFailure,
): Promise<void> {
  await tx.rows(
    sql`
      insert into mail_failure (mail_id, about, domain, tries, first_at, last_at, reason, given_up)
      values (${mailId}::uuid, ${about}, ${domain}, 1, clock_timestamp(), clock_timestamp(), ${reason}, ${isGivenUp})
      on conflict (mail_id) do update set tries = mail_failure.tries + 1, last_at = excluded.last_at, reason = excluded.reason,
        given_up = excluded.given_up`,
  )
}

/** A mail that had failed was taken. */
export async function noteSent(tx: Transaction, mailId: string): Promise<void> {
  await tx.rows(
    sql`update mail_failure set sent_at = clock_timestamp(), given_up = false where mail_id = ${mailId}::uuid`,
  )
}

/** A mail that had failed is not tried again: what it says is no longer good. */
export async function noteGivenUp(tx: Transaction, mailId: string): Promise<void> {
  await tx.rows(sql`update mail_failure set given_up = true where mail_id = ${mailId}::uuid`)
}

export type FailureLine = {
  readonly at: string
  readonly about: string
  readonly domain: string
  readonly tries: number
  readonly reason: string
  readonly givenUp: boolean
  readonly sentAt: string | null
}

/** The newest of those that failed. */
export function newestFailures(tx: Transaction, most: number): Promise<FailureLine[]> {
  return tx.rows(
    sql<FailureLine>`
      select ${timestampOf(sql`last_at`)} as at, about, domain, tries, reason, given_up as "givenUp", ${timestampOf(sql`sent_at`)} as "sentAt"
      from mail_failure order by last_at desc limit ${most}`,
  )
}

/** How many mails were given up in the last seven days. */
export async function givenUpMails(tx: Transaction): Promise<number> {
  const row = await tx.first(
    sql<{ count: number }>`
      select count(*) as count from mail_failure where given_up and last_at > clock_timestamp() - interval '7 days'`,
  )
  return row?.count ?? 0
}

/** Forgets those before a moment. */
export async function forgetFailures(tx: Transaction, before: Temporal.Instant): Promise<void> {
  await tx.rows(sql`delete from mail_failure where last_at < ${before.toString()}::timestamptz`)
}
