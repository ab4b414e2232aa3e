/**
 * A personal link becomes a cookie, so that its token leaves the address bar and the history of the browser. The prefix
 * `__Host-` needs https: over plain http browsers drop such a cookie, and the token stays in the address.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'

const days = 60

const nameOf = (event: string, player: string) => `__Host-registration-${event}-${player}`

/** Keeps the token in the browser; false where the browser would not keep it. */
export function keepToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { event, player, token }: { readonly event: string; readonly player: string; readonly token: string },
): boolean {
  if (request.protocol !== 'https') return false
  const cookie = `${nameOf(event, player)}=${token}; Path=/; Max-Age=${days * 86_400}; Secure; HttpOnly; SameSite=Lax`
  reply.header('set-cookie', cookie)
  return true
}

/** The token that the browser keeps for this registration; empty when there is none. */
export function keptToken(request: FastifyRequest, event: string, player: string): string {
  const wanted = nameOf(event, player)
  const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim().split('='))
  return pairs.find(([name]) => name === wanted)?.[1] ?? ''
}
