/** What becomes of a request for access: approved, declined, asked back. The console and the command line decide by these. */

import type { Scope } from '../../../contract/operation.ts'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { invalid, type Refuse } from '../../kernel/refuse.ts'
import { type Origin, record } from '../audit/record.ts'
import {
  type AccessRequest,
  closeRequest,
  communitiesThatAsk,
  openRequest,
  writeQuestion,
} from '../credentials/accessRequests.sql.ts'
import { newCredential } from '../credentials/newCredential.ts'

export type Approval = {
  /** Undefined: the community that asks, a club with its sub communities. */
  readonly communityIds: readonly number[] | undefined
  readonly note: string | undefined
  readonly scope: Scope | undefined
  /** `null` when the contact makes the password behind a link. */
  readonly passwordHash: string | null
}

/**
 * Issues the credential that was asked for. Refuses with `NOT_FOUND` when the request is not open, with `CREDENTIAL_EXISTS` when
 * the contact has one in force, with `VALIDATION` when a community is not one of those that ask.
 */
export async function approve(
  refuse: Refuse<'NOT_FOUND' | 'CREDENTIAL_EXISTS' | 'VALIDATION'>,
  tx: Transaction,
  requestId: number,
  { communityIds, note, passwordHash, scope }: Approval,
  origin: Origin,
): Promise<{ readonly request: AccessRequest; readonly credentialId: number }> {
  const request = await requireOpen(refuse, tx, requestId)
  const { communityId, contactEmail: email, intendedUse } = request
  const reach = communityIds ?? [communityId]
  const [asking] = await communitiesThatAsk(tx, [communityId])
  const around = [communityId, ...(asking?.subCommunities.map(one => one.communityId) ?? [])]
  if (reach.some(id => !around.includes(id)))
    refuse(...invalid([{ pointer: '/communityIds', message: said('fields.mustBeCommunityAsks') }]))
  const wanted = { email, intendedUse, passwordHash, communityIds: reach, scope }
  const credentialId = await newCredential(refuse, tx, wanted, undefined, origin)
  await closeRequest(tx, request, { state: 'approved', credentialId, note }, origin.now)
  const change = { communityId, kind: 'apiAccess.approved', subject: { requestId, credentialId }, after: { note } }
  await record(tx, change, origin)
  return { request, credentialId }
}

/** Declines a request with a reason that the contact reads. Refuses with `NOT_FOUND` when it is not open. */
export async function decline(
  refuse: Refuse<'NOT_FOUND'>,
  tx: Transaction,
  requestId: number,
  reason: string,
  origin: Origin,
): Promise<AccessRequest> {
  const request = await requireOpen(refuse, tx, requestId)
  const { communityId } = request
  await closeRequest(tx, request, { state: 'declined', reason }, origin.now)
  await record(tx, { communityId, kind: 'apiAccess.declined', subject: { requestId }, after: { reason } }, origin)
  return request
}

/** Keeps a question for the contact, in place of an earlier one. Refuses with `NOT_FOUND` when the request is not open. */
export async function ask(
  refuse: Refuse<'NOT_FOUND'>,
  tx: Transaction,
  requestId: number,
  question: string,
  origin: Origin,
): Promise<AccessRequest> {
  const request = await requireOpen(refuse, tx, requestId)
  const { communityId } = request
  await writeQuestion(tx, request, question)
  await record(tx, { communityId, kind: 'apiAccess.askedBack', subject: { requestId }, after: { question } }, origin)
  return request
}

/** The request, held until the end of the transaction. Refuses with `NOT_FOUND` when it is not open, or not of `communityId`. */
export async function requireOpen(
  refuse: Refuse<'NOT_FOUND'>,
  tx: Transaction,
  requestId: number,
  communityId?: number,
): Promise<AccessRequest> {
  return (await openRequest(tx, requestId, communityId)) ?? refuse('NOT_FOUND', 'accessRequest', { requestId })
}
