/** Requests for access of programs. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type AccessRequest = {
  readonly requestId: number
  readonly communityId: number
  readonly communityName: string
  readonly state: 'open' | 'approved' | 'declined' | 'withdrawn'
  readonly contactName: string
  readonly contactEmail: string
  readonly intendedUse: string
  readonly askedAt: string
  /** The account that asked, where it was no command. */
  readonly askedBy: string | null
  readonly question: string | null
  readonly answer: string | null
  readonly reason: string | null
  readonly note: string | null
  readonly decidedAt: string | null
}

const requests = sql`
  select r.request_id as "requestId", r.community_id as "communityId", c.name as "communityName", r.state,
    r.contact_name as "contactName", r.contact_email as "contactEmail", r.intended_use as "intendedUse", r.created_at as "askedAt",
    n.name as "askedBy", r.question, r.answer, r.reason, r.note, r.decided_at as "decidedAt"
  from api_access_request r join community c on c.community_id = r.community_id
  left join lateral account_names(array[r.requested_by]) n on true`

/** Every request, open ones first, in the order in which they were made. `tx` must be a transaction over everything. */
export function allRequests(tx: Transaction): Promise<AccessRequest[]> {
  return tx.rows(sql<AccessRequest>`${requests} order by r.state <> 'open', r.request_id`)
}

/** The requests of a community, open ones first, then the newest first. */
export function requestsOf(tx: Transaction, communityId: number): Promise<AccessRequest[]> {
  return tx.rows(
    sql<AccessRequest>`${requests} where r.community_id = ${communityId} order by r.state <> 'open', r.request_id desc`,
  )
}

/** An open request by its id, held until the end of the transaction; `communityId`: only if it is one of this community. */
export function openRequest(
  tx: Transaction,
  requestId: number,
  communityId: number | undefined,
): Promise<AccessRequest | undefined> {
  return tx.first(
    sql<AccessRequest>`
      ${requests} where r.request_id = ${requestId} and r.state = 'open' and r.community_id = coalesce(${communityId ?? null}::bigint, r.community_id)
      for update of r`,
  )
}

export type NewRequest = Pick<AccessRequest, 'communityId' | 'contactName' | 'contactEmail' | 'intendedUse'> & {
  /** The account that asks. */
  readonly requestedBy: number | null
}

/** Stores a request and returns its id. */
export async function insertRequest(tx: Transaction, request: NewRequest, now: Temporal.Instant): Promise<number> {
  const row = await tx.first(
    sql<{ requestId: number }>`
      insert into api_access_request (community_id, contact_name, contact_email, intended_use, requested_by, created_at)
      values (${request.communityId}, ${request.contactName}, ${request.contactEmail}, ${request.intendedUse},
        ${request.requestedBy}::bigint, ${now.toString()}::timestamptz)
      returning request_id as "requestId"`,
  )
  if (!row) throw new Error('The new request has no id.')
  return row.requestId
}

export type Decision =
  | { readonly state: 'approved'; readonly credentialId: number; readonly note: string | undefined }
  | { readonly state: 'declined'; readonly reason: string }
  | { readonly state: 'withdrawn' }

/** Closes an open request. */
export async function closeRequest(
  tx: Transaction,
  { communityId, requestId }: Pick<AccessRequest, 'communityId' | 'requestId'>,
  decision: Decision,
  now: Temporal.Instant,
): Promise<void> {
  const credentialId = decision.state === 'approved' ? decision.credentialId : null
  const note = decision.state === 'approved' ? (decision.note ?? null) : null
  const reason = decision.state === 'declined' ? decision.reason : null
  await tx.rows(
    sql`
      update api_access_request set state = ${decision.state}, decided_at = ${now.toString()}::timestamptz,
        credential_id = ${credentialId}::bigint, note = ${note}::text, reason = ${reason}::text
      where community_id = ${communityId} and request_id = ${requestId}`,
  )
}

/** Keeps what is asked back, in place of an earlier question and its answer. */
export async function writeQuestion(
  tx: Transaction,
  { communityId, requestId }: Pick<AccessRequest, 'communityId' | 'requestId'>,
  question: string,
): Promise<void> {
  await tx.rows(
    sql`
      update api_access_request set question = ${question}, answer = null
      where community_id = ${communityId} and request_id = ${requestId}`,
  )
}

/** Keeps the answer to what was asked back. */
export async function writeAnswer(
  tx: Transaction,
  { communityId, requestId }: Pick<AccessRequest, 'communityId' | 'requestId'>,
  answer: string,
): Promise<void> {
  await tx.rows(
    sql`
      update api_access_request set answer = ${answer}, reminded_at = null
      where community_id = ${communityId} and request_id = ${requestId}`,
  )
}

/** Marks the open requests made before `before` that wait for who runs the installation, and were not reminded of; answers them. */
export function markReminded(
  tx: Transaction,
  before: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Pick<AccessRequest, 'requestId' | 'contactEmail' | 'communityName'>[]> {
  return tx.rows(
    sql<Pick<AccessRequest, 'requestId' | 'contactEmail' | 'communityName'>>`
      update api_access_request r set reminded_at = ${now.toString()}::timestamptz
      from community c
      where c.community_id = r.community_id and r.state = 'open' and r.reminded_at is null
        and r.created_at < ${before.toString()}::timestamptz and (r.question is null or r.answer is not null)
      returning r.request_id as "requestId", r.contact_email as "contactEmail", c.name as "communityName"`,
  )
}

export type CommunityThatAsks = {
  readonly communityId: number
  readonly name: string
  readonly isClub: boolean
  readonly subCommunities: readonly { readonly communityId: number; readonly name: string }[]
  readonly since: string
  readonly events: number
  readonly credentials: number
}

/**
 * What an operator may know of communities that ask: how old they are, how many events they have, how many programs use them.
 * Programs do not reach the copy of a rehearsal.
 */
export function communitiesThatAsk(tx: Transaction, communityIds: readonly number[]): Promise<CommunityThatAsks[]> {
  return tx.rows(
    sql<CommunityThatAsks>`
      select c.community_id as "communityId", c.name, c.club_community_id is not distinct from c.community_id as "isClub",
        coalesce((select jsonb_agg(jsonb_build_object('communityId', s.community_id, 'name', s.name) order by s.community_id)
          from community s where s.club_community_id = c.community_id and s.community_id <> c.community_id), '[]') as "subCommunities",
        c.created_at as since,
        (select sum(of_one.events)::int from (
            select c.community_id union select s.community_id from community s where s.club_community_id = c.community_id) around
          cross join lateral (
            select count(*) as events from event e where e.community_id = around.community_id and e.kind <> 'R') of_one) as events,
        (select count(*) from credentials_in_force(null, null, array[c.community_id, c.club_community_id])) as credentials
      from community c
      where c.community_id = any(${communityIds}::bigint[])
        and not exists (select from rehearsal r where r.community_id = c.community_id)
      order by c.community_id`,
  )
}
