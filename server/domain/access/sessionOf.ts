import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../kernel/config.ts'
import { readSessionCookie } from '../../kernel/http/sessionCookie.ts'
import type { Caller } from './callers.ts'
import type { Sessions } from './sessions.ts'

type Known = { readonly config: Config; readonly sessions: Sessions; readonly clock: () => Temporal.Instant }

/** The caller behind the session cookie of a request, if it has one that is in force. */
export async function sessionOf(
  { config, sessions, clock }: Known,
  { headers }: { readonly headers: IncomingHttpHeaders },
): Promise<Caller | undefined> {
  const token = readSessionCookie(config.baseUrl, headers.cookie)
  return token === undefined ? undefined : sessions.of(token, clock())
}
