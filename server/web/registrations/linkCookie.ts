/**
 * A personal link becomes a cookie, so that its token leaves the address bar and the history of the browser. The prefix
 * `__Host-` needs https: over plain http browsers drop such a cookie, and the token stays in the address.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'

const days = 60

const nameOf = (event: string, player: string) => `__Host-registration-${event}-${player}`

/** A token, with what a mail added to it. */
export type LinkToken = { readonly token: string; readonly mail?: string | undefined }

/** Keeps the token in the browser; false where the browser would not keep it. */
export function writeLinkCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { event, player, token, mail }: LinkToken & { readonly event: string; readonly player: string },
): boolean {
  if (request.protocol !== 'https') return false
  const cookie = `${nameOf(event, player)}=${mail === undefined ? token : `${token}.${mail}`}; Path=/; Max-Age=${days * 86_400}; Secure; HttpOnly; SameSite=Lax`
  reply.header('set-cookie', cookie)
  return true
}

/** What the browser keeps for this registration; an empty token when it keeps nothing. */
export function readLinkCookie(request: FastifyRequest, event: string, player: string): LinkToken {
  const wanted = nameOf(event, player)
  const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim().split('='))
  const [token = '', mail] = (pairs.find(([name]) => name === wanted)?.[1] ?? '').split('.')
  return { token, mail }
}
