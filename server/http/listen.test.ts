import { type AddressInfo, connect, createServer } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { needs } from '../../test/needs.ts'
import { listen } from './listen.ts'

const isShared = needs(
  process.platform === 'linux',
  'several listeners on one port, which other systems do not have',
  'npm test on Linux',
)

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

async function listening(): Promise<FastifyInstance> {
  const app = Fastify()
  app.get('/', async () => 'here')
  await listen(app, { host: '127.0.0.1', port: 0 })
  return app
}

test.runIf(isShared)('several new connections are taken in each turn of the event loop', async () => {
  const app = await listening()
  const turnsMs = 30
  let turns = 0
  let taken = 0
  let busy = true
  app.server.on('connection', () => {
    taken += 1
  })
  const turn = () => {
    turns += 1
    for (const end = performance.now() + turnsMs; performance.now() < end; );
    if (busy) setImmediate(turn)
  }
  const crowd = 64
  const sockets = Array.from({ length: crowd }, () => connect(portOf(app), '127.0.0.1'))
  await Promise.all(sockets.map(socket => new Promise(done => socket.once('connect', done))))
  setImmediate(turn)
  await new Promise<void>(done => {
    const look = () => (taken === crowd ? done() : setImmediate(look))
    look()
  })
  busy = false
  for (const socket of sockets) socket.destroy()
  await app.close()
  // One in each turn would be 64; the kernel shares them out by chance.
  expect(turns).toBeLessThan(crowd / 2)
})

test('a port that is shared by somebody else is not taken', async () => {
  const other = createServer()
  const reusePort = process.platform === 'linux'
  await new Promise<void>(done => other.listen({ host: '127.0.0.1', port: 0, reusePort }, done))
  const { port } = other.address() as AddressInfo
  const app = Fastify()
  await expect(listen(app, { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE')
  await app.close()
  await new Promise(done => other.close(done))
})

test('nobody listens after the end, and whoever was being served is answered', async () => {
  const app = Fastify()
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  let asked = 0
  app.get('/', async () => {
    asked += 1
    if (asked === 24) begun.resolve()
    await goOn.promise
    return 'here'
  })
  await listen(app, { host: '127.0.0.1', port: 0 })
  const port = portOf(app)
  const answers = Array.from({ length: 24 }, () =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then(response => response.text()),
  )
  await begun.promise
  const closed = app.close()
  goOn.resolve()
  expect(await Promise.all(answers)).toEqual(Array(24).fill('here'))
  await closed
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})
