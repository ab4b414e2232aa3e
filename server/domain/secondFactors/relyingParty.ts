/** Whom passkeys belong to: the host of `BASE_URL`. At another host they open nothing. */
import type { Config } from '../../kernel/config.ts'

/** Who passkeys are made for: this installation, by the host that people open. */
export function relyingParty({ baseUrl }: Config): {
  readonly id: string
  readonly name: string
  readonly origin: string
} {
  const { hostname, origin } = new URL(baseUrl)
  return { id: hostname, name: 'Caddiemaster', origin }
}

/** Time for the person, and for which a challenge holds. */
export const challengeMinutes = 5

/** What checks passkeys is loaded when the first one comes: most starts of a server see none. */
export function webAuthn() {
  return import('@simplewebauthn/server')
}
