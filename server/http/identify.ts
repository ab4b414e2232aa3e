/** Who calls, before anything else is looked at: a program by its access token, a person by the session of the console, a helper by a staff link. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOfOwnAccount, type Operation, scopeOf, takesSession } from '../../contract/operation.ts'
import { capabilityOf } from '../../contract/roles/capabilityOf.ts'
import type { Caller } from '../domain/access/callers.ts'
import { sessionOf } from '../domain/access/sessionOf.ts'
import { isFresh } from '../domain/access/sessions.ts'
import { communitiesWhere, isHeldBack, lacksSecondFactor } from '../domain/access/staff.ts'
import { isFromOwnPage } from '../kernel/http/isFromOwnPage.ts'
import { createLimit } from '../kernel/http/limit.ts'
import { readSessionCookie } from '../kernel/http/sessionCookie.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Service } from '../live/service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    /** When it was found out who calls, in the real time of this process. */
    identifiedAt: number
  }
}

type Identify = (op: Operation, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Sets `request.caller` of who asks for an operation. Throws a Refusal with `TOKEN_INVALID`, `UNAUTHORIZED`, `CROSS_SITE`, `SECOND_FACTOR_REQUIRED`, `ROLE_REQUIRED`, `FRESH_LOGIN_REQUIRED` or `RATE_LIMITED`. */
export function createIdentify(service: Service): Identify {
  const most = service.config.requestsPerMinute
  const limit = createLimit(most, () => performance.now())
  const policy = `"default";q=${most};w=60`
  return async (op, request, reply) => {
    if (op.path.startsWith('/console') && op.method !== 'GET' && !isFromOwnPage(request))
      throw new Refusal('CROSS_SITE')
    if (op.access === 'anyone') {
      // Who logs in again is known by the session that the new one replaces.
      if (op.path.startsWith('/console')) request.caller = await sessionOf(service, request)
      return
    }
    request.identifiedAt = performance.now()
    const caller = await callerOf(op, request, service)
    request.caller = caller
    if (caller.token) service.credentialUses.count(caller.token.credentialId, service.clock())
    const { allowed, left, seconds } = limit.take(caller.actor, op.cost)
    reply.header('ratelimit-policy', policy)
    reply.header('ratelimit', `"default";r=${left};t=${seconds}`)
    if (!allowed) {
      reply.header('retry-after', seconds)
      throw new Refusal('RATE_LIMITED', 'credential', { requests: most, seconds })
    }
    requireScope(op, caller)
  }
}

/** What was taken ends within a second, and so does what is known of a caller. */
const goodForMs = 1000

/**
 * Who calls when it is done: until then the body came, as slowly as the caller likes, and others had their turn. What lets somebody
 * in is never decided on what is remembered, because it stays when the caller is gone. Throws as {@link createIdentify} does.
 */
export async function stillCalls(
  op: Operation,
  request: FastifyRequest,
  service: Service,
): Promise<Caller | undefined> {
  const letsIn =
    op.method !== 'GET' && (op.fresh === true || op.secret === true || (takesSession(op) && isOfOwnAccount(op)))
  const isOld = performance.now() - request.identifiedAt > goodForMs
  if (op.access === 'anyone' || !(letsIn || isOld)) return request.caller
  const token = readSessionCookie(service.config.baseUrl, request.headers.cookie)
  if (letsIn && token !== undefined) service.sessions.forget(token)
  const caller = await callerOf(op, request, service)
  requireScope(op, caller)
  return caller
}

/** A program that may only read changes nothing, and is told so before anything else. */
function requireScope(op: Operation, { scope }: Caller): void {
  if (scope === 'read' && scopeOf(op) === 'read write') throw new Refusal('UNAUTHORIZED', 'readOnly')
}

/** A token or a link that is sent counts alone: a program that sends a bad one is told so, whatever cookies it has. */
async function callerOf(op: Operation, request: FastifyRequest, service: Service): Promise<Caller> {
  const { authorization, 'staff-link': link } = request.headers
  if (op.link && typeof link === 'string') {
    const caller = await service.staffLinks.of(link, service.clock())
    if (!caller || !op.link.includes(caller.link.purpose)) throw new Refusal('TOKEN_INVALID', 'staffLink')
    return caller
  }
  if (authorization === undefined) {
    const caller = await sessionOf(service, request)
    if (caller) return checkedSession(op, caller, request, service)
    throw new Refusal('TOKEN_INVALID', takesSession(op) ? 'session' : 'absent')
  }
  if (takesSession(op)) throw new Refusal('TOKEN_INVALID', 'session')
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  if (!token) throw new Refusal('TOKEN_INVALID', 'absent')
  const caller = await service.callers.of(token, service.clock())
  if (!caller) throw new Refusal('TOKEN_INVALID', 'token')
  return caller
}

function checkedSession(op: Operation, caller: Caller, request: FastifyRequest, service: Service): Caller {
  const capability = capabilityOf(op)
  if (!takesSession(op) && capability === undefined) throw new Refusal('TOKEN_INVALID', 'absent')
  if (op.method !== 'GET' && !isFromOwnPage(request)) throw new Refusal('CROSS_SITE')
  if (!caller.staff) return caller
  if (!isOfOwnAccount(op) && isHeldBack(caller.staff, service.config.environment))
    throw new Refusal('SECOND_FACTOR_REQUIRED')
  if (op.access === 'operator' && !caller.staff.account.operator) throw new Refusal('ROLE_REQUIRED', 'operator')
  if (op.fresh && !isFresh(caller.staff.session, service.clock())) throw new Refusal('FRESH_LOGIN_REQUIRED', 'old')
  if (op.fresh && lacksSecondFactor(caller.staff)) throw new Refusal('FRESH_LOGIN_REQUIRED', 'factor')
  return { ...caller, communities: communitiesWhere(caller.staff, capability) }
}
