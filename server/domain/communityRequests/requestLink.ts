/** Links with which the contact of a request for a community sends it: whoever reads that mail is the one who asks. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertOneTimeLink, spendLink } from '../access/oneTimeLinks.sql.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'
import {
  countRequests,
  forgetUnsent,
  insertRequest,
  type KeptRequest,
  type LinkedRequest,
  requestOfLink,
  writeConfirmed,
} from './communityRequests.sql.ts'

/** How long a link opens. */
export const linkHours = 72
/** No more are kept at once, so that nobody fills the list of an operator. */
const mostRequests = 100

/**
 * Keeps a request, in place of what the same address has written before and not sent, and answers the token of its link, which
 * is kept nowhere. Undefined when too many requests wait.
 */
export async function keepRequest(
  tx: Transaction,
  request: KeptRequest,
  now: Temporal.Instant,
): Promise<string | undefined> {
  await forgetUnsent(tx, request.contactEmail)
  if ((await countRequests(tx)) >= mostRequests) return undefined
  const communityRequestId = await insertRequest(tx, request, now)
  const token = newToken()
  const expiresAt = now.add({ hours: linkHours })
  const link = { purpose: 'communityRequest', communityRequestId } as const
  await insertOneTimeLink(tx, link, { tokenHash: hashOfToken(token), now, expiresAt })
  return token
}

/** The request behind a link that opens, sent or not; undefined behind any other. Looking changes nothing. */
export async function lookAtRequestLink(
  tx: Transaction,
  token: string,
  now: Temporal.Instant,
): Promise<LinkedRequest | undefined> {
  const request = await requestOfLink(tx, hashOfToken(token))
  const isLate = request && Temporal.Instant.compare(Temporal.Instant.from(request.expiresAt), now) <= 0
  return isLate ? undefined : request
}

/** Sends the request behind a link, once; undefined when the link opens nothing, or another press was faster. */
export async function sendRequest(
  tx: Transaction,
  token: string,
  now: Temporal.Instant,
): Promise<LinkedRequest | undefined> {
  const request = await lookAtRequestLink(tx, token, now)
  if (!request || !(await spendLink(tx, request.linkId, now))) return undefined
  await writeConfirmed(tx, request.requestId, now)
  return request
}
