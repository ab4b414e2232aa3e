import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Mail = { readonly from: string; readonly to: string; readonly text: string }

/** A mail server that keeps what it gets, after it has refused the first `refusing`. It knows no mailbox of the address `unknown`. */
export async function startSink(refusing = 0, unknown = '') {
  const heard: Mail[] = []
  const waiting = new Set<() => void>()
  let refused = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(address === unknown ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined)
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      if (refused < refusing) {
        refused += 1
        done(Object.assign(new Error('Not now'), { responseCode: 451 }))
        for (const look of waiting) look()
        return
      }
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom === false ? '' : mailFrom.address
      heard.push({ from, to: rcptTo.map(({ address }) => address).join(), text: Buffer.concat(chunks).toString() })
      done()
      for (const look of waiting) look()
    },
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    heard,
    /** Waits until so many mails were taken and refused. */
    hears: (taken: number, notTaken = refusing) =>
      new Promise<void>(done => {
        const look = () => {
          if (heard.length < taken || refused < notTaken) return
          waiting.delete(look)
          done()
        }
        waiting.add(look)
        look()
      }),
    close: () => new Promise<void>(closed => void server.close(closed)),
  }
}
