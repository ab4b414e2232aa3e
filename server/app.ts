/** The HTTP service: one Fastify instance with the operations, the documents and the pages. */

import type { Socket } from 'node:net'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { refusals } from '../contract/errors.ts'
import { Refusal } from './handler.ts'
import { mountDocuments } from './http/documents.ts'
import { hasHalfCharacter } from './http/halfCharacter.ts'
import { mountOperations, sendProblem, setCommonHeaders } from './http/mount.ts'
import { problem, refusalOf } from './http/problems.ts'
import { withoutTokens } from './http/withoutTokens.ts'
import { mountRegistration } from './registration/mountRegistration.ts'
import { mountScorecard } from './scorecard/mountScorecard.ts'
import type { Service } from './service.ts'
import { mountLinkPages } from './webLinks/pages.ts'

const mostBodyBytes = 1024 * 1024
const mostUrlBytes = 8 * 1024

/** Builds the service; it listens when the caller says so. */
export async function createApp(service: Service): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: mostBodyBytes,
    requestTimeout: 10_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 500, maxHeaderSize: 32 * 1024 },
    routerOptions: { maxParamLength: 4000, ignoreTrailingSlash: false },
    trustProxy: service.config.trustProxy,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: service.config.logLevel,
      serializers: { req: () => ({}) },
      hooks: { streamWrite: withoutTokens },
    },
    frameworkErrors: (error, request, reply) => sendProblem(service, error, request, reply),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, service),
  })
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.addHttpMethod('QUERY', { hasBody: true, overrideExisting: true })
  parseJsonOnly(app)
  app.addHook('onRequest', async (request, reply) => {
    setCommonHeaders(service, request, reply)
    if (request.url.length > mostUrlBytes)
      throw new Refusal(
        'URI_TOO_LONG',
        `The address has ${request.url.length} characters; ${mostUrlBytes} is the most. Put search criteria into the body.`,
      )
  })
  app.setErrorHandler((error, request, reply) => sendProblem(service, error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    sendProblem(
      service,
      new Refusal('NOT_FOUND', 'There is no such path. The reference at /docs lists all of them.'),
      request,
      reply,
    ),
  )
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'],
    exposedHeaders: [
      'ETag',
      'Link',
      'X-Request-Id',
      'X-Environment',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'Idempotency-Replayed',
    ],
    maxAge: 86_400,
  })
  // Streams have no end of their own: a server that stops ends them, and their readers come back.
  app.addHook('preClose', async () => service.streams.close())
  mountOperations(app, service)
  await mountDocuments(app, service)
  mountLinkPages(app, service)
  mountRegistration(app, service)
  mountScorecard(app, service)
  return app
}

/** JSON is the only body; an empty one is none. `__proto__` and `constructor` are refused. */
function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/([\w.-]+\+)?json$/, { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') done(null, undefined)
    else if (hasHalfCharacter(text))
      done(new Refusal('MALFORMED_JSON', 'The body has half of a surrogate pair in a \\u escape: write both halves.'))
    else parse(request, text, done)
  })
}

/** What went wrong before there was a request: malformed HTTP, headers too large, headers or body too slow. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket, service: Service): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new Refusal('REQUEST_TIMEOUT', 'Send the headers within 5 seconds and the whole request within 10.')
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? new Refusal('URI_TOO_LONG', 'The address and the headers together are too long.')
        : error.code === 'HPE_INVALID_METHOD'
          ? new Refusal('METHOD_NOT_ALLOWED', 'The method is not known.')
          : refusalOf(new Refusal('VALIDATION', 'This is not a valid HTTP request.'))
  const body = JSON.stringify(problem(refusal, crypto.randomUUID(), service.config.baseUrl))
  socket.end(
    `HTTP/1.1 ${refusals[refusal.code].status} ${refusals[refusal.code].title}\r\ncontent-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
