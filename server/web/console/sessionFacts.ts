import type { FastifyRequest } from 'fastify'
import type { Session } from '../../../contract/console/session.ts'
import { sessionOf } from '../../domain/access/sessionOf.ts'
import { sessionReply } from '../../domain/accounts/sessionReply.ts'
import type { Service } from '../../live/service.ts'

/** Who is logged in, by the cookie of the request; undefined for nobody. */
export async function sessionFacts(
  service: Service,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Session | undefined> {
  const caller = await sessionOf(service, request)
  return caller?.staff && sessionReply(caller.staff, service, service.clock())
}
