/** The connection is cut after the commit and before the answer, over real sockets; the client tries again. */

import { request } from 'node:http'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entry } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { runs } from '../../../tools/counts.ts'

let world: World
let proxy: Server
let isCutting = true
beforeAll(async () => {
  world = await startWorld()
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  proxy = await cuttingProxy((world.app.server.address() as AddressInfo).port)
})
afterAll(async () => {
  proxy.close()
  await world.close()
})

/** Passes requests on; while it cuts, the first byte of an answer ends the connection in place of reaching the client. */
function cuttingProxy(port: number): Promise<Server> {
  const server = createServer(client => {
    const service = connect(port, '127.0.0.1')
    client.pipe(service)
    service.on('data', chunk => (isCutting ? client.destroy() : client.write(chunk)))
    service.on('error', () => client.destroy())
    client.on('error', () => service.destroy())
    client.on('close', () => service.destroy())
    service.on('close', () => client.destroy())
  })
  return new Promise(done => server.listen(0, '127.0.0.1', () => done(server)))
}

type Answer = { readonly replayed: boolean; readonly results: readonly { readonly result: string }[] } | 'lost'

function post(body: unknown, key: string | undefined): Promise<Answer> {
  return new Promise(done => {
    const sent = request({
      port: (proxy.address() as AddressInfo).port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v1/events/S-110/scores',
      agent: false,
      headers: {
        authorization: `Bearer ${world.token('club')}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    })
    sent.on('error', () => done('lost'))
    sent.on('response', response => {
      let text = ''
      response.on('data', chunk => (text += chunk))
      response.on('end', () =>
        done({ replayed: response.headers['idempotency-replayed'] === 'true', results: JSON.parse(text) }),
      )
      response.on('error', () => done('lost'))
    })
    sent.end(JSON.stringify(body))
  })
}

const times = runs(200, 1000)

test(`${times} lost answers, tried again with the same key or the same entries, have one effect each`, async () => {
  for (let turn = 0; turn < times; turn += 1) {
    const body = [
      entry({ hole: 1 + (turn % 18), strokes: 1 + (turn % 9) }),
      entry({ playerId: 2, hole: 1 + (turn % 18) }),
    ]
    const key = turn % 2 === 0 ? `turn-${turn}` : undefined
    isCutting = true
    expect(await post(body, key)).toBe('lost')
    isCutting = false
    const result = key === undefined ? 'duplicate' : 'accepted'
    const again = await post(body, key)
    expect(again).toMatchObject({ replayed: key !== undefined, results: [{ result }, { result }] })
    if (key === undefined) continue
    expect(await post(body, undefined)).toMatchObject({ results: [{ result: 'duplicate' }, { result: 'duplicate' }] })
  }
  const [count] = await world.rows(
    `select (select count(*) from score_entry where device = 'phone-1') as entries, (select count(*) from audit) as audited, (select count(*) from change) as changes`,
  )
  expect(count).toEqual({ entries: times * 2, audited: times, changes: times })
})
