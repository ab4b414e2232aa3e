/** A reader of a stream of ours over a real connection. */
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { atMost } from '../tools/counts.ts'

export type StreamEvent = { readonly id?: string; readonly event: string; readonly data: unknown }

export type StreamReader = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** Everything that came so far. */
  readonly events: readonly StreamEvent[]
  /** The text as it came, comments and retry times included. */
  readonly text: () => string
  /** Waits until one of the events fits. */
  readonly until: (fits: (event: StreamEvent) => boolean, timeoutMs?: number) => Promise<StreamEvent>
  /** Ends when the server has ended the stream. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/** The address of the app, which listens from now on. */
export async function listenOnLoopback(app: FastifyInstance, port = 0): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

export async function readStream(url: string, headers: Readonly<Record<string, string>>): Promise<StreamReader> {
  const response = await new Promise<IncomingMessage>((done, failed) => {
    get(url, { headers, agent: false }, done).on('error', failed)
  })
  const events: StreamEvent[] = []
  const looking = new Set<() => void>()
  let text = ''
  let parsed = 0
  const isGzip = response.headers['content-encoding'] === 'gzip'
  const body = isGzip ? response.pipe(createGunzip({ flush: constants.Z_SYNC_FLUSH })) : response
  body.on('data', (bytes: Buffer) => {
    text += bytes
    for (let end = text.indexOf('\n\n', parsed); end >= 0; end = text.indexOf('\n\n', parsed)) {
      const event = eventOf(text.slice(parsed, end))
      if (event) events.push(event)
      parsed = end + 2
    }
    for (const look of looking) look()
  })
  // A stream has no end of its own, so the end of its gzip member is missing.
  body.on('error', () => undefined)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    text: () => text,
    ended: new Promise(done => response.on('close', done)),
    until: (fits, timeoutMs = atMost(10_000)) =>
      new Promise((done, failed) => {
        const timer = setTimeout(
          () => failed(new Error(`Nothing that fits in ${timeoutMs} ms:\n${text.slice(-2000)}`)),
          timeoutMs,
        )
        const look = () => {
          const found = events.find(fits)
          if (!found) return
          clearTimeout(timer)
          looking.delete(look)
          done(found)
        }
        looking.add(look)
        look()
      }),
    close: () => void response.destroy(),
  }
}

function eventOf(block: string): StreamEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
  const event = fields.get('event')
  if (event === undefined) return undefined
  const id = fields.get('id')
  return { event, data: JSON.parse(fields.get('data') || 'null'), ...(id !== undefined && { id }) }
}
