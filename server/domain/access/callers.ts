/** Callers: the credential behind a token and the communities it reaches now, remembered for at most one second. */
import type { Database } from '../../kernel/database/connect.ts'
import { scopeOfCredential } from './credentials.sql.ts'
import type { TokenClaims, Tokens } from './tokens.ts'

export type Caller = {
  readonly credentialId: number
  readonly communities: readonly number[]
  readonly token: TokenClaims
  /** The name of the caller in the audit: `credential:7`. */
  readonly actor: string
}

export type Callers = {
  /** The caller behind an access token; undefined when the token is not valid, or no longer. */
  readonly of: (token: string, now: Temporal.Instant) => Promise<Caller | undefined>
  readonly forget: (tokenId: string) => void
}

const keptMilliseconds = 1000

/** Looks callers up in the database, whatever community they belong to. */
export function createCallers(database: Database, tokens: Tokens): Callers {
  const kept = new Map<string, { readonly until: number; readonly caller: Promise<Caller | undefined> }>()
  const load = async (claims: TokenClaims): Promise<Caller | undefined> => {
    const row = await database.read('everything', tx => scopeOfCredential(tx, claims.credentialId, claims.tokenId))
    return (
      row && {
        credentialId: claims.credentialId,
        communities: row.communities,
        token: claims,
        actor: `credential:${claims.credentialId}`,
      }
    )
  }
  return {
    async of(token, now) {
      const claims = tokens.verify(token, now)
      if (!claims) return undefined
      // The age of an entry is real time, whatever clock the service is given.
      const time = performance.now()
      const known = kept.get(claims.tokenId)
      if (known && known.until > time) return known.caller
      const caller = load(claims)
      if (kept.size > 10_000) kept.clear()
      kept.set(claims.tokenId, { until: time + keptMilliseconds, caller })
      caller.catch(() => kept.delete(claims.tokenId))
      return caller
    },
    forget: tokenId => void kept.delete(tokenId),
  }
}
