/** Access tokens: JWT with HS256, valid for 24 hours, with two keys at a time told apart by id. A token identifies its holder, never what is allowed. */
import { randomUUID } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Secrets } from '../../kernel/secrets.ts'

export const tokenLifetimeSeconds = 24 * 60 * 60

export type TokenClaims = {
  readonly credentialId: number
  readonly tokenId: string
  readonly expiresAt: Temporal.Instant
}

export type Tokens = {
  readonly issue: (credentialId: number, now: Temporal.Instant) => string
  /** The claims of a token that we signed and that has not expired; undefined for everything else. */
  readonly verify: (token: string, now: Temporal.Instant) => TokenClaims | undefined
}

const issuer = 'caddiemaster'
/** Tokens whose signature was found good are not looked at again: many requests come with the same. */
const mostKnown = 10_000

/** Issues and verifies tokens; the first key signs. `audience` keeps the tokens of the two environments apart. */
export function createTokens(keys: Secrets['tokenKeys'], audience: string): Tokens {
  const [current] = keys
  if (!current) throw new Error('There is no key that signs tokens.')
  const sign = createSigner({ key: current.key, algorithm: 'HS256', kid: current.id })
  const verifiers = new Map(
    keys.map(({ id, key }) => [
      id,
      createVerifier({
        key,
        algorithms: ['HS256'],
        allowedIss: issuer,
        allowedAud: audience,
        requiredClaims: ['iss', 'aud', 'sub', 'iat', 'exp', 'jti'],
        ignoreExpiration: true,
      }),
    ]),
  )
  const known = new Map<string, TokenClaims>()
  return {
    issue(credentialId, now) {
      const issuedAt = Math.floor(now.epochMilliseconds / 1000)
      return sign({
        iss: issuer,
        aud: audience,
        sub: String(credentialId),
        iat: issuedAt,
        exp: issuedAt + tokenLifetimeSeconds,
        jti: randomUUID(),
      })
    },
    verify(token, now) {
      const claims = known.get(token) ?? remembered(token)
      return claims && claims.expiresAt.epochMilliseconds > now.epochMilliseconds ? claims : undefined
    },
  }

  function remembered(token: string): TokenClaims | undefined {
    const claims = claimsOf(token)
    if (!claims) return undefined
    if (known.size >= mostKnown) known.clear()
    known.set(token, claims)
    return claims
  }

  function claimsOf(token: string): TokenClaims | undefined {
    const claims = verified(verifiers.get(keyId(token) ?? ''), token)
    return (
      claims && {
        credentialId: Number(claims.sub),
        tokenId: claims.jti,
        expiresAt: Temporal.Instant.fromEpochMilliseconds(claims.exp * 1000),
      }
    )
  }
}

type Claims = { readonly sub: string; readonly exp: number; readonly jti: string }

function verified(verify: ((token: string) => Claims) | undefined, token: string): Claims | undefined {
  try {
    return verify?.(token)
  } catch {
    return undefined
  }
}

function keyId(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString())
    return header && typeof header === 'object' && 'kid' in header && typeof header.kid === 'string'
      ? header.kid
      : undefined
  } catch {
    return undefined
  }
}
