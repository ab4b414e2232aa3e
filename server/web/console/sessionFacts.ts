import type { FastifyRequest } from 'fastify'
import type { Session } from '../../../contract/sessions/console.ts'
import { sessionOf } from '../../domain/access/sessionOf.ts'
import { sessionReply } from '../../domain/accounts/sessionReply.ts'
import { readSessionCookie } from '../../kernel/http/sessionCookie.ts'
import type { Service } from '../../live/service.ts'

/** Who is logged in, by the cookie of the request; undefined for nobody. A page begins with what is so now, not with what was kept for a second. */
export async function sessionFacts(
  service: Service,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Session | undefined> {
  const token = readSessionCookie(service.config.baseUrl, request.headers.cookie)
  if (token !== undefined) service.sessions.forget(token)
  const caller = await sessionOf(service, request)
  return caller?.staff && sessionReply(caller.staff, service, service.clock())
}
