/** Codes of an app (TOTP, RFC 6238): six digits that change every half minute. */
import { Secret, TOTP } from 'otpauth'

const period = 30
const digits = 6
/** Clocks differ: the code before and the one after are as good as the present one. */
const stepsAside = 1

/** A new key of 160 random bits (RFC 4226 4), in base32 as people type it. */
export function newCodeKey(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an app takes as a picture: `otpauth://totp/...`. */
export function addressOfKey(key: string, issuer: string, email: string): string {
  return new TOTP({ issuer, label: email, secret: key, digits, period }).toString()
}

/** The time step whose code this is now; undefined when it is none. */
export function stepOfCode(key: string, code: string, now: Temporal.Instant): number | undefined {
  // The library compares bytes, and throws where six characters are more than six.
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const timestamp = now.epochMilliseconds
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(key),
    digits,
    period,
    timestamp,
    window: stepsAside,
  })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}
