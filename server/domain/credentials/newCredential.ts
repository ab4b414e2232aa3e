import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { invalid, type Refuse } from '../../kernel/refuse.ts'
import { createCredential, type NewCredential } from '../access/createCredential.sql.ts'
import type { Origin } from '../audit/record.ts'
import { communitiesThatAsk } from './accessRequests.sql.ts'
import { credentialInForce } from './credentials.sql.ts'

/**
 * Issues a credential and returns its id. Refuses with `CREDENTIAL_EXISTS` when the address has one in force, with `VALIDATION`
 * when a community does not exist. `emailAt`: where the address stands in the request, if it does.
 */
export async function newCredential(
  refuse: Refuse<'CREDENTIAL_EXISTS' | 'VALIDATION'>,
  tx: Transaction,
  credential: NewCredential,
  emailAt: string | undefined,
  origin: Origin,
): Promise<number> {
  const { email } = credential
  const communityIds = [...new Set(credential.communityIds)]
  const known = await communitiesThatAsk(tx, communityIds)
  const missing = communityIds.filter(id => !known.some(one => one.communityId === id))
  if (missing.length > 0)
    refuse(
      ...invalid([{ pointer: '/communityIds', message: said('fields.namesNoCommunity', { ids: missing.join(', ') }) }]),
    )
  if (await credentialInForce(tx, { emailKey: emailKey(email) }))
    refuse('CREDENTIAL_EXISTS', 'inForce', {
      email,
      ...(emailAt !== undefined && {
        errors: [{ pointer: emailAt, message: said('fields.hasCredentialInForce') }],
      }),
    })
  return createCredential(tx, { ...credential, communityIds }, origin)
}
