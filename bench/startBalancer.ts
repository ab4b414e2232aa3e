import { connect, createServer, type Server, type Socket } from 'node:net'

/** A balancer that knows nothing of HTTP: each connection goes to the next server. Returns the port on which it listens. */
export async function startBalancer(
  ports: readonly number[],
): Promise<{ readonly port: number; readonly close: () => void }> {
  const sockets = new Set<Socket>()
  let turn = 0
  const server: Server = createServer(client => {
    const upstream = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one))
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
