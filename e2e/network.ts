/** The way from a phone to the server, on a port of its own: it can be cut, lose requests and answers, and lead to another server. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Network = {
  readonly url: string
  readonly set: (on: boolean) => Promise<void>
  /** Every so many-th request fails; every other of these reaches the server, and its answer is lost. 0: none. */
  readonly lose: (every: number) => void
  /** How many requests were lost. */
  readonly lost: () => number
  /** Leads to another server from now on; open connections to the one before are cut. */
  readonly leadTo: (port: number) => void
  /** Shows the scorecard as a newer version: the same code under other addresses. */
  readonly renewApp: () => void
  /** Loses every request for such an address. */
  readonly loseAll: (address: RegExp | undefined) => void
  readonly close: () => Promise<void>
}

const appFile = /\/scorecard\/(app|codes)-([0-9a-f]{12})(-new)?\./g

export async function startNetwork(port: number): Promise<Network> {
  let server: Server | undefined
  let own = 0
  let target = port
  let every = 0
  let count = 0
  let lost = 0
  let isNewer = false
  let neverArrives: RegExp | undefined

  function fate(): 'passes' | 'never arrives' | 'loses the answer' {
    count += 1
    if (every === 0 || count % every !== 0) return 'passes'
    lost += 1
    return lost % 2 === 0 ? 'loses the answer' : 'never arrives'
  }

  function pass(phone: IncomingMessage, answer: ServerResponse): void {
    const what = neverArrives?.test(phone.url ?? '') ? 'never arrives' : fate()
    if (what === 'never arrives') return void phone.socket.destroy()
    const { 'accept-encoding': encoding, ...headers } = phone.headers
    const path = (phone.url ?? '/').replace('-new.', '.')
    const sent = request({
      port: target,
      host: '127.0.0.1',
      method: phone.method,
      path,
      headers: isNewer ? headers : phone.headers,
    })
    sent.on('error', () => phone.socket.destroy())
    sent.on('response', async from => {
      if (what === 'loses the answer') {
        await from.toArray().catch(() => undefined)
        return void phone.socket.destroy()
      }
      if (isNewer && /html|javascript/.test(String(from.headers['content-type']))) {
        const text = Buffer.concat(await from.toArray()).toString()
        const { 'content-length': _, etag: _tag, ...others } = from.headers
        answer.writeHead(from.statusCode ?? 500, others).end(text.replaceAll(appFile, '/scorecard/$1-$2-new.'))
        return
      }
      answer.writeHead(from.statusCode ?? 500, from.headers)
      from.on('error', () => phone.socket.destroy())
      from.pipe(answer)
    })
    answer.on('close', () => sent.destroy())
    phone.pipe(sent)
  }

  async function set(on: boolean): Promise<void> {
    const old = server
    server = undefined
    if (old)
      await new Promise(done => {
        old.close(done)
        old.closeAllConnections()
      })
    if (!on) return
    const made = createServer(pass)
    await new Promise<void>(done => made.listen(own, '127.0.0.1', done))
    own = (made.address() as AddressInfo).port
    server = made
  }

  await set(true)
  return {
    url: `http://127.0.0.1:${own}`,
    set,
    lose: part => {
      every = part
    },
    lost: () => lost,
    leadTo: next => {
      target = next
      server?.closeAllConnections()
    },
    renewApp: () => {
      isNewer = true
    },
    loseAll: address => {
      neverArrives = address
    },
    close: () => set(false),
  }
}
