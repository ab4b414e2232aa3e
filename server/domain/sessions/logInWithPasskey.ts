import { takeBegun } from '../access/begun.sql.ts'
import { holdAccount } from '../access/holdAccount.sql.ts'
import { notePasskeyUse, passkeyWithCredential } from '../access/passkeys.sql.ts'
import { hashOfToken } from '../access/sessions.ts'
import { startSession } from '../access/startSession.ts'
import { sessionReply } from '../accounts/sessionReply.ts'
import { handle } from '../operation/handler.ts'
import { failedLogins } from '../passwords/failedLogins.ts'
import { relyingParty, webAuthn } from '../secondFactors/relyingParty.ts'

export const logInWithPasskey = handle(
  'logInWithPasskey',
  async ({
    body,
    address,
    userAgent,
    caller,
    service,
    database,
    loginToken,
    keepLogin,
    keepSession,
    now,
    logSecurityEvent,
    refuse,
  }) => {
    const attempt = failedLogins(service).attempt(address, body.id)
    const { seconds } = attempt
    if (seconds > 0) refuse('RATE_LIMITED', 'logins', { seconds, headers: { 'retry-after': String(seconds) } })
    // Taken before it is looked at: an answer is for one try, whatever comes of it.
    const challenge = await database.write('everything', tx =>
      takeBegun(tx, hashOfToken(loginToken ?? ''), 'passkeyLogin', now),
    )
    if (!challenge?.secret) return refuse('PASSKEY_REFUSED', 'late')
    const passkey = await database.read('everything', tx => passkeyWithCredential(tx, body.id))
    if (!passkey) {
      logSecurityEvent('login.failed', {})
      return refuse('PASSKEY_REFUSED', 'unknown')
    }
    const { administratorId, passkeyId } = passkey
    const { id: rpID, origin } = relyingParty(service.config)
    const { verifyAuthenticationResponse } = await webAuthn()
    const { id, clientDataJSON, authenticatorData, signature } = body
    const verified = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge.secret,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      // It throws for whatever does not fit.
    }).catch(() => undefined)
    const started =
      verified?.verified &&
      (await database.write('everything', async tx => {
        await holdAccount(tx, administratorId)
        if (!(await notePasskeyUse(tx, passkeyId, verified.authenticationInfo.newCounter, now))) return undefined
        const { shared } = body
        const replaces = caller?.staff?.session
        return startSession(tx, { administratorId, shared, userAgent, replaces, secondFactor: true }, now)
      }))
    logSecurityEvent(started ? 'login.succeeded' : 'login.failed', { administratorId })
    if (!started) return refuse('PASSKEY_REFUSED', 'wrong')
    attempt.succeeded()
    keepLogin(undefined)
    keepSession(started.cookie)
    return sessionReply(started.staff, service, now)
  },
)
