import { type Said, said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { type Origin, record } from '../audit/record.ts'
import { insertRequest, type NewRequest, requestsOf } from '../credentials/accessRequests.sql.ts'
import { credentialInForce } from '../credentials/credentials.sql.ts'

/**
 * Stores a request for access and returns its id. Refuses with `CREDENTIAL_EXISTS` when the community has a program or an open
 * request with this address; whether another one has, only an operator is told.
 */
export async function askForAccess(
  refuse: Refuse<'CREDENTIAL_EXISTS'>,
  tx: Transaction,
  request: NewRequest,
  origin: Origin,
): Promise<number> {
  const { communityId, contactName, contactEmail, intendedUse } = request
  const key = emailKey(contactEmail)
  const taken = await credentialInForce(tx, { emailKey: key })
  if (taken?.communities.includes(communityId))
    refuse('CREDENTIAL_EXISTS', 'inForce', atContactEmail(said('fields.hasCredentialInForce')))
  const open = (await requestsOf(tx, communityId)).filter(one => one.state === 'open')
  if (open.some(one => emailKey(one.contactEmail) === key))
    refuse('CREDENTIAL_EXISTS', 'asked', atContactEmail(said('fields.waitsForAnswer')))
  const requestId = await insertRequest(tx, request, origin.now)
  const after = { contactName, contactEmail, intendedUse }
  await record(tx, { communityId, kind: 'apiAccess.requested', subject: { requestId }, after }, origin)
  return requestId

  function atContactEmail(message: Said) {
    return { email: contactEmail, errors: [{ pointer: '/contactEmail', message }] }
  }
}
