import pg from 'pg'
import { channel } from './listenFor.ts'

const pauseMs = 50

export type Notifier = { readonly notify: (subject: string) => void; readonly close: () => Promise<void> }

/**
 * Notifies listening servers that something has changed: each subject once, at most every 50 ms, over a connection of its
 * own. A notification is only a hint and may be lost, so listeners poll as well.
 */
export function createNotifier(url: string): Notifier {
  const waiting = new Set<string>()
  let client: Promise<pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    const subjects = [...waiting]
    waiting.clear()
    try {
      client ??= connected(url, () => {
        client = undefined
      })
      await (await client).query('select pg_notify($1, s) from unnest($2::text[]) s', [channel, subjects])
    } catch {
      client = undefined
    }
  }

  function flush(): void {
    sending = send()
    timer = setTimeout(() => {
      timer = undefined
      if (waiting.size > 0) flush()
    }, pauseMs)
    timer.unref()
  }

  return {
    notify(subject) {
      waiting.add(subject)
      if (!timer) flush()
    },
    async close() {
      clearTimeout(timer)
      await sending
      await (await client?.catch(() => undefined))?.end().catch(() => undefined)
    },
  }
}

async function connected(url: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'caddiemaster notify', keepAlive: true })
  client.on('error', onEnd)
  client.on('end', onEnd)
  await client.connect()
  return client
}
