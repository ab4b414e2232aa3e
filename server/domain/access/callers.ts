/** Who calls: the credential behind a token or the account behind a session, and the communities in reach now. */

import type { Scope } from '../../../contract/operation.ts'
import type { StaffLinkPurpose } from '../../../contract/staffLinks/console.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { scopeOfCredential } from './credentials.sql.ts'
import { keptForASecond } from './keptForASecond.ts'
import type { Staff } from './staff.ts'
import type { TokenClaims, Tokens } from './tokens.ts'

export type Caller = {
  readonly communities: readonly number[]
  /** How the audit names the caller: `credential:7`, `administrator:3`, `staffLink:12`. */
  readonly actor: string
  /** Of a program. */
  readonly token?: TokenClaims
  /** Of a program: what it may do, as it stands at this request. */
  readonly scope?: Scope
  /** Of a person in the console. */
  readonly staff?: Staff
  /** Of a helper with a staff link: the one event that it opens, what for, and of an organiser which. */
  readonly link?: { readonly eventId: number; readonly purpose: StaffLinkPurpose; readonly organiserId: number | null }
}

export type Callers = {
  /** The caller behind an access token; undefined when the token is not valid, or no longer. */
  readonly of: (token: string, now: Temporal.Instant) => Promise<Caller | undefined>
  readonly forget: (tokenId: string) => void
}

/** Finds out who sends a request: a credential by its token. What it finds is kept for a second. */
export function createCallers(database: Database, tokens: Tokens): Callers {
  const kept = keptForASecond<Caller | undefined>()
  const load = async (token: TokenClaims): Promise<Caller | undefined> => {
    const row = await database.read('everything', tx => scopeOfCredential(tx, token.credentialId, token.tokenId))
    return row && { ...row, token, actor: `credential:${token.credentialId}` }
  }
  return {
    async of(token, now) {
      const claims = tokens.verify(token, now)
      return claims && kept.get(claims.tokenId, () => load(claims))
    },
    forget: kept.forget,
  }
}
