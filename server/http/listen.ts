/** Listens so that many can come at once: Node takes one new connection of a listener in each turn of its event loop. */
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** So many new connections are taken in one turn. */
const listeners = 8

export type Place = { readonly host: string; readonly port: number }

/** Listens, by several listeners where the system shares a port among them. To be called once, before the app is ready. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  // Sharing is for Linux; elsewhere one listener does, and connections wait a little longer in a crowd.
  const reusePort = process.platform === 'linux'
  const others: Server[] = []
  const closed: Promise<unknown>[] = []
  app.addHook('preClose', async () => {
    for (const other of others) closed.push(new Promise(done => other.close(done)))
  })
  app.addHook('onClose', async () => void (await Promise.all(closed)))
  // A port that may be shared would be shared with a server that was forgotten: a listener that shares nothing finds out.
  if (reusePort && port !== 0) await tryAlone({ host, port })
  await app.listen({ host, port, reusePort } as Place)
  const address = app.server.address()
  if (!reusePort || address === null || typeof address === 'string') return
  while (others.length < listeners - 1) {
    // As http makes its own connections.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, socket => app.server.emit('connection', socket))
    others.push(other)
    await started(other, { host: address.address, port: address.port, reusePort })
  }
}

async function tryAlone(place: Place): Promise<void> {
  const server = createServer()
  await started(server, place)
  await new Promise(done => server.close(done))
}

function started(server: Server, place: Place & { readonly reusePort?: boolean }): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(place, () => {
      server.off('error', failed)
      done()
    })
  })
}
