/** The HTTP service: one Fastify instance with the operations, the documents and the pages. */

import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { refusals } from '../contract/errors.ts'
import { said } from '../contract/words/say.ts'
import { boundConnections, connectionLimits } from './http/connections.ts'
import { mountInterface } from './http/interface/mountInterface.ts'
import { mountOperations } from './http/mountOperations.ts'
import { mountStopping } from './http/mountStopping.ts'
import { readJson } from './http/readJson.ts'
import { mostParamLength, routeOperations } from './http/routeOperations.ts'
import { sendProblem, setCommonHeaders } from './http/sendProblem.ts'
import { takeTurns } from './http/takeTurns.ts'
import { withoutTokens } from './http/withoutTokens.ts'
import { loggedError } from './kernel/http/loggedError.ts'
import { prefers } from './kernel/http/mediaType.ts'
import { below } from './kernel/http/pointerAt.ts'
import { problem, refusalOf } from './kernel/http/problems.ts'
import { Refusal } from './kernel/refusal.ts'
import type { Service } from './live/service.ts'
import { mountClub } from './web/club/mountClub.ts'
import { mountConsole } from './web/console/mountConsole.ts'
import { mountEntryPages } from './web/console/mountEntryPages.ts'
import { mountHelperPages } from './web/console/mountHelperPages.ts'
import { sendNoPage } from './web/links/linkGuard.ts'
import { mountLinkPages } from './web/mountLinkPages.ts'
import { mountRegistration } from './web/registrations/mountRegistration.ts'
import { mountScorecard } from './web/scorecard/mountScorecard.ts'

const mostBodyBytes = 1024 * 1024
const mostUrlBytes = 8 * 1024

/** Builds the service; it listens when the caller says so. The log goes to `log`, else to the output of the process. */
export async function createApp(service: Service, log?: Writable): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: mostBodyBytes,
    requestTimeout: 10_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 500, maxHeaderSize: 32 * 1024 },
    routerOptions: { maxParamLength: mostParamLength, ignoreTrailingSlash: false },
    trustProxy: trustedProxies(service),
    forceCloseConnections: 'idle',
    // Refused by mountStopping, with a problem like any other.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged names its request itself; most requests log nothing.
    childLoggerFactory: logger => logger,
    logger: {
      level: service.config.logLevel,
      // As the lines of `kernel/log.ts`.
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: severity => ({ severity }) },
      ...(log && { stream: log }),
      serializers: { req: () => ({}), error: loggedError, err: loggedError },
      hooks: { streamWrite: withoutTokens },
    },
    frameworkErrors: (error, request, reply) => sendProblem(service, error, request, reply),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, service),
  })
  const { poolSize, trustProxy } = service.config
  boundConnections(app.server, connectionLimits({ poolSize, isBehindProxy: Boolean(trustProxy) }), socket =>
    refuseSocket(socket, new Refusal('UNAVAILABLE', 'connections'), service),
  )
  takeTurns(app.server)
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.addHttpMethod('HEAD', { hasBody: true, overrideExisting: true })
  app.addHttpMethod('QUERY', { hasBody: true, overrideExisting: true })
  readJson(app)
  routeOperations(app)
  const warnOfProxy = proxyWarning(service)
  app.addHook('onRequest', (request, reply, done) => {
    warnOfProxy(request)
    setCommonHeaders(service, request, reply)
    if (request.url.length > mostUrlBytes)
      done(new Refusal('URI_TOO_LONG', 'address', { characters: request.url.length, most: mostUrlBytes }))
    else done(request.url.includes('%00') ? nullInAddress(request) : undefined)
  })
  mountStopping(app, service)
  app.setErrorHandler((error, request, reply) => sendProblem(service, error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    isForPerson(request)
      ? sendNoPage(service, reply)
      : sendProblem(service, new Refusal('NOT_FOUND', 'path'), request, reply),
  )
  // Answers what a browser asks before a request of another site; the headers of all others are in setCommonHeaders.
  await app.register(async preflights => {
    await preflights.register(cors, {
      origin: '*',
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'],
      maxAge: 86_400,
    })
  })
  // Streams have no end of their own: a server that stops ends them, and their readers come back.
  app.addHook('preClose', async () => service.streams.close())
  mountOperations(app, service)
  await mountInterface(app, service)
  mountLinkPages(app, service)
  mountClub(app, service)
  mountRegistration(app, service)
  mountScorecard(app, service)
  mountEntryPages(app, service)
  mountConsole(app, service)
  mountHelperPages(app, service)
  return app
}

function nullInAddress({ query, params }: FastifyRequest): Refusal {
  const parts = { ...(query as object), ...(params as object) }
  const [name] = Object.entries(parts).find(part => part.flat().join().includes('\0')) ?? []
  const errors =
    name === undefined ? [] : [{ pointer: below('', name), message: said('fields.mustNotHaveNullCharacter') }]
  return new Refusal('VALIDATION', 'nullInAddress', { errors })
}

/** Whose word on the client's address is taken: the last so many of the list that proxies write, or those of some networks. */
function trustedProxies({ config: { trustProxy } }: Service) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy
  return trustProxy && [...trustProxy]
}

/** Behind a proxy that nobody told us of, all clients are one address, and its limits are shared: said once. */
function proxyWarning({ config }: Service): (request: FastifyRequest) => void {
  let isSaid = config.trustProxy !== false
  return request => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return
    isSaid = true
    request.log.warn(
      'A request came through a reverse proxy (X-Forwarded-For), but TRUST_PROXY is not set: all clients count as one address. Set TRUST_PROXY=1, or as many proxies as there are.',
    )
  }
}

/** What went wrong before there was a request: malformed HTTP, headers too large, headers or body too slow. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket, service: Service): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new Refusal('REQUEST_TIMEOUT')
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? new Refusal('URI_TOO_LONG', 'headers')
        : error.code === 'HPE_INVALID_METHOD'
          ? new Refusal('METHOD_NOT_ALLOWED', 'unknown')
          : refusalOf(new Refusal('VALIDATION', 'http'))
  refuseSocket(socket, refusal, service)
}

/** Answers on a socket that has no request, and gives its file back at once. */
function refuseSocket(socket: Socket, refusal: Refusal, service: Service): void {
  const { status, title } = refusals[refusal.code]
  const body = JSON.stringify(problem(refusal, crypto.randomUUID(), service.config.baseUrl))
  const retry = refusal.code === 'UNAVAILABLE' ? 'retry-after: 5\r\n' : ''
  socket.on('error', () => undefined)
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${retry}x-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}

/** A browser that opens an address shows what comes back: a page, not a problem for programs. */
function isForPerson({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/v1') && prefers(headers.accept, 'text/html')
}
