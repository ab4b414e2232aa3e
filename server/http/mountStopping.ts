/** A server that stops: requests in progress are answered, new ones are told to come back, slow senders are not waited for. */
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../../contract/errors.ts'
import { problem, problemMediaType } from '../kernel/http/problems.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Service } from '../live/service.ts'

/** So long a request that has begun may take to arrive. */
const arrivalMs = 1000

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends the connections: new requests are refused at once, those that never arrive after a second, all after `mostMs`. */
    stopServing: (mostMs: number) => Promise<void>
  }
}

type InWork = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Gives the app its `stopServing`. To be called before any route is added. */
export function mountStopping(app: FastifyInstance, service: Service): void {
  const sockets = new Set<Socket>()
  const inWork = new Map<Socket, InWork>()
  let stopping = false

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (stopping) {
      reply.header('connection', 'close')
      return done(comeBack())
    }
    const { socket } = request.raw
    inWork.set(socket, { request, reply })
    reply.raw.once('close', () => {
      inWork.delete(socket)
      if (stopping) socket.end()
    })
    done()
  })

  function cutUnfinished(): void {
    for (const socket of sockets) {
      const work = inWork.get(socket)
      if (!work) socket.destroy()
      else if (!work.request.raw.complete) refuseUnfinished(service, work)
    }
  }

  app.decorate('stopServing', async mostMs => {
    stopping = true
    // Their answers say that the connection ends.
    for (const { reply } of inWork.values()) reply.raw.shouldKeepAlive = false
    const cut = setTimeout(cutUnfinished, arrivalMs)
    const end = setTimeout(() => app.server.closeAllConnections(), mostMs)
    try {
      await app.close()
    } finally {
      clearTimeout(cut)
      clearTimeout(end)
    }
  })
}

/** Answers a request whose body has not arrived, past the framework, which waits for it. */
function refuseUnfinished(service: Service, { request, reply }: InWork): void {
  const refusal = comeBack()
  const body = JSON.stringify(problem(refusal, request.id, service.config.baseUrl))
  reply.hijack()
  reply.raw.writeHead(refusals[refusal.code].status, {
    ...refusal.headers,
    'content-type': problemMediaType,
    'content-length': Buffer.byteLength(body),
    'x-request-id': request.id,
    connection: 'close',
  })
  reply.raw.end(body, () => request.raw.socket.destroy())
}

function comeBack(): Refusal {
  return new Refusal('UNAVAILABLE', 'restart', {
    headers: { 'retry-after': String(3 + Math.floor(Math.random() * 5)) },
  })
}
