import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../kernel/http/answer.ts'
import type { Message } from '../kernel/http/message.ts'
import type { Attach, Streamed } from '../kernel/http/reply.ts'
import { readSessionCookie } from '../kernel/http/sessionCookie.ts'
import type { Service } from './service.ts'
import type { Guard } from './streams.ts'

/** Answers with an endless stream of Server-Sent Events; it ends within a second of its token, its session or its reach being withdrawn. */
export function sendStream(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { communityId, attach }: Streamed,
): FastifyReply {
  const { authorization, cookie } = request.headers
  const token = authorization?.replace(/^Bearer +/i, '').trim()
  const session = token === undefined ? (readSessionCookie(service.config.baseUrl, cookie) ?? '') : ''
  const isAllowed = async () => {
    const callers = token === undefined ? service.sessions : service.callers
    const caller = await callers.of(token ?? session, service.clock())
    if (communityId === 'installation') return caller?.staff?.account.operator === true
    return caller?.communities.includes(communityId) ?? false
  }
  return startStream(service, request, reply, { key: `${communityId} ${token ?? session}`, isAllowed }, attach)
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-cache, must-revalidate, no-transform',
  // Otherwise proxies buffer the stream.
  'x-accel-buffering': 'no',
  connection: 'close',
} as const

/** Answers HEAD with what the stream would begin with. */
export function headOfStream(reply: FastifyReply): FastifyReply {
  return reply.headers(streamHeaders).send()
}

/** The same for readers whom `guard` lets in. `beat` is the heartbeat: a comment, or an event where scripts need to hear it. */
export function startStream(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  guard: Guard,
  attach: Attach,
  beat?: Message,
): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip' ? 'gzip' : 'plain'
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  for (const [name, value] of Object.entries(streamHeaders)) reply.raw.setHeader(name, value)
  if (encoding === 'gzip') reply.raw.setHeader('content-encoding', 'gzip')
  reply.raw.flushHeaders()
  const { socket } = reply.raw
  // The stream needs only the socket; request and reply can be freed.
  if (socket) reply.raw.detachSocket(socket)
  if (socket) service.streams.open(socket, encoding, guard, attach, beat)
  return reply
}
