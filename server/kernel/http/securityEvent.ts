/**
 * What who watches over an installation looks for in its log: one line each, at level `warn`, with `securityEvent` as its
 * name, the ids of those concerned, the address, and the request. Never an e-mail address, a name, a password or a token.
 */
import type { FastifyRequest } from 'fastify'
import { limitOf } from './limit.ts'

export type SecurityEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'access.refused'
  | 'limit.reached'
  | 'link.refused'
  | 'operator.given'
  | 'operator.taken'
  | 'communityRequests.opened'
  | 'communityRequests.closed'
  | 'communityRequest.declined'
  | 'account.blocked'
  | 'account.allowed'

/** Ids of who and what it is about. */
export type SecuritySubject = Readonly<Record<string, string | number | undefined>>

const mostLinesPerMinute = 60
// A flood must not fill the disk: of each kind and address so many lines a minute, the last of which says so.
const lines = limitOf(mostLinesPerMinute)

/** Writes a security event of `request` to the log. */
export function logSecurityEvent(request: FastifyRequest, securityEvent: SecurityEvent, subject: SecuritySubject = {}) {
  const { allowed, left, seconds } = lines(request.server.server).take(`${securityEvent} ${request.ip}`)
  if (!allowed) return
  const { method, ip: address } = request
  const path = request.operation?.path ?? request.routeOptions.url
  const more = left === 0 && { suppressedSeconds: seconds }
  request.log.warn(
    { securityEvent, ...subject, address, method, path, requestId: request.id, ...more },
    'security event',
  )
}
