import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

export type AccessRequest = {
  readonly requestId: number
  readonly communityId: number
  readonly communityName: string
  readonly contactName: string
  readonly contactEmail: string
  readonly intendedUse: string
  readonly state: 'open' | 'approved' | 'declined'
  readonly createdAt: string
}

const requests = sql`
  select r.request_id as "requestId", r.community_id as "communityId", c.name as "communityName", r.contact_name as "contactName",
    r.contact_email as "contactEmail", r.intended_use as "intendedUse", r.state, r.created_at as "createdAt"
  from api_access_request r join community c on c.community_id = r.community_id`

/** Every request for access, open ones first. */
export function allRequests(tx: Transaction): Promise<AccessRequest[]> {
  return tx.rows(sql<AccessRequest>`${requests} order by r.state <> 'open', r.request_id`)
}

/** A request for access by its id. */
export function requestWithId(tx: Transaction, requestId: number): Promise<AccessRequest | undefined> {
  return tx.first(sql<AccessRequest>`${requests} where r.request_id = ${requestId} for update of r`)
}

type NewRequest = Pick<AccessRequest, 'communityId' | 'contactName' | 'contactEmail' | 'intendedUse'>

/** Stores a request and returns its id. */
export async function addRequest(tx: Transaction, request: NewRequest, now: Temporal.Instant): Promise<number> {
  const row = await tx.first(
    sql<{ requestId: number }>`
      insert into api_access_request (community_id, contact_name, contact_email, intended_use, created_at)
      values (${request.communityId}, ${request.contactName}, ${request.contactEmail}, ${request.intendedUse}, ${now.toString()}::timestamptz)
      returning request_id as "requestId"`,
  )
  if (!row) throw new Error('The new request has no id.')
  return row.requestId
}

/** Closes an open request; an approved one names its credential. */
export async function decide(
  tx: Transaction,
  request: AccessRequest,
  credentialId: number | null,
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      update api_access_request set state = ${credentialId === null ? 'declined' : 'approved'}, decided_at = ${now.toString()}::timestamptz,
        credential_id = ${credentialId}::bigint
      where community_id = ${request.communityId} and request_id = ${request.requestId}`,
  )
}
