/** A receiver of webhooks: a real HTTP server on the loopback address that keeps what it hears. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'

export type Heard = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }

/** How a request is answered; undefined: not at all. */
export type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | undefined

export type Receiver = {
  readonly url: string
  readonly heard: readonly Heard[]
  /** Waits until `count` requests have been heard. */
  readonly hears: (count: number) => Promise<void>
  /** Answers the coming requests in this order; those after them with 204. */
  readonly answer: (...answers: readonly Answer[]) => void
  readonly close: () => Promise<void>
}

/** Starts a receiver. `onRequest` is called before the answer. */
export async function startReceiver(onRequest: () => void = () => undefined): Promise<Receiver> {
  const heard: Heard[] = []
  const answers: Answer[] = []
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
    onRequest()
    for (const look of waiting) look()
    const answer = answers.length > 0 ? answers.shift() : { status: 204 }
    if (answer) response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/hook`,
    heard,
    hears: count =>
      new Promise(done => {
        const look = () => {
          if (heard.length < count) return
          waiting.delete(look)
          done()
        }
        waiting.add(look)
        look()
      }),
    answer: (...given) => void answers.push(...given),
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The message, if the library of Standard Webhooks finds that `secret` has signed it. Throws otherwise. */
export function verified(secret: string, { body, headers }: Heard): Record<string, unknown> {
  const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  return new Webhook(secret).verify(body, flat) as Record<string, unknown>
}
