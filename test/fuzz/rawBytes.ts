/** Bytes on a socket that are HTTP, nearly HTTP or nothing. */
import { connect } from 'node:net'
import { pick } from '../../server/ops/sample/seeded.ts'
import type { FuzzedRequest } from './fuzzedRequest.ts'
import type { Random } from './valueOf.ts'

const beginnings: readonly string[] = [
  'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'POST /v1/auth HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n',
  'POST /v1/auth HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /v1/auth HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'POST /v1/auth HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET http://example.com/v1/events HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n',
]

/** A message with some of its bytes changed, doubled or cut; sometimes several in one go. */
export function rawBytes({ method, path, headers, body = '' }: FuzzedRequest, random: Random): Buffer {
  const whole = [
    `${method} ${path} HTTP/1.1`,
    'host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
  const bytes = Buffer.from(random() < 0.4 ? pick(beginnings, random) : whole, random() < 0.5 ? 'utf8' : 'latin1')
  for (let changes = Math.floor(random() * 4); changes > 0 && bytes.length > 0; changes -= 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
  const cut = random() < 0.3 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes
  return random() < 0.2 ? Buffer.concat([cut, cut, bytes]) : cut
}

/** Sends the bytes and the end of the connection; returns what came back. */
export function sendRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const finish = () => {
      socket.destroy()
      done(text)
    }
    socket.on('data', chunk => (text += chunk.toString('latin1')))
    socket.on('error', finish)
    socket.on('close', finish)
    // A stream or a request that waits for the rest would keep the socket open.
    socket.setTimeout(300, finish)
    socket.end(bytes)
  })
}
