/** Who calls, before anything else is looked at: a program by its access token, a person by the session of the console, a helper by a staff link. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { capabilityOf } from '../../contract/console/mayOfPublished.ts'
import { isOfOwnAccount, type Operation, takesSession } from '../../contract/operation.ts'
import type { Caller } from '../domain/access/callers.ts'
import { sessionOf } from '../domain/access/sessionOf.ts'
import { isFresh } from '../domain/access/sessions.ts'
import { communitiesWhere, isHeldBack, lacksSecondFactor } from '../domain/access/staff.ts'
import { isFromOwnPage } from '../kernel/http/isFromOwnPage.ts'
import { createLimit } from '../kernel/http/limit.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Service } from '../live/service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

type Identify = (op: Operation) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** A hook for each operation that sets `request.caller`. Throws a Refusal with `TOKEN_INVALID`, `CROSS_SITE`, `SECOND_FACTOR_REQUIRED`, `ROLE_REQUIRED`, `FRESH_LOGIN_REQUIRED` or `RATE_LIMITED`. */
export function createIdentify(service: Service): Identify {
  const most = service.config.requestsPerMinute
  const limit = createLimit(most, () => performance.now())
  const policy = `"default";q=${most};w=60`
  return op => async (request, reply) => {
    if (op.path.startsWith('/console') && op.method !== 'GET' && !isFromOwnPage(request))
      throw new Refusal('CROSS_SITE')
    if (op.access === 'anyone') {
      // Who logs in again is known by the session that the new one replaces.
      if (op.path.startsWith('/console')) request.caller = await sessionOf(service, request)
      return
    }
    const caller = await callerOf(op, request, service)
    request.caller = caller
    const { allowed, left, seconds } = limit.take(caller.actor, op.cost)
    reply.header('ratelimit-policy', policy)
    reply.header('ratelimit', `"default";r=${left};t=${seconds}`)
    if (!allowed) {
      reply.header('retry-after', seconds)
      throw new Refusal('RATE_LIMITED', 'credential', { requests: most, seconds })
    }
  }
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
  const now = service.clock()
  const caller = await service.callers.of(token, now)
  if (!caller) throw new Refusal('TOKEN_INVALID', 'token')
  if (caller.token) service.credentialUses.count(caller.token.credentialId, now)
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
