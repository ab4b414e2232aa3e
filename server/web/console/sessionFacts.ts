import type { FastifyRequest } from 'fastify'
import type { Session } from '../../../contract/console/session.ts'
import { sessionReply } from '../../domain/accounts/sessionReply.ts'
import { readSessionCookie } from '../../kernel/http/sessionCookie.ts'
import type { Service } from '../../live/service.ts'

/** Who is logged in, by the cookie of the request; undefined for nobody. */
export async function sessionFacts(
  service: Service,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Session | undefined> {
  const token = readSessionCookie(service.config.baseUrl, request.headers.cookie)
  const now = service.clock()
  const caller = token === undefined ? undefined : await service.sessions.of(token, now)
  return caller?.staff && sessionReply(caller.staff, service, now)
}
