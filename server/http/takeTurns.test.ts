import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { takeTurns } from './takeTurns.ts'

let server: Server
afterEach(() => server.close())

/** A server that tells what began in which turn of the event loop, and how to ask it from a connection of one's own. */
async function listening() {
  const begun: { readonly method: string; readonly path: string; readonly turn: number }[] = []
  let turn = 0
  let open = true
  const count = () => {
    turn += 1
    if (open) setImmediate(count)
  }
  setImmediate(count)
  server = createServer(({ method = '', url: path = '' }, response) => {
    begun.push({ method, path, turn })
    response.end()
  })
  server.on('close', () => {
    open = false
  })
  takeTurns(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  /** When the server has it, which is later than when it is connected. */
  const opened = async () => {
    const taken = new Promise(done => server.once('connection', done))
    const socket = connect(port, '127.0.0.1')
    await taken
    return (method: string, path: string): Promise<string> => {
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      return new Promise(answered => socket.once('data', data => answered(String(data).slice(9, 12))))
    }
  }
  const openMany = async () => {
    const clients: Awaited<ReturnType<typeof opened>>[] = []
    while (clients.length < readers) clients.push(await opened())
    return clients
  }
  return { begun, opened, openMany }
}

const readers = 200

test('few reads begin in each turn, in the order in which they came, and all are answered', async () => {
  const { begun, openMany } = await listening()
  const clients = await openMany()
  const statuses = await Promise.all(clients.map((ask, index) => ask('GET', `/${index}`)))
  expect(statuses).toEqual(Array(readers).fill('200'))
  const ofTurn = Object.values(Object.groupBy(begun, ({ turn }) => turn)).map(one => one?.length ?? 0)
  // Those that begin at once and those that waited may meet in one turn of the count.
  expect(Math.max(...ofTurn)).toBeLessThanOrEqual(16)
  const waited = begun.map(({ path }) => Number(path.slice(1)))
  expect(waited).toEqual(waited.toSorted((a, b) => a - b))
})

test('what changes something begins before the reads that came earlier and wait', async () => {
  const { begun, opened, openMany } = await listening()
  const clients = await openMany()
  const last = await opened()
  await Promise.all([...clients.map(ask => ask('GET', '/board')), last('POST', '/score')])
  expect(begun.findIndex(({ method }) => method === 'POST')).toBeLessThan(readers / 2)
})

test('who has gone is not served', async () => {
  const { begun, openMany } = await listening()
  const clients = await openMany()
  const [gone] = await Promise.all([leaving(), ...clients.map(ask => ask('GET', '/board'))])
  expect(begun.some(({ path }) => path === gone)).toBe(false)

  /** Asks behind all others and hangs up before its turn can come. */
  async function leaving(): Promise<string> {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await new Promise(done => socket.once('connect', done))
    await new Promise(done => socket.write('GET /gone HTTP/1.1\r\nhost: x\r\n\r\n', done))
    socket.resetAndDestroy()
    return '/gone'
  }
})
