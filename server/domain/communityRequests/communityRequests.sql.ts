/** Requests for communities. They belong to none yet: `tx` must be a transaction over everything. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'

/** Whether operators let anybody ask for a community. */
export async function takesRequests(tx: Transaction): Promise<boolean> {
  const row = await tx.first(sql<{ takes: boolean }>`select takes_requests as takes from installation where only_one`)
  return row?.takes ?? false
}

/** Lets anybody ask for a community, or nobody. */
export async function writeTakesRequests(tx: Transaction, takes: boolean): Promise<void> {
  await tx.rows(
    sql`
      insert into installation (only_one, takes_requests) values (true, ${takes})
      on conflict (only_one) do update set takes_requests = excluded.takes_requests`,
  )
}

export type GivenRequest = {
  readonly name: string
  readonly contactName: string
  readonly contactEmail: string
  readonly intendedUse: string
}

/** `language`: in which it was asked for; null where that was not kept. */
export type KeptRequest = GivenRequest & { readonly language: string | null }

export type CommunityRequest = GivenRequest & { readonly requestId: number; readonly askedAt: string }

const fields = sql`
  r.request_id as "requestId", r.name, r.contact_name as "contactName", r.contact_email as "contactEmail",
  r.intended_use as "intendedUse"`

/** The requests that wait for an answer, in the order in which they were sent. */
export function openRequests(tx: Transaction): Promise<CommunityRequest[]> {
  return tx.rows(
    sql<CommunityRequest>`
      select ${fields}, coalesce(r.confirmed_at, r.created_at) as "askedAt" from community_request r
      where r.confirmed_at is not null order by r.confirmed_at, r.request_id`,
  )
}

/** How many requests there are, also of those that were not sent yet. */
export async function countRequests(tx: Transaction): Promise<number> {
  const row = await tx.first(sql<{ count: number }>`select count(*) as count from community_request`)
  return row?.count ?? 0
}

/** Stores a request that is not sent yet and returns its id. */
export async function insertRequest(tx: Transaction, request: KeptRequest, now: Temporal.Instant): Promise<number> {
  const { name, contactName, contactEmail, intendedUse, language } = request
  const row = await tx.first(
    sql<{ requestId: number }>`
      insert into community_request (name, contact_name, contact_email, contact_email_key, intended_use, language, created_at)
      values (${name}, ${contactName}, ${contactEmail}, ${emailKey(contactEmail)}, ${intendedUse}, ${language}::text, ${now.toString()}::timestamptz)
      returning request_id as "requestId"`,
  )
  if (!row) throw new Error('The new request has no id.')
  return row.requestId
}

/** Forgets what somebody with this address has written and not sent, with its link. */
export async function forgetUnsent(tx: Transaction, email: string): Promise<void> {
  await tx.rows(
    sql`delete from community_request where contact_email_key = ${emailKey(email)} and confirmed_at is null`,
  )
}

/** Forgets what was written before a moment and never sent. */
export async function forgetUnsentBefore(tx: Transaction, before: Temporal.Instant): Promise<void> {
  await tx.rows(
    sql`delete from community_request where confirmed_at is null and created_at < ${before.toString()}::timestamptz`,
  )
}

export type LinkedRequest = GivenRequest & {
  readonly linkId: number
  readonly requestId: number
  readonly confirmedAt: string | null
  readonly expiresAt: string
}

/** The request behind the link with this hash, also when the link was used or has expired; undefined once it is answered. */
export function requestOfLink(tx: Transaction, tokenHash: string): Promise<LinkedRequest | undefined> {
  return tx.first(
    sql<LinkedRequest>`
      select ${fields}, l.link_id as "linkId", r.confirmed_at as "confirmedAt", l.expires_at as "expiresAt"
      from one_time_link l join community_request r on r.request_id = l.community_request_id
      where l.token_hash = ${tokenHash} and l.purpose = 'communityRequest'`,
  )
}

/** Sends a request: from now on operators see it. */
export async function writeConfirmed(tx: Transaction, requestId: number, now: Temporal.Instant): Promise<void> {
  await tx.rows(
    sql`update community_request set confirmed_at = ${now.toString()}::timestamptz where request_id = ${requestId}`,
  )
}

/** Takes a request away that waits for an answer, and returns it; undefined when there is none, or another answer was faster. */
export function takeRequest(tx: Transaction, requestId: number): Promise<KeptRequest | undefined> {
  return tx.first(
    sql<KeptRequest>`
      delete from community_request r where r.request_id = ${requestId} and r.confirmed_at is not null
      returning r.name, r.contact_name as "contactName", r.contact_email as "contactEmail", r.intended_use as "intendedUse", r.language`,
  )
}
