import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Peer } from './startPeer.ts'

/** node:http that answers everything as `sent` was answered: the same status, headers and bytes. */
export async function sendBytes(sent: {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}): Promise<Peer> {
  const own = Object.entries(sent.headers).filter(
    ([name]) => !/^(connection|keep-alive|date|transfer-encoding|content-length)$/.test(name),
  )
  const headers = { ...Object.fromEntries(own), ...(sent.status !== 304 && { 'content-length': sent.bytes.length }) }
  const server = createServer((_request, response) => {
    response.writeHead(sent.status, headers)
    response.end(sent.bytes)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise(done => server.close(() => done())),
  }
}
