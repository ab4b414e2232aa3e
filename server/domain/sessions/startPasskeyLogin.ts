import { limitOf } from '../../kernel/http/limit.ts'
import { begin } from '../access/begun.sql.ts'
import { passkeysOf } from '../access/passkeys.sql.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'
import { handle } from '../operation/handler.ts'
import { challengeMinutes, relyingParty, webAuthn } from '../secondFactors/relyingParty.ts'

const mostPerMinute = 60
// Each is a row for some minutes, and nobody has to be logged in for it.
const started = limitOf(mostPerMinute)

export const startPasskeyLogin = handle(
  'startPasskeyLogin',
  async ({ address, caller, service, database, keepLogin, now, refuse }) => {
    const { allowed, seconds } = started(service).take(address)
    if (!allowed) refuse('RATE_LIMITED', 'logins', { seconds, headers: { 'retry-after': String(seconds) } })
    const { id: rpID } = relyingParty(service.config)
    const { generateAuthenticationOptions } = await webAuthn()
    const { challenge } = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    const token = newToken()
    const administratorId = caller?.staff?.account.administratorId
    const own = await database.write('everything', async tx => {
      const expiresAt = now.add({ minutes: challengeMinutes })
      await begin(tx, hashOfToken(token), 'passkeyLogin', { secret: challenge }, expiresAt)
      return administratorId === undefined ? [] : passkeysOf(tx, administratorId)
    })
    keepLogin(token)
    return {
      challenge,
      rpId: rpID,
      timeout: challengeMinutes * 60_000,
      userVerification: 'required',
      allowCredentials: own.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key' as const,
        transports,
      })),
    }
  },
)
