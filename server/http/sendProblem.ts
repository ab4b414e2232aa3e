/** What every answer has, and how what went wrong is told: the one place where an answer that is no success leaves. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RefusalCode, refusals } from '../../contract/errors.ts'
import { type Operation, refusalsOf } from '../../contract/operation.ts'
import { refusalsOfSessions } from '../../contract/sessions/refusalsOfSessions.ts'
import { said } from '../../contract/words/say.ts'
import { answer } from '../kernel/http/answer.ts'
import { problem, problemMediaType, refusalOf } from '../kernel/http/problems.ts'
import { logSecurityEvent, type SecurityEvent, type SecuritySubject } from '../kernel/http/securityEvent.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Service } from '../live/service.ts'
import { languageOfCaller } from './languageOfCaller.ts'

/** A year; sub-domains belong to somebody else. */
const strictTransport = 'max-age=31536000'

/** What scripts of other sites may read of an answer. */
const exposedHeaders = [
  'ETag',
  'Link',
  'X-Request-Id',
  'X-Environment',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotency-Replayed',
].join(', ')

/** The headers of every answer, whatever becomes of the request. */
export function setCommonHeaders(service: Service, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposedHeaders,
  })
  if (service.config.baseUrl.startsWith('https:')) reply.header('strict-transport-security', strictTransport)
  if (service.config.environment === 'testing') reply.header('x-environment', 'testing')
  const isOfConsole = request.url.startsWith('/console/api')
  if (isOfConsole || request.url.startsWith('/v1'))
    reply.headers({
      'cache-control': 'private, no-cache, must-revalidate',
      // Whom a cookie lets in is asked again each time, so it needs no place here.
      vary: isOfConsole ? 'Cookie, Accept-Language, Accept-Encoding' : 'Authorization, Accept-Encoding',
    })
}

const challenges: Partial<Record<string, string>> = {
  UNAUTHORIZED: 'Bearer error="insufficient_scope"',
  INVALID_CREDENTIALS: 'Bearer',
}

const securityEvents: Partial<Record<string, SecurityEvent>> = {
  UNAUTHORIZED: 'access.refused',
  ROLE_REQUIRED: 'access.refused',
  SECOND_FACTOR_REQUIRED: 'access.refused',
  CROSS_SITE: 'access.refused',
  TOKEN_INVALID: 'access.refused',
  RATE_LIMITED: 'limit.reached',
}

/** Who asked, and for what: ids only, because other parts of a path are what people wrote. */
function subjectOf(request: FastifyRequest, op: Operation | undefined): SecuritySubject {
  const params = op?.params ? Object.entries(request.params as Readonly<Record<string, string>>) : []
  const ids = params.filter(([, value]) => /^([MS]-)?[0-9]{1,16}$/.test(value))
  const credentialId = request.caller?.token?.credentialId
  const administratorId = request.caller?.staff?.account.administratorId
  return { ...Object.fromEntries(ids), operation: op?.id, credentialId, administratorId }
}

/** Sends any error as a problem. */
export async function sendProblem(
  service: Service,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let refusal = refusalOf(error)
  const { operation: op } = request
  if (service.strict && op && error instanceof Refusal && !declares(op, error.code)) {
    refusal = new Refusal('INTERNAL', {
      errors: [{ pointer: '', message: said('fields.undeclaredRefusal', { operation: op.id, code: error.code }) }],
    })
  }
  if (refusal.code === 'INTERNAL') request.log.error({ error, requestId: request.id }, 'internal error')
  const event = securityEvents[refusal.code]
  if (event) logSecurityEvent(request, event, { ...subjectOf(request, op), code: refusal.code })
  if (refusal.code === 'TOKEN_INVALID')
    reply.header('www-authenticate', request.headers.authorization ? 'Bearer error="invalid_token"' : 'Bearer')
  const challenge = challenges[refusal.code]
  if (challenge) reply.header('www-authenticate', challenge)
  if (refusal.code === 'UNAVAILABLE' && !reply.hasHeader('retry-after')) reply.header('retry-after', '2')
  setCommonHeaders(service, request, reply)
  reply.headers(refusal.headers)
  reply.code(refusals[refusal.code].status).removeHeader('etag')
  const body = problem(refusal, request.id, service.config.baseUrl, languageOfCaller(request))
  return answer(request, reply, JSON.stringify(body), {
    mediaType: problemMediaType,
    untagged: true,
  })
}

/** An operation of the interface does not tell programs what only sessions of the console can meet. */
function declares(op: Operation, code: RefusalCode): boolean {
  return refusalsOf(op).includes(code) || refusalsOfSessions(op).includes(code)
}
