import { heldBySession, takeBegun } from '../access/begun.sql.ts'
import { insertPasskey } from '../access/passkeys.sql.ts'
import { recordForAccount } from '../access/recordForAccount.ts'
import { strengthen } from '../access/strengthen.ts'
import { handle } from '../operation/handler.ts'
import { relyingParty, webAuthn } from './relyingParty.ts'

export const addPasskey = handle(
  'addPasskey',
  async ({ body, caller, service, database, keepSession, requestId, now, refuse }) => {
    const { account, session } = caller.staff
    const { administratorId } = account
    // Taken before it is looked at: an answer is for one try, whatever comes of it.
    const challenge = await database.write('everything', tx =>
      takeBegun(tx, heldBySession(session.sessionId), 'passkey', now),
    )
    if (!challenge?.secret) return refuse('PASSKEY_REFUSED', 'late')
    const { id: rpID, origin } = relyingParty(service.config)
    const { id, name, clientDataJSON, attestationObject, transports = [] } = body
    const { verifyRegistrationResponse } = await webAuthn()
    const verified = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports: [...transports] },
      },
      expectedChallenge: challenge.secret,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // It throws for whatever does not fit.
    }).catch(() => undefined)
    if (!verified?.verified) return refuse('PASSKEY_REFUSED', 'wrong')
    const { credential } = verified.registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    const made = {
      administratorId,
      credentialId: credential.id,
      publicKey,
      counter: credential.counter,
      transports,
      name,
    }
    const { passkeyId, cookie } = await database.write('everything', async tx => {
      const added = (await insertPasskey(tx, made, now)) ?? refuse('PASSKEY_REFUSED', 'known')
      await recordForAccount(tx, account, 'administrator.passkeyAdded', { actor: caller.actor, requestId, now })
      return { passkeyId: added, cookie: await strengthen(refuse, tx, caller.staff, now) }
    })
    keepSession(cookie)
    return { passkeyId }
  },
)
