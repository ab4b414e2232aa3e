import { begin, heldBySession } from '../access/begun.sql.ts'
import { passkeysOf } from '../access/passkeys.sql.ts'
import { handle } from '../operation/handler.ts'
import { challengeMinutes, relyingParty, webAuthn } from './relyingParty.ts'

export const startPasskey = handle('startPasskey', async ({ caller, service, database, now }) => {
  const { account, session } = caller.staff
  const { administratorId, email, name } = account
  const { id, name: rpName } = relyingParty(service.config)
  const { generateRegistrationOptions } = await webAuthn()
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName,
    rpID: id,
    userName: email,
    userDisplayName: name,
    // A device keeps one passkey for each account: its next one takes the place of the one before.
    userID: new TextEncoder().encode(`administrator:${administratorId}`),
  })
  const holder = heldBySession(session.sessionId)
  const known = await database.write('everything', async tx => {
    const expiresAt = now.add({ minutes: challengeMinutes })
    await begin(tx, holder, 'passkey', { administratorId, secret: challenge }, expiresAt)
    return passkeysOf(tx, administratorId)
  })
  return {
    challenge,
    rp: { id, name: rpName },
    user: { id: user.id, name: email, displayName: name },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMinutes * 60_000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  }
})
